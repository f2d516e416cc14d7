const STORAGE_KEY = 'flou.chunk-reload'
/** After a release an old tab may miss its files: load anew, at most once a minute (spec §4). */
const GUARD_MS = 60_000

/** Parts under way that say themselves when they cannot be fetched. */
let inPlace = 0

/** Loads a part of a page whose failure the page shows: it stays, with what is typed in it. */
export async function loadInPlace<T>(load: () => Promise<T>): Promise<T> {
  inPlace += 1
  try {
    return await load()
  } finally {
    inPlace -= 1
  }
}

/** True where the last reload for a missing file is long enough ago. */
export const mayReload = (lastReload: number, now: number): boolean => now - lastReload > GUARD_MS

/** Loads the page anew when a screen of the app cannot be fetched. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now()
    if (inPlace > 0 || !mayReload(Number(sessionStorage.getItem(STORAGE_KEY) ?? 0), now)) return
    sessionStorage.setItem(STORAGE_KEY, String(now))
    window.location.reload()
  })
}
