import { RichText } from '../../../elements/RichText.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './Details.module.css'
import type { ProductBody } from './splitBody.ts'

interface DetailsProps {
  sections: ProductBody['details']
  anchor: string
}

/** Native `details`; the anchor inside makes links open the section. */
export function Details({ sections, anchor }: DetailsProps) {
  const { t } = useTexts(productTexts)
  if (sections.length === 0) return null
  return (
    <section className="wrap section" id={anchor}>
      <SectionHeading title={t('details')} />
      <div className={styles['sections']}>
        {sections.map((section, index) => (
          <details key={section.anchor} className={styles['section']} open={index === 0}>
            <summary>
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
