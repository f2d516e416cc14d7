import type { changelogEntry, ChangeKind } from '@flou/shared/content/types/company/changelog.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { CHANGELOG_FEED, localizedPagePath } from '@flou/shared/publishing/publishing.ts'
import { monthOf } from '@flou/shared/strings/calendar.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { longDay, longMonth } from '../../../elements/day.ts'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { useSite } from '../../../site/useSite.ts'
import { changelogTexts } from '../../../texts/pages/changelog.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { pageLoader } from '../../reading/readPage.ts'
import type { Route } from './+types/changelog'
import styles from './changelog.module.css'

export const loader = pageLoader('changelog')

type Entry = PublicRecord<typeof changelogEntry>

const KIND_TEXTS = {
  '1': 'added',
  '2': 'changed',
  '3': 'fixed',
  '4': 'retired',
} as const satisfies Record<ChangeKind, string>

function Change({ entry }: { entry: Entry }) {
  const { t } = useTexts(changelogTexts)
  const { language } = useSite()
  const { id, title, content, publishDate, changeKind, products, lang } = entry
  return (
    <li className={styles['entry']} id={`change-${id}`} lang={lang}>
      <p className={styles['meta']}>
        <span className={styles['kind']} data-kind={KIND_TEXTS[changeKind]}>
          {t(KIND_TEXTS[changeKind])}
        </span>
        <time dateTime={publishDate}>{longDay(publishDate, language)}</time>
      </p>
      <div>
        <h3 className={styles['title']}>
          <a href={`#change-${id}`}>{title}</a>
        </h3>
        <RichText html={content} />
        {products.length > 0 && (
          <ul className={styles['products']} aria-label={t('products')}>
            {products.map((product) => (
              <li key={product.id}>
                <SiteLink to={pathTo('product', product.slug)}>{product.title}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

export default function Changelog({ loaderData: { head, page, header } }: Route.ComponentProps) {
  const { t } = useTexts(changelogTexts)
  const { language } = useSite()
  const months = [...Map.groupBy(page.records, ({ publishDate }) => monthOf(publishDate))]
  const isBannered = header && page.number === 1
  return (
    <>
      <ListHead head={head} list={page} isPlain={!isBannered} />
      {isBannered && <Banner banner={header} media={header.media} mobile={header.mobileMedia} />}
      <div className="wrap section">
        <p className={styles['feed']}>
          <a href={localizedPagePath(CHANGELOG_FEED, language)}>{t('feed')}</a>
        </p>
        {months.length === 0 && <p>{t('none')}</p>}
        {months.map(([month, entries]) => (
          <section key={month} aria-labelledby={`month-${month}`} className={styles['month']}>
            <h2 id={`month-${month}`}>{longMonth(month, language)}</h2>
            <ol className={styles['entries']}>
              {entries.map((entry) => (
                <Change key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
        <Pager list={page}>
          <SiteLink to={pathTo('newsList')} className="arrow-link">
            {t('news')}
          </SiteLink>
        </Pager>
      </div>
    </>
  )
}
