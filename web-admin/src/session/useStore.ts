import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '@flou/shared/account.ts'
import { session } from './current.ts'
import type { SessionState } from './session.ts'
import type { Store } from './store.ts'

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)

export const useSession = (): SessionState => useStore(session.state)

/** Who is signed in; below the layout there is always someone. */
export function useUser(): SignedInUser {
  const state = useSession()
  if (!('user' in state)) throw new Error('Nobody is signed in')
  return state.user
}
