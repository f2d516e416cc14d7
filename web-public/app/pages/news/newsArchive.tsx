import { news } from '@flou/shared/content/types/news.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { monthOf } from '@flou/shared/strings/calendar.ts'
import { contentContext } from '../../contentContext.ts'
import { longMonth } from '../../elements/day.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { newsTexts } from '../../texts/pages/news.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import type { Route } from './+types/newsArchive'
import styles from './archive.module.css'

/** Returns months with articles, newest first, with one query each. */
async function readMonths(source: ContentSource): Promise<string[]> {
  const months: string[] = []
  let [article] = await source.list(news, { limit: 1 })
  while (article) {
    const below = monthOf(article.publishDate)
    months.push(below)
    article = (await source.list(news, { range: { below }, limit: 1 }))[0]
  }
  return months
}

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [{ head }, months] = await Promise.all([readPage('newsArchive', args), readMonths(source)])
  return { head, years: [...Map.groupBy(months, (month) => month.slice(0, 4))] }
}

export default function NewsArchive({ loaderData: { head, years } }: Route.ComponentProps) {
  const { t } = useTexts(newsTexts)
  const { language } = useSite()
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} text={head.description} />
      <div className={`wrap section ${styles['years']}`}>
        {years.length === 0 && <p>{t('noNews')}</p>}
        {years.map(([year, months]) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul className={styles['months']}>
              {months.map((month) => (
                <li key={month}>
                  <SiteLink to={pathTo('newsMonth', month)}>{longMonth(month, language)}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
