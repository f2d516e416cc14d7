import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { ArticleMeta } from '../ArticleMeta.tsx'
import type { ArticleName } from '../teaser.ts'
import styles from './MostRead.module.css'

interface MostReadProps {
  section: { title: string; content: string; articles: readonly ArticleName[] }
}

export function MostRead({ section: { title, content, articles } }: MostReadProps) {
  if (articles.length === 0) return null
  return (
    <section className="section tinted">
      <div className="wrap">
        <SectionHeading title={title} text={content} />
        <ol className={styles['ranks']}>
          {articles.map((article) => (
            <li key={article.id} className={styles['rank']} lang={article.lang}>
              <ArticleMeta article={article} />
              <h3 className={styles['title']}>
                <SiteLink to={pathTo('news', article.slug)} className={styles['link']}>
                  {article.title}
                </SiteLink>
              </h3>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
