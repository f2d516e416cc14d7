import { useEffect, useState } from 'react'
import { findEntries, type EntryGroup, type FoundGroup } from './findEntries.ts'

/** The query's name in the address, as the site's search has it. */
export const QUERY = 'query'

/** Keeps the query in the address, so that what was found can be linked; no step of the browser's history per letter. */
function keepInAddress(query: string): void {
  const address = new URL(location.href)
  if (query === '') address.searchParams.delete(QUERY)
  else address.searchParams.set(QUERY, query)
  history.replaceState(history.state, '', address)
}

interface DocumentationSearch {
  query: string
  setQuery: (query: string) => void
  groups: readonly FoundGroup[]
}

/** What is asked, and what of a page's documentation answers it. Rendered without a query; one in the address is read then. */
export function useDocumentationSearch(groups: readonly EntryGroup[]): DocumentationSearch {
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(new URLSearchParams(location.search).get(QUERY) ?? ''), [])
  return {
    query,
    setQuery: (asked) => {
      setQuery(asked)
      keepInAddress(asked.trim())
    },
    groups: findEntries(groups, query),
  }
}
