import { pathTo } from '@flou/shared/paths.ts'
import { newsTexts } from '../../texts/pages/news.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import type { ArticleTeaser } from './teaser.ts'
import styles from './NewsTeaser.module.css'

interface NewsTeaserProps {
  title: { title: string; content: string } | undefined
  articles: readonly ArticleTeaser[]
}

export function NewsTeaser({ title, articles }: NewsTeaserProps) {
  const { t } = useTexts(newsTexts)
  if (articles.length === 0) return null
  return (
    <section className="section tinted">
      <div className="wrap">
        <SectionHeading title={title?.title ?? t('news')} text={title?.content ?? ''} />
        <div className={`${styles['teasers']} swipe`}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} level={3} />
          ))}
        </div>
        <p>
          <SiteLink to={pathTo('newsList')} className="arrow-link">
            {t('allNews')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
