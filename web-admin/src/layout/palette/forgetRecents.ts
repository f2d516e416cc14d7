import { kept } from '../../state/localStorage.ts'

/** Where the palette keeps what was opened lately, for each person and office. */
export const RECENTS_PREFIX = 'flou.recent.'

/** Titles of records are for those who are signed in: called at log-out. */
export function forgetRecents(): void {
  for (const key of kept.keys()) if (key.startsWith(RECENTS_PREFIX)) kept.forget(key)
}
