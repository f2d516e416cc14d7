import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { newsTexts } from '../../../texts/pages/news.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import { ArticleCard } from '../ArticleCard.tsx'
import type { ArticleTeaser } from '../teaser.ts'
import { Pager } from '../../../sections/list/Pager.tsx'
import styles from './ArticleList.module.css'

interface ArticleListProps {
  page: NumberedPage<ArticleTeaser>
  title?: { title: string; content: string } | undefined
  isOpening?: boolean
}

export function ArticleList({ page, title, isOpening = false }: ArticleListProps) {
  const { t } = useTexts(newsTexts)
  const { records: articles } = page
  const level = title ? 3 : 2
  if (articles.length === 0) return <p className="wrap section">{t('noNews')}</p>
  return (
    <section className={`wrap section ${styles['list']}`}>
      {title && <SectionHeading title={title.title} text={title.content} />}
      <div className={styles['cards']} data-opening={isOpening || undefined}>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            level={level}
            isLarge={isOpening && index === 0}
            isFirst={!title && index === 0}
          />
        ))}
      </div>
      <Pager list={page}>
        <SiteLink to={pathTo('newsArchive')} className="arrow-link">
          {t('archive')}
        </SiteLink>
      </Pager>
    </section>
  )
}
