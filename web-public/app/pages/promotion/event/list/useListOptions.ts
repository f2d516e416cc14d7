import { useSyncExternalStore } from 'react'
import { parseListOptions, withListOptions, type ListOptions } from './eventOrder.ts'

/** The router does not report history changes made outside it. */
const CHANGE_EVENT = 'event-wish'

function subscribe(onChange: () => void) {
  const names = [CHANGE_EVENT, 'popstate']
  for (const name of names) window.addEventListener(name, onChange)
  return () => {
    for (const name of names) window.removeEventListener(name, onChange)
  }
}

function setListOptions(listOptions: ListOptions): void {
  // bypasses the router, which would load data
  history.replaceState(
    history.state,
    '',
    location.pathname + withListOptions(location.search, listOptions) + location.hash,
  )
  window.dispatchEvent(new Event(CHANGE_EVENT))
}

/** List options stored in the URL; defaults during hydration. */
export function useListOptions(): [ListOptions, (listOptions: ListOptions) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return [parseListOptions(search), setListOptions]
}
