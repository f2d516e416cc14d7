import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { replaceBodies } from './leaveOut.ts'
import { UNUSED_ROUTER } from './unusedRouter.ts'

const LIBRARY = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production')

interface Route {
  id: string
  path?: string
  children?: Route[]
}
interface Match {
  route: Route
  params: object
}
type MatchRoutes = (
  ...given: [routes: Route[], at: string, base: string, partial: boolean, ranked?: object[]]
) => Match[] | null
interface Utils {
  flattenAndRankRoutes: (routes: Route[]) => object[]
  matchRoutesImpl: MatchRoutes
}

const { flattenAndRankRoutes, matchRoutesImpl } = (await import(
  pathToFileURL(path.join(LIBRARY, 'lib/router/utils.js')).href
)) as Utils

/** A file of the library as bundled, with its imports replaced. */
function bundled(file: string, wanted: string, imported: Readonly<Record<string, unknown>>): unknown {
  const source = replaceBodies(readFileSync(path.join(LIBRARY, file), 'utf8'), UNUSED_ROUTER[file] ?? {})
  const body = source.replaceAll(/^(?:import|export) .*$/gm, '')
  // oxlint-disable-next-line no-implied-eval -- our own dependency's source
  const make = new Function(...Object.keys(imported), `${body}\nreturn ${wanted}`) as (
    ...given: unknown[]
  ) => unknown
  return make(...Object.values(imported))
}

const ROUTES: Route[] = [
  {
    id: 'root',
    path: '',
    children: [
      {
        id: 'site',
        path: 'id?',
        children: [
          { id: 'product', path: 'products/:slug' },
          { id: 'group', path: 'products/group' },
          { id: 'page', path: 'page/:slug' },
        ],
      },
    ],
  },
]

afterEach(() => vi.unstubAllGlobals())

interface Matcher {
  update(routes: Route[]): void
  match(at: string): Match[] | null
}

/** The matcher on a page with some loaded route modules, and the number of ranked routes. */
function startMatcher(loaded: readonly string[]) {
  const ranked: Route[] = []
  const rank = (routes: Route[]) => {
    const noted = (all: Route[]) => all.forEach((route) => (ranked.push(route), noted(route.children ?? [])))
    noted(routes)
    return flattenAndRankRoutes(routes)
  }
  const match: MatchRoutes = (...[routes, at, base, partial, known]) =>
    matchRoutesImpl(routes, at, base, partial, known ?? rank(routes))
  vi.stubGlobal('window', { __reactRouterRouteModules: Object.fromEntries(loaded.map((id) => [id, {}])) })
  const imported = { flattenAndRankRoutes: rank, matchRoutesImpl: match }
  const Made = bundled('lib/router/matcher.js', 'V6RegExMatcher', imported) as new (base: string) => Matcher
  const matcher = new Made('/')
  matcher.update(ROUTES)
  return { matcher, ranked }
}

const idsOf = (matches: Match[] | null) => matches?.map(({ route }) => route.id)

test('the page that came is found among its own routes; all are ranked once, when another is asked for', () => {
  const { matcher, ranked } = startMatcher(['root', 'site', 'page'])

  const first = matcher.match('/id/page/about-us')
  expect(first).toEqual(matchRoutesImpl(ROUTES, '/id/page/about-us', '/', false))
  expect(first?.[1]?.route).toBe(ROUTES[0]?.children?.[0])
  expect(ranked.map(({ id }) => id)).toEqual(['root', 'site', 'page'])

  expect(idsOf(matcher.match('/products/group'))).toEqual(['root', 'site', 'group'])
  expect(idsOf(matcher.match('/id/products/x'))).toEqual(['root', 'site', 'product'])
  expect(ranked.map(({ id }) => id)).toEqual([
    'root',
    'site',
    'page',
    'root',
    'site',
    'product',
    'group',
    'page',
  ])
})

test('a document that stands at another address than its own is looked for among all routes', () => {
  const { matcher } = startMatcher(['root', 'site', 'page'])

  expect(idsOf(matcher.match('/products/group'))).toEqual(['root', 'site', 'group'])
  expect(startMatcher(['root']).matcher.match('/nothing/of/all')).toBeNull()
})

test('routes without a loader have null for data, as the router would find out by matching', async () => {
  const hasLoader = { root: true, site: false, product: true, group: true, page: true }
  const manifest = Object.fromEntries(
    Object.entries(hasLoader).map(([id, has]) => [id, { id, hasLoader: has }]),
  )
  vi.stubGlobal('window', { __reactRouterManifest: { routes: manifest } })
  const state = { loaderData: { root: { a: 1 }, page: { b: 2 } }, errors: null }
  type Get = (given: object) => { loaderData: object; errors: null }
  const own = bundled('lib/dom/ssr/hydration.js', 'getHydrationData', {}) as Get
  const file = pathToFileURL(path.join(LIBRARY, 'lib/dom/ssr/hydration.js')).href
  const { getHydrationData } = (await import(file)) as { getHydrationData: Get }
  const given = {
    state,
    routes: ROUTES,
    getRouteInfo: (id: keyof typeof hasLoader) => ({ hasLoader: hasLoader[id], hasHydrateFallback: false }),
    location: { pathname: '/page/about-us' },
    future: {},
    isSpaMode: false,
  }

  expect(own(given)).toEqual(getHydrationData(given))
  expect(own(given).loaderData).toEqual({ ...state.loaderData, site: null })
})
