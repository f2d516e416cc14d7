import { useCallback, useSyncExternalStore } from 'react'

export const PHONE = '(max-width: 40rem)'
export const ABOVE_PHONE = '(min-width: 40.01rem)'
export const WIDE = '(min-width: 56rem)'

/** True if the media query matches. False in server markup. */
export function useScreen(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
