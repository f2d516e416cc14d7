import { useSyncExternalStore } from 'react'
import type { Store } from './createStore.ts'

/** The present value of a store; the component renders anew with each other one. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
