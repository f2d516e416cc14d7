import type { Language } from '@flou/shared/locale.ts'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import { introductionTexts } from '../../texts/pages/introduction.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './introduction.module.css'

interface Milestone {
  id: number
  year: number | null
  title: string
  lang: Language
}
type Year = readonly [year: number | null, milestones: Milestone[]]

const OPEN = 4

function Years({ years }: { years: readonly Year[] }) {
  return (
    <ol className={styles['years']}>
      {years.map(([year, milestones]) => (
        <li key={year} className={styles['year']}>
          <h3>{year}</h3>
          <ul>
            {milestones.map(({ id, title, lang }) => (
              <li key={id} lang={lang}>
                {title}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

interface TimelineProps {
  heading: { title: string; content: string } | undefined
  milestones: readonly Milestone[]
}

export function Timeline({ heading, milestones }: TimelineProps) {
  const { t } = useTexts(introductionTexts)
  const years: Year[] = [...Map.groupBy(milestones, ({ year }) => year)]
  if (years.length === 0) return null
  const earlier = years.slice(OPEN)
  return (
    <section className="wrap section" id="milestones">
      <SectionHeading title={heading?.title ?? t('milestones')} text={heading?.content ?? ''} />
      <Years years={years.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <details className={styles['earlier']}>
          <summary>
            <span className={styles['closed']}>{t('earlier')}</span>
            <span className={styles['open']}>{t('fewer')}</span>
          </summary>
          <Years years={earlier} />
        </details>
      )}
    </section>
  )
}
