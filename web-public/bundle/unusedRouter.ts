import { NEVER, NOTHING, type LeftOut } from './leaveOut.ts'

/** The data that the page came with: a route without a loader has null, so that the router does not load it. */
const FIRST_DATA = `
  let loaderData = { ...state.loaderData }
  for (let { id, hasLoader } of Object.values(window.__reactRouterManifest.routes))
    if (!hasLoader) loaderData[id] = null
  return { ...state, loaderData }`

/**
 * The page that came is one of its own routes, of which the modules are here. All routes are ranked when another page is asked for, by a
 * link for instance: that compiles 500 patterns, which would double the longest task of hydration.
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
 * The router's functions that a site of static files never needs: its visitors only read. By the router's files, each with the body
 * that takes the place of the function's own; what only those bodies used is then left out by the bundler.
 * - forms, actions and fetchers: forms are sent by `fetch` of our own, `data` files are only read;
 * - discovery of routes ("fog of war"): the whole manifest travels with the assets (react-router.config.ts);
 * - loaders of the browser's own: which routes the page has is found out once, by the router itself, and not for its first data as well;
 * - ranking all routes before one of another page is asked for;
 * - blockers, view transitions, instrumentation, hot reload, the router's own links and server components.
 */
export const UNUSED_ROUTER: LeftOut = {
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
  // without waiting: React waits for a style sheet before it shows a page (app/styles/StyleSheets.tsx)
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
