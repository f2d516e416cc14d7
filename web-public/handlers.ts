import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { contentContext } from './app/contentContext.ts'

// the virtual module's `basename` type conflicts with exactOptionalPropertyTypes
const WHOLE = build as unknown as ServerBuild

/** Segment that matches anything. */
const ANY = /^[:*]|\?$/

const firstSegment = (path: string) => path.split('/').find((segment) => segment !== '') ?? ''

const PARENTS = new Set(Object.values(WHOLE.routes).map((route) => route?.parentId))

const NAMED = new Set(
  Object.values(WHOLE.routes)
    .map((route) => firstSegment(route?.path ?? ''))
    .filter((segment) => segment !== '' && !ANY.test(segment)),
)

function routesAt<R extends { id: string; path?: string | undefined }>(
  routes: Readonly<Record<string, R | undefined>>,
  first: string,
): Record<string, R> {
  const possible = Object.entries(routes).flatMap(([id, route]) => {
    const own = firstSegment(route?.path ?? '')
    const isPossible = PARENTS.has(id) || own === '' || ANY.test(own) || own === first
    return route && isPossible ? [[id, route] as const] : []
  })
  return Object.fromEntries(possible)
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>

/** Loads once for both data and document. */
function loadOnce(route: ServerRoute): ServerRoute {
  const { loader } = route.module
  if (!loader) return route
  const once: typeof loader = (args) => {
    const { loaded } = args.context.get(contentContext)
    return getOrMake(loaded, route.id, () => Promise.resolve(loader(args)))
  }
  return { ...route, module: { ...route.module, loader: once } }
}

const ROUTES = Object.fromEntries(
  Object.entries(WHOLE.routes).map(([id, route]) => [id, route && loadOnce(route)]),
)

const handlers = new Map<string, RequestHandler>()

/**
 * Returns a handler limited to routes with the path's first segment, which saves a quarter of rendering time.
 * @param path without language prefix
 */
export function handlerFor(path: string): RequestHandler {
  const segment = firstSegment(path)
  const first = NAMED.has(segment) ? segment : ''
  const cached = handlers.get(first)
  if (cached) return cached
  const assets = { ...WHOLE.assets, routes: routesAt(WHOLE.assets.routes, first) }
  const created = createRequestHandler({ ...WHOLE, assets, routes: routesAt(ROUTES, first) }, 'production')
  handlers.set(first, created)
  return created
}
