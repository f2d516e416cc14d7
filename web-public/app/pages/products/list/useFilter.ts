import { useSyncExternalStore } from 'react'

/** The parameter in which the address keeps what is looked for; a link with it opens the page narrowed. */
const PARAMETER = 'q'
/** More is no name of a product. */
const MOST_LETTERS = 80

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const queryInAddress = () =>
  (new URLSearchParams(location.search).get(PARAMETER) ?? '').slice(0, MOST_LETTERS)

function writeQuery(query: string): void {
  const address = new URL(location.href)
  if (query === '') address.searchParams.delete(PARAMETER)
  else address.searchParams.set(PARAMETER, query)
  history.replaceState(history.state, '', address)
  for (const listener of listeners) listener()
}

/** What a visitor looks for on the page, kept in its address. The page is rendered without it. */
export const useFilter = (): [query: string, setQuery: (query: string) => void] => [
  useSyncExternalStore(subscribe, queryInAddress, () => ''),
  writeQuery,
]
