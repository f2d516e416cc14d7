import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Updates the URL's query from its current value. */
type UpdateSearch = (
  next: (now: URLSearchParams) => URLSearchParams,
  how: { replace: true } | { preventScrollReset: true },
) => void

/**
 * Returns the rendered query and its setter. The setter reads `window.location`, because rendered state may
 * lag, and flushes synchronously so controls update at once.
 */
export function useUrlSearch(): [URLSearchParams, UpdateSearch] {
  const [search, setSearch] = useSearchParams()
  const updateSearch = useCallback<UpdateSearch>(
    (next, how) => setSearch(next(new URLSearchParams(window.location.search)), { flushSync: true, ...how }),
    [setSearch],
  )
  return [search, updateSearch]
}
