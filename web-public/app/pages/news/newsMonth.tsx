import { news } from '@flou/shared/content/types/news.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { monthOf } from '@flou/shared/strings/calendar.ts'
import { contentContext } from '../../contentContext.ts'
import { longMonth } from '../../elements/day.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { newsTexts } from '../../texts/pages/news.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage, requireFound } from '../reading/readPage.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import { readTeasers } from './teaser.ts'
import type { Route } from './+types/newsMonth'
import styles from './archive.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { month } = args.params
  const { source } = args.context.get(contentContext)
  requireFound(/^\d{4}-\d{2}$/.test(month) || undefined)
  const [{ head }, articles, [before], [after]] = await Promise.all([
    readPage('newsMonth', args),
    readTeasers(source, { range: { startsWith: month } }),
    source.list(news, { range: { below: month }, limit: 1 }),
    source.list(news, { range: { from: `${month}-32` }, isReversed: true, limit: 1 }),
  ])
  return {
    head,
    month,
    articles: requireFound(articles.length > 0 ? articles : undefined),
    before: before && monthOf(before.publishDate),
    after: after && monthOf(after.publishDate),
  }
}

export default function NewsMonth({
  loaderData: { head: plain, month, articles, before, after },
}: Route.ComponentProps) {
  const { t } = useTexts(newsTexts)
  const { language } = useSite()
  const title = t('newsOn', { name: longMonth(month, language) })
  const head = {
    ...plain,
    title,
    name: title,
    description: t('monthText', { month: longMonth(month, language), count: articles.length }),
    ...(before && { next: pathTo('newsMonth', before) }),
  }
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} />
      <section className="wrap section">
        <ul className={styles['rows']}>
          {articles.map((article) => (
            <li key={article.id} className={styles['row']} lang={article.lang}>
              <ArticleMeta article={article} />
              <h2 className={styles['title']}>
                <SiteLink to={pathTo('news', article.slug)}>{article.title}</SiteLink>
              </h2>
            </li>
          ))}
        </ul>
        <p className={styles['neighbours']}>
          {after && (
            <SiteLink to={pathTo('newsMonth', after)} className={styles['after']} rel="prev">
              {longMonth(after, language)}
            </SiteLink>
          )}
          {before && (
            <SiteLink to={pathTo('newsMonth', before)} className="arrow-link" rel="next">
              {longMonth(before, language)}
            </SiteLink>
          )}
        </p>
      </section>
    </>
  )
}
