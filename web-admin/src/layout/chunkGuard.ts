const STORAGE_KEY = 'flou.chunk-reload'
/** After a release an old tab may miss its files: load anew, at most once a minute (spec §4). */
const GUARD_MS = 60_000

/** True where the last reload for a missing file is long enough ago. */
export const mayReload = (lastReload: number, now: number): boolean => now - lastReload > GUARD_MS

/** Loads the page anew when a part of the app cannot be fetched. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now()
    if (!mayReload(Number(sessionStorage.getItem(STORAGE_KEY) ?? 0), now)) return
    sessionStorage.setItem(STORAGE_KEY, String(now))
    window.location.reload()
  })
}
