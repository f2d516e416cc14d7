import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import { session } from './current.ts'
import type { SessionState } from './sessionOptions.ts'
import { useStore } from '../state/store.ts'

export const useSession = (): SessionState => useStore(session.state)

/** Returns the signed-in user; throws outside the layout. */
export function useUser(): SignedInUser {
  const state = useSession()
  if (!('user' in state)) throw new Error('Nobody is signed in')
  return state.user
}
