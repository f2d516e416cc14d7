interface RouterLocation {
  pathname: string
  search: string
}

declare global {
  interface Window {
    /** Called by the router if a script is missing (vite.config.ts). */
    afterMissingScript?: () => Promise<never>
    __reactRouterDataRouter?: {
      state: { location: RouterLocation; navigation: { location?: RouterLocation } }
      navigate(to: RouterLocation, options: { replace: boolean }): Promise<void>
    }
  }
}

/** Minimum milliseconds between reloads. */
const RELOAD_GUARD_MS = 60_000
const KEY = 'reloaded-at'

const never = new Promise<never>(() => {})

export function loadDocument(url: string): Promise<never> {
  window.location.assign(url)
  return never
}

/** Limits reloads to one per minute; false if storage is blocked, to prevent loops. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    if (now - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}

export const PAGE_MISSING = 'app:page-missing'

let isNative = false
export const shouldFollowNatively = (): boolean => isNative

/**
 * Loads the target's document after a missing script, at most once per minute. Otherwise shows a message and
 * leaves links to the browser.
 */
export function loadDocumentOnce(): Promise<never> {
  const router = window.__reactRouterDataRouter
  if (mayReload(Date.now())) {
    const target = router?.state.navigation.location ?? window.location
    return loadDocument(target.pathname + target.search)
  }
  isNative = true
  // ends the navigation and restores the URL
  if (router) queueMicrotask(() => void router.navigate(router.state.location, { replace: true }))
  document.dispatchEvent(new Event(PAGE_MISSING))
  return never
}
