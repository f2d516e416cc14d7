import type { EntryContext, UNSAFE_DataRouterContext } from 'react-router'
import type { ContextType } from 'react'

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

declare global {
  interface Window {
    __reactRouterRouteModules?: Readonly<Record<string, object>>
  }
}

export interface SiteRoutes {
  manifest: Pick<EntryContext['manifest'], 'routes'>
  router: Pick<Router, 'match'>
}

/**
 * Loads a page's scripts. Must precede the router's own loading, which reloads the current page for a missing
 * script. @throws if one is missing
 */
export async function loadScripts({ manifest, router }: SiteRoutes, page: string): Promise<void> {
  const loaded = window.__reactRouterRouteModules ?? {}
  const ids = (router.match(page) ?? []).map(({ route }) => route.id)
  const routes = ids.filter((id) => !(id in loaded)).map((id) => manifest.routes[id])
  const urls = new Set(routes.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])))
  await Promise.all([...urls].map((url) => import(/* @vite-ignore */ url)))
}

/** Minimum milliseconds between reloads. */
const RELOAD_GUARD_MS = 60_000
const KEY = 'reloaded-at'

export function loadDocument(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
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
 * Loads a page's document after a missing script, at most once per minute. Otherwise shows a message and
 * leaves links to the browser.
 */
export function loadDocumentOnce(url: string): void {
  if (mayReload(Date.now())) {
    void loadDocument(url)
    return
  }
  isNative = true
  document.dispatchEvent(new Event(PAGE_MISSING))
}

/** The published file does not exist; retrying is useless. */
export class MissingFile extends Error {}
