import { useSyncExternalStore } from 'react'

const PARAMETER = 'q'
const MAX_LENGTH = 80

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const queryFromUrl = () => (new URLSearchParams(location.search).get(PARAMETER) ?? '').slice(0, MAX_LENGTH)

function writeQuery(query: string): void {
  const url = new URL(location.href)
  if (query === '') url.searchParams.delete(PARAMETER)
  else url.searchParams.set(PARAMETER, query)
  history.replaceState(history.state, '', url)
  for (const listener of listeners) listener()
}

/** Returns the filter stored in the URL; empty during hydration. */
export const useFilter = (): [query: string, setQuery: (query: string) => void] => [
  useSyncExternalStore(subscribe, queryFromUrl, () => ''),
  writeQuery,
]
