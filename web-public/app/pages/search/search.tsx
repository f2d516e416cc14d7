import { useSite } from '../../site/useSite.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { SEARCH_TEXTS } from '@flou/shared/search/markup/searchTexts.ts'
import styles from './search.module.css'
import { useSearchPage } from './useSearchPage.ts'

/**
 * Search page. Server and browser share the markup function (shared/search/markup/searchMarkup.ts); the
 * server inserts results into the page.
 */
export default function Search() {
  const { language } = useSite()
  const { area, html, isBusy } = useSearchPage(language)
  const { title, description } = SEARCH_TEXTS[language]
  const head = { title, name: title, description, image: null, trail: [] }
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
