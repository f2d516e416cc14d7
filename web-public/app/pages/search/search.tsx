import { useSite } from '../../site/useSite.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { reader } from '@flou/shared/texts/reader.ts'
import { searchTexts } from '@flou/shared/texts/search.ts'
import styles from './search.module.css'
import { useSearchPage } from './useSearchPage.ts'

const read = reader(searchTexts)

/**
 * Search page. Server and browser share the markup function (shared/search/searchMarkup.ts); the
 * server inserts results into the page.
 */
export default function Search() {
  const { language } = useSite()
  const { area, html, isBusy } = useSearchPage(language)
  const t = read[language]
  const title = t('title')
  const head = { title, name: title, description: t('description'), image: null, trail: [] }
  return (
    <>
      {/* the server adds noindex to result pages */}
      <PageHead head={head} />
      {/* keeps the search query out of referrers */}
      <meta name="referrer" content="strict-origin" />
      <div className={`wrap section ${styles['page']}`}>
        <h1>{title}</h1>
        <div
          ref={area}
          className={styles['area']}
          aria-busy={isBusy}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  )
}
