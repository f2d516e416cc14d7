import { parseAst } from 'vite'

/** What a left-out function does when it is called after all. */
const NEVER = `throw new Error('Left out of this site, see bundle/unusedRouter.ts')`
/** For functions that the router calls on every page, but that have nothing to do here. */
const NOTHING = ''

/**
 * The router's functions that a site of static files never needs: its visitors only read. By the router's files, each with the body
 * that takes the place of the function's own; what only those bodies used is then left out by the bundler.
 * - forms, actions and fetchers: forms are sent by `fetch` of our own, `data` files are only read;
 * - discovery of routes ("fog of war"): the whole manifest travels with the assets (react-router.config.ts);
 * - blockers, view transitions, instrumentation, hot reload, the router's own links and server components.
 */
export const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

interface Node {
  type: string
  start: number
  end: number
  id?: { name: string } | null
  body?: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every node of a syntax tree, outermost first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* nodesOf(part)
}

const isFunction = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'FunctionExpression'

/**
 * A module with other bodies in some of its functions.
 * @param code the module's source text
 * @param bodies the statements of each body, by the function's name
 * @throws where the module does not have exactly one function of each name: it is another one than was read when it was left out
 */
export function replaceBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const functions = [...nodesOf(parseAst(code).body)].filter(isFunction)
  const edits = Object.entries(bodies).map(([name, statements]) => {
    const found = functions.filter(({ id }) => id?.name === name)
    const [own] = found
    if (found.length !== 1 || !isNode(own?.body))
      throw new Error(`The router has ${found.length} functions called ${name} where there was one`)
    return { start: own.body.start, end: own.body.end, text: `{${statements}}` }
  })
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: body }) => text.slice(0, start) + body + text.slice(end),
    code,
  )
}

const ROUTER = '/react-router/dist/production/'

/** Leaves out of the browser's bundle what the site never needs of the router. Fails the build where the router has changed. */
export function leaveOutUnusedRouter() {
  const left = new Set(Object.keys(UNUSED))
  return {
    name: 'leave-out-unused-router',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    transform(code: string, id: string) {
      const [, file] = id.split(ROUTER)
      const bodies = file === undefined ? undefined : UNUSED[file]
      if (file === undefined || bodies === undefined) return undefined
      left.delete(file)
      return { code: replaceBodies(code, bodies), map: null }
    },
    buildEnd(error?: Error) {
      if (!error && left.size > 0)
        throw new Error(`The router has no files any more called ${[...left].join(', ')}`)
    },
  }
}
