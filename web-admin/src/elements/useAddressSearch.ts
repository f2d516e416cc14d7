import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Makes the search part of the address out of what it is at that moment. */
export type ChangeSearch = (
  next: (now: URLSearchParams) => URLSearchParams,
  how: { replace: true } | { preventScrollReset: true },
) => void

/**
 * The search part of the address as shown, and a way to change it. A change starts from the address itself, because what is shown
 * may be a render behind it and the second of two quick changes would take back the first. It shows at once: as a transition, the
 * router's way, a button would say for a moment what was true before it was pressed.
 */
export function useAddressSearch(): [URLSearchParams, ChangeSearch] {
  const [search, setSearch] = useSearchParams()
  const change = useCallback<ChangeSearch>(
    (next, how) => setSearch(next(new URLSearchParams(window.location.search)), { flushSync: true, ...how }),
    [setSearch],
  )
  return [search, change]
}
