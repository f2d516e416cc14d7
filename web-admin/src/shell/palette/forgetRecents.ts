import { browserStorage } from '../../core/state/localStorage.ts'

export const RECENTS_PREFIX = 'flou.recent.'

/** Called on log-out: stored titles are confidential. */
export function forgetRecents(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(RECENTS_PREFIX)) browserStorage.forget(key)
}
