import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import type { MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from '../solutions.module.css'

interface OverviewProps {
  anchor: string
  content: string
  block: MediaBlock
  category: PublicReference | null
  area?: PublicReference | null
}

function Facts({ category, area }: Pick<OverviewProps, 'category' | 'area'>) {
  const { t } = useTexts(solutionTexts)
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

export function Overview({ anchor, content, block, category, area }: OverviewProps) {
  const { t } = useTexts(solutionTexts)
  return (
    <div id={anchor}>
      <section className={`wrap section ${styles['overview']}`}>
        <div>
          <h2>{t('overview')}</h2>
          <Facts category={category} area={area ?? null} />
        </div>
        <RichText html={content} className={styles['lead']} />
      </section>
      <PageBlock block={block} />
    </div>
  )
}
