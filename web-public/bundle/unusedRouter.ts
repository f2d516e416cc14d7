import { NEVER, NOTHING, type LibraryReplacements } from './leaveOut.ts'

/** Sets null for routes without loader, so that the router does not load them. */
const FIRST_DATA = `
  let loaderData = { ...state.loaderData }
  for (let { id, hasLoader } of Object.values(window.__reactRouterManifest.routes))
    if (!hasLoader) loaderData[id] = null
  return { ...state, loaderData }`

/**
 * Matches the initial page against loaded routes only; ranking all routes compiles 500 patterns and doubles
 * the longest hydration task.
 */
const MATCH = `
  if (this.#branches === undefined) {
    this.#branches = null
    let ownOf = (routes) => routes
      .filter(({ id }) => id in window.__reactRouterRouteModules)
      .map((route) => route.children ? { ...route, whole: route, children: ownOf(route.children) } : route)
    let found = matchRoutesImpl(ownOf(this.#routes), locationArg, this.#basename, allowPartial)
    if (found) return found.map((match) => ({ ...match, route: match.route.whole ?? match.route }))
  }
  this.#branches ??= flattenAndRankRoutes(this.#routes)
  return matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches)`

/**
 * Router functions unused by a static site: actions and fetchers, route discovery, client loaders, blockers,
 * view transitions, instrumentation, hot reload, server components.
 */
export const UNUSED_ROUTER: LibraryReplacements = {
  'lib/router/router.js': {
    handleAction: NEVER,
    handleFetcherAction: NEVER,
    handleFetcherLoader: NEVER,
    fetch: NEVER,
    discoverRoutes: NEVER,
    patchRoutes: NEVER,
    _internalSetRoutes: NEVER,
    updateBlocker: NEVER,
    getBlocker: NEVER,
    shouldBlockNavigation: NOTHING,
    restoreAppliedTransitions: NOTHING,
    persistAppliedTransitions: NOTHING,
    getInstrumentationNavigateMeta: NEVER,
    checkFogOfWar: 'return { active: false, matches: null }',
  },
  'lib/router/matcher.js': {
    update: 'this.#routes = routes; this.#branches = undefined',
    match: MATCH,
  },
  'lib/router/instrumentation.js': {
    getRouteInstrumentationUpdates: NEVER,
    instrumentClientSideRouter: NEVER,
    consumeInstrumentationClientResultMetaReceiver: NOTHING,
  },
  'lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'return false',
    getPatchRoutesOnNavigationFunction: NOTHING,
    useFogOFWarDiscovery: NOTHING,
    getPartialManifest: NEVER,
    fetchAndApplyManifestPatches: NEVER,
  },
  'lib/dom/ssr/hydration.js': { getHydrationData: FIRST_DATA },
  'lib/dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: NEVER,
    singleFetchLoaderFetcherStrategy: NEVER,
    nonSsrStrategy: NEVER,
  },
  'lib/dom/ssr/routes.js': {
    createClientRoutesWithHMRRevalidationOptOut: NEVER,
    wrapShouldRevalidateForHdr: NEVER,
  },
  'lib/dom/ssr/components.js': {
    Scripts: NEVER,
    usePrefetchBehavior: NEVER,
    RSCPrefetchPageLinksImpl: NEVER,
  },
  // not awaited: React waits for style sheets itself (app/styles/StyleSheets.tsx)
  'lib/dom/ssr/links.js': {
    prefetchRouteCss: 'window.preloadStyleSheets(route.css)',
    prefetchStyleLinks: NOTHING,
  },
  'lib/dom/lib.js': {
    HistoryRouter: NEVER,
    LinkWithRef: NEVER,
    NavLinkWithRef: NEVER,
    useSubmit: NEVER,
    useFormAction: NEVER,
    useViewTransitionState: NEVER,
  },
}
