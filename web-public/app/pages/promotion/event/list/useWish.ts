import { useSyncExternalStore } from 'react'
import { wishOf, withWish, type Wish } from './eventOrder.ts'

/** The router does not tell of changes that are none of its own. */
const CHANGED = 'event-wish'

function subscribe(onChange: () => void) {
  const names = [CHANGED, 'popstate']
  for (const name of names) window.addEventListener(name, onChange)
  return () => {
    for (const name of names) window.removeEventListener(name, onChange)
  }
}

function change(wish: Wish): void {
  // no page is another one for it: the router has nothing to load
  history.replaceState(history.state, '', location.pathname + withWish(location.search, wish) + location.hash)
  window.dispatchEvent(new Event(CHANGED))
}

/** What somebody wants to see of the page's list. The address keeps it; the page from the server shows all of it in its usual order. */
export function useWish(): [Wish, (wish: Wish) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  return [wishOf(search), change]
}
