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

/** True where the page itself would come: without a network the browser has nothing but a page of its own to show. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

async function loadAnew(): Promise<void> {
  const now = Date.now()
  if (!mayReload(Number(sessionStorage.getItem(STORAGE_KEY) ?? 0), now) || !(await isServed())) return
  sessionStorage.setItem(STORAGE_KEY, String(now))
  window.location.reload()
}

/** Loads the page anew when a screen of the app cannot be fetched although its server answers. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (inPlace === 0) void loadAnew()
  })
}
