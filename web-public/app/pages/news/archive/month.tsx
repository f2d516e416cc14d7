import { news, newsSeo } from '@flou/shared/content/types/news.ts'
import { ARCHIVE, archivePath, monthOf, NEWS } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { BreadcrumbThing } from '../../../elements/structuredData/BreadcrumbThing.tsx'
import { longMonth } from '../../../elements/day.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { useSite } from '../../../useSite.ts'
import { requireFound } from '../../requireFound.ts'
import { ArticleMeta } from '../ArticleMeta.tsx'
import { readTeasers } from '../teaser.ts'
import type { Route } from './+types/month'
import styles from './archive.module.css'

export async function loader({ context, params: { month } }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  requireFound(/^\d{4}-\d{2}$/.test(month) || undefined)
  const [articles, [before], seo] = await Promise.all([
    readTeasers(source, { range: { startsWith: month } }),
    source.list(news, { range: { below: month }, limit: 1 }),
    source.section(newsSeo),
  ])
  return {
    month,
    articles: requireFound(articles.length > 0 ? articles : undefined),
    before: before && monthOf(before.publishDate),
    image: seo?.seoMedia ?? null,
  }
}

/** `/news-and-information/archive/{yyyy-mm}`: everything of a month. */
export default function Month({ loaderData: { month, articles, before, image } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useSite()
  const title = t('newsOn', { name: longMonth(month, language) })
  const description = t('monthText', { month: longMonth(month, language), number: articles.length })
  const trail = [
    { title: t('home'), path: '/' },
    { title: t('news'), path: NEWS },
    { title: t('archive'), path: ARCHIVE },
  ]
  return (
    <>
      <PageHead seo={{ title, description, image, ...(before && { next: archivePath(before) }) }} />
      <BreadcrumbThing trail={trail} title={title} />
      <PlainHeader trail={trail} title={title} />
      <section className="wrap section">
        <ul className={styles['rows']}>
          {articles.map((article) => (
            <li key={article.id} className={styles['row']} lang={article.lang}>
              <ArticleMeta article={article} />
              <h2 className={styles['title']}>
                <SiteLink to={`${NEWS}/${article.slug}`}>{article.title}</SiteLink>
              </h2>
            </li>
          ))}
        </ul>
        {before && (
          <SiteLink to={archivePath(before)} className="arrow-link" rel="next">
            {longMonth(before, language)}
          </SiteLink>
        )}
      </section>
    </>
  )
}
