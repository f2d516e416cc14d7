import { browserStorage } from './localStorage.ts'
import { createStore, type Store } from './store.ts'

const stores = new Map<string, Store<string>>()

/** Text in localStorage as a store, also followed across tabs; '' if absent. */
export function storedText(key: string): Store<string> {
  const known = stores.get(key)
  if (known) return known
  const store = createStore(browserStorage.read(key) ?? '')
  window.addEventListener('storage', (event) => event.key === key && store.set(event.newValue ?? ''))
  const stored = {
    ...store,
    set(text: string) {
      browserStorage.write(key, text)
      store.set(text)
    },
  }
  stores.set(key, stored)
  return stored
}
