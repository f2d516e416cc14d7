import type { SubmitEvent } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useSite } from '../../../site/useSite.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { QUERY } from './useDocumentationSearch.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  query: string
  onQuery: (query: string) => void
  found: number
}

function Outcome({ query, found }: Pick<SearchFieldProps, 'query' | 'found'>) {
  const { t } = useTexts(documentationTexts)
  const trimmedQuery = query.trim()
  return (
    <p role="status" className={styles['outcome']}>
      {trimmedQuery !== '' && found > 0 && t('found', { count: found, query: trimmedQuery })}
      {trimmedQuery !== '' && found === 0 && (
        <>
          {t('foundNone', { query: trimmedQuery })}{' '}
          <SiteLink to={`${pathTo('search')}?${QUERY}=${encodeURIComponent(trimmedQuery)}`}>
            {t('searchSite')}
          </SiteLink>
        </>
      )}
    </p>
  )
}

/** Filters the list while typing; without script it submits to site search. */
export function SearchField({ query, onQuery, found }: SearchFieldProps) {
  const { t } = useTexts(documentationTexts)
  const { language } = useSite()
  // submits to site search only without matches
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (found > 0) event.preventDefault()
  }
  return (
    <search className={`no-print ${styles['search']}`}>
      <form
        action={localPath(pathTo('search'), language)}
        method="get"
        className={styles['form']}
        onSubmit={onSubmit}
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
