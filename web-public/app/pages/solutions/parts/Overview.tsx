import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import type { Part } from '../../../sections/blocks/part.ts'
import { useTexts } from '../texts.ts'
import styles from '../solutions.module.css'

interface OverviewProps {
  anchor: string
  /** The record's own text. */
  content: string
  part: Part
  category: PublicReference | null
  /** The sub-category, on pages of what belongs to one. */
  area?: PublicReference | null
}

/** Where the record belongs. */
function Facts({ category, area }: Pick<OverviewProps, 'category' | 'area'>) {
  const { t } = useTexts()
  return (
    <dl className={styles['facts']}>
      {category && (
        <div>
          <dt>{t('category')}</dt>
          <dd>{category.title}</dd>
        </div>
      )}
      {area && (
        <div>
          <dt>{t('area')}</dt>
          <dd>
            <SiteLink to={pathTo('solutionSubCategory', area.slug)} className="arrow-link">
              {area.title}
            </SiteLink>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** What the record is about: its own text, and the part that goes deeper. */
export function Overview({ anchor, content, part, category, area }: OverviewProps) {
  const { t } = useTexts()
  return (
    <div id={anchor}>
      <section className={`wrap section ${styles['overview']}`}>
        <div>
          <h2>{t('overview')}</h2>
          <Facts category={category} area={area ?? null} />
        </div>
        <RichText html={content} className={styles['lead']} />
      </section>
      <PagePart part={part} />
    </div>
  )
}
