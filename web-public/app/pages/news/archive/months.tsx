import { news, newsSeo } from '@flou/shared/content/types/news.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { archivePath, monthOf, NEWS } from '@flou/shared/site/newsPaths.ts'
import { contentContext } from '../../../contentContext.ts'
import { BreadcrumbThing } from '../../../elements/structuredData/BreadcrumbThing.tsx'
import { longMonth } from '../../../elements/day.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { useSite } from '../../../useSite.ts'
import type { Route } from './+types/months'
import styles from './archive.module.css'

/** Months with articles, the newest first: each is found from the one after it, without reading what is between. */
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

export async function loader({ context }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const [months, seo] = await Promise.all([readMonths(source), source.section(newsSeo)])
  return { image: seo?.seoMedia ?? null, years: [...Map.groupBy(months, (month) => month.slice(0, 4))] }
}

/** `/news-and-information/archive/all`: the months in which something was published. */
export default function Months({ loaderData: { years, image } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useSite()
  const trail = [
    { title: t('home'), path: '/' },
    { title: t('news'), path: NEWS },
  ]
  return (
    <>
      <PageHead seo={{ title: t('archive'), description: t('archiveText'), image }} />
      <BreadcrumbThing trail={trail} title={t('archive')} />
      <PlainHeader trail={trail} title={t('archive')} text={t('archiveText')} />
      <div className={`wrap section ${styles['years']}`}>
        {years.length === 0 && <p>{t('noNews')}</p>}
        {years.map(([year, months]) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul className={styles['months']}>
              {months.map((month) => (
                <li key={month}>
                  <SiteLink to={archivePath(month)}>{longMonth(month, language)}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
