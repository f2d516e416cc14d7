import { session } from '../core/session/current.ts'
import { browserStorage } from '../core/state/localStorage.ts'

export const RECENTS_PREFIX = 'flou.recent.'

export function logOut(): void {
  // titles are confidential
  for (const key of browserStorage.keys()) if (key.startsWith(RECENTS_PREFIX)) browserStorage.forget(key)
  void session.signOut().then(() => window.location.assign('/login'))
}
