import { useSite } from '../../site/useSite.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { SEARCH_TEXTS } from '@flou/shared/search/markup/searchTexts.ts'
import styles from './search.module.css'
import { useSearchPage } from './useSearchPage.ts'

/**
 * The search page (spec §2). Its content is made by one function here and on the server (shared/search/markup/searchMarkup.ts): the function that
 * answers `/search` puts the results into the published page, and React leaves what is there as it is.
 */
export default function Search() {
  const { language } = useSite()
  const { area, html, isBusy } = useSearchPage(language)
  const { title, description } = SEARCH_TEXTS[language]
  const head = { title, name: title, description, image: null, trail: [] }
  return (
    <>
      {/* of a page of results the server says that search engines are to leave it */}
      <PageHead head={head} />
      {/* what somebody searched for is in the address: no request of the page tells it */}
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
