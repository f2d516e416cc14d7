import { useState, useSyncExternalStore } from 'react'
import { findEntries, type EntryGroup, type FoundGroup } from './findEntries.ts'

export const QUERY = 'query'

/** Stores the query in the URL without history entries. */
function storeInUrl(query: string): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete(QUERY)
  else url.searchParams.set(QUERY, query)
  history.replaceState(history.state, '', url)
}

/** The URL is read once, on arrival. */
const subscribeToNothing = () => () => {}
const queryFromUrl = () => new URLSearchParams(location.search).get(QUERY) ?? ''

interface DocumentationSearch {
  query: string
  setQuery: (query: string) => void
  groups: readonly FoundGroup[]
}

/** Filters documentation by the typed query, initially that of the URL. */
export function useDocumentationSearch(groups: readonly EntryGroup[]): DocumentationSearch {
  const urlQuery = useSyncExternalStore(subscribeToNothing, queryFromUrl, () => '')
  const [typed, setTyped] = useState<string>()
  const query = typed ?? urlQuery
  return {
    query,
    setQuery: (text) => {
      setTyped(text)
      storeInUrl(text.trim())
    },
    groups: findEntries(groups, query),
  }
}
