interface Place {
  pathname: string
  search: string
}

declare global {
  interface Window {
    /** What the router does where a page's script is missing (vite.config.ts). */
    afterMissingScript?: () => Promise<never>
    /** The running router, as React Router leaves it for its own tools. */
    __reactRouterDataRouter?: {
      state: { location: Place; navigation: { location?: Place } }
      navigate(to: Place, options: { replace: boolean }): Promise<void>
    }
  }
}

/** Spec §4, §9: at most one reload in this time. Milliseconds. */
const RELOAD_GUARD_MS = 60_000
const KEY = 'reloaded-at'

const never = new Promise<never>(() => {})

/** Leaves this document for one the CDN answers; nothing is shown in between. */
export function loadDocument(url: string): Promise<never> {
  window.location.assign(url)
  return never
}

/** True once a minute in a session; false where storage is forbidden, for then nothing would end a loop. */
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

/** Told to the document when a page cannot be shown and it is too soon to load it anew. */
export const PAGE_MISSING = 'app:page-missing'

let isLeftToBrowser = false
/** True once links are better followed by the browser itself. */
export const followsNatively = (): boolean => isLeftToBrowser

/**
 * A script of the page that was asked for did not load: its release may be gone. Loads that page's document, which names
 * scripts that exist. Within a minute of the last time it stays on the page shown instead, says so, and leaves links to the
 * browser from then on.
 */
export function loadOnce(): Promise<never> {
  const router = window.__reactRouterDataRouter
  if (mayReload(Date.now())) {
    const wanted = router?.state.navigation.location ?? window.location
    return loadDocument(wanted.pathname + wanted.search)
  }
  isLeftToBrowser = true
  // ends the navigation, and puts the address back where it has changed already
  if (router) queueMicrotask(() => void router.navigate(router.state.location, { replace: true }))
  document.dispatchEvent(new Event(PAGE_MISSING))
  return never
}
