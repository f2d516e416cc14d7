import type { SubmitEvent } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useSite } from '../../../site/useSite.ts'
import { useTexts } from '../texts.ts'
import { QUERY } from './useDocumentationSearch.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  query: string
  onQuery: (query: string) => void
  /** How much was found. */
  found: number
}

/** What was found, said as it changes; the way to the site's search where nothing was. */
function Outcome({ query, found }: Pick<SearchFieldProps, 'query' | 'found'>) {
  const { t } = useTexts()
  const asked = query.trim()
  return (
    <p role="status" className={styles['outcome']}>
      {asked !== '' && found > 0 && t('found', { count: found, query: asked })}
      {asked !== '' && found === 0 && (
        <>
          {t('foundNone', { query: asked })}{' '}
          <SiteLink to={`${pathTo('search')}?${QUERY}=${encodeURIComponent(asked)}`}>
            {t('searchSite')}
          </SiteLink>
        </>
      )}
    </p>
  )
}

/** Narrows the list below as one types; without script it asks the site's search. */
export function SearchField({ query, onQuery, found }: SearchFieldProps) {
  const { t } = useTexts()
  const { language } = useSite()
  // what is found is in sight already; only without a match the question goes on to the site's search
  const stay = (event: SubmitEvent<HTMLFormElement>) => {
    if (found > 0) event.preventDefault()
  }
  return (
    <search className={`no-print ${styles['search']}`}>
      <form
        action={localPath(pathTo('search'), language)}
        method="get"
        className={styles['form']}
        onSubmit={stay}
        data-native=""
        data-suggest={language}
      >
        <input
          type="search"
          name={QUERY}
          value={query}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
          aria-label={t('findTitle')}
          placeholder={t('findHint')}
          autoComplete="off"
          className={styles['field']}
        />
        <button type="submit" className={`button button-small ${styles['send']}`}>
          {t('find')}
        </button>
      </form>
      <Outcome query={query} found={found} />
    </search>
  )
}
