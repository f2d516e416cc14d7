const STORAGE_KEY = 'flou.chunk-reload'
/** After a deployment old tabs may miss chunks; reload at most once a minute. */
const GUARD_MS = 60_000

/** Running loads that handle failures themselves. */
let inlineLoads = 0

/** Loads a chunk whose failure the caller shows, without a page reload. */
export async function loadInline<T>(load: () => Promise<T>): Promise<T> {
  inlineLoads += 1
  try {
    return await load()
  } finally {
    inlineLoads -= 1
  }
}

const canReload = (lastReload: number, now: number): boolean => now - lastReload > GUARD_MS

/** True if the page is reachable; an offline reload would show the browser's error page. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

async function reloadPage(): Promise<void> {
  const now = Date.now()
  if (!canReload(Number(sessionStorage.getItem(STORAGE_KEY) ?? 0), now) || !(await isServed())) return
  sessionStorage.setItem(STORAGE_KEY, String(now))
  window.location.reload()
}

export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (inlineLoads === 0) void reloadPage()
  })
}
