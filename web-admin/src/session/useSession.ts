import type { SignedInUser } from '@flou/shared/account.ts'
import { session } from './current.ts'
import type { SessionState } from './session.ts'
import { useStore } from '../state/useStore.ts'

export const useSession = (): SessionState => useStore(session.state)

/** Who is signed in; below the layout there is always someone. */
export function useUser(): SignedInUser {
  const state = useSession()
  if (!('user' in state)) throw new Error('Nobody is signed in')
  return state.user
}
