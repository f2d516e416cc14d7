import { RichText } from '../../../elements/RichText.tsx'
import { useScreen, WIDE } from '../../../elements/useScreen.ts'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './Details.module.css'
import type { ProductBody } from './splitBody.ts'

interface DetailsProps {
  sections: ProductBody['details']
  anchor: string
}

/**
 * Collapsed on phones. Wide screens show all sections by style, so that opening them after hydration shifts
 * nothing. The anchor inside makes links open the section.
 */
export function Details({ sections, anchor }: DetailsProps) {
  const { t } = useTexts(productTexts)
  const isWide = useScreen(WIDE)
  if (sections.length === 0) return null
  return (
    <section className="wrap section" id={anchor}>
      <SectionHeading title={t('details')} />
      <div className={styles['sections']}>
        {sections.map((section) => (
          <details key={section.anchor} className={styles['section']} open={isWide}>
            <summary {...(isWide && { tabIndex: -1 })}>
              <h3>{section.title}</h3>
            </summary>
            <span id={section.anchor} className={styles['anchor']} />
            <RichText html={section.html} className={styles['text']} />
          </details>
        ))}
      </div>
    </section>
  )
}
