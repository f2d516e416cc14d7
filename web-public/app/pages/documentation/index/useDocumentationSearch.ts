import { useState, useSyncExternalStore } from 'react'
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

/** The address is read as the page arrives; later it follows what is typed. */
const neverChanges = () => () => {}
const queryOfAddress = () => new URLSearchParams(location.search).get(QUERY) ?? ''

interface DocumentationSearch {
  query: string
  setQuery: (query: string) => void
  groups: readonly FoundGroup[]
}

/** What is asked, and what of a page's documentation answers it. Rendered without a query; one in the address is read then. */
export function useDocumentationSearch(groups: readonly EntryGroup[]): DocumentationSearch {
  const asked = useSyncExternalStore(neverChanges, queryOfAddress, () => '')
  const [typed, setTyped] = useState<string>()
  const query = typed ?? asked
  return {
    query,
    setQuery: (text) => {
      setTyped(text)
      keepInAddress(text.trim())
    },
    groups: findEntries(groups, query),
  }
}
