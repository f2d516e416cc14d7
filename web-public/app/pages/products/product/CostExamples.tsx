import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import type { CostExample } from '../../../sections/costExample.ts'
import { ExampleCard } from '../../../sections/ExampleCard.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { exampleTexts } from '../../../texts/pages/calculator/examples.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './CostExamples.module.css'

export function CostExamples({ name, examples }: { name: string; examples: readonly CostExample[] }) {
  const { t } = useTexts(exampleTexts)
  if (examples.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHeading title={t('costOf', { name })} />
      <div className={`${styles['examples']} swipe`}>
        {examples.map((example) => (
          <ExampleCard key={example.id} example={example}>
            <SiteLink to={pathTo('calculator') + (example.price?.hash ?? '')} className="arrow-link">
              {t('open')}
              <span className="only-heard">: {example.title}</span>
            </SiteLink>
          </ExampleCard>
        ))}
      </div>
    </section>
  )
}
