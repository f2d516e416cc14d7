import { useEffect, useState } from 'react'

/** The parameter in which the address keeps what is looked for; a link with it opens the page narrowed. */
const PARAMETER = 'q'
/** More is no name of a product. */
const MOST_LETTERS = 80

function writeAddress(query: string): void {
  const address = new URL(location.href)
  if (query === '') address.searchParams.delete(PARAMETER)
  else address.searchParams.set(PARAMETER, query)
  history.replaceState(history.state, '', address)
}

/** What a visitor looks for on the page, kept in its address. The page is rendered without it. */
export function useFilter(): [query: string, setQuery: (query: string) => void] {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const given = new URLSearchParams(location.search).get(PARAMETER)
    if (given) setQuery(given.slice(0, MOST_LETTERS))
  }, [])
  const change = (next: string) => {
    setQuery(next)
    writeAddress(next.trim())
  }
  return [query, change]
}
