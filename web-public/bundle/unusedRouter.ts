import { NEVER, NOTHING, type UnusedFunctions } from './leaveOut.ts'

/**
 * The router's functions that a site of static files never needs: its visitors only read. By the router's files, each with the body
 * that takes the place of the function's own; what only those bodies used is then left out by the bundler.
 * - forms, actions and fetchers: forms are sent by `fetch` of our own, `data` files are only read;
 * - discovery of routes ("fog of war"): the whole manifest travels with the assets (react-router.config.ts);
 * - blockers, view transitions, instrumentation, hot reload, the router's own links and server components.
 */
export const UNUSED_ROUTER: UnusedFunctions = {
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
