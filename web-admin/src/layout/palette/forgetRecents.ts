/** Where the palette keeps what was opened lately, for each person and office. */
export const RECENTS_PREFIX = 'flou.recent.'

/** Titles of records are for those who are signed in: called at log-out. */
export function forgetRecents(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(RECENTS_PREFIX)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
