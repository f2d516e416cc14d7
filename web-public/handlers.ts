import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { getOrMake } from '@flou/shared/getOrMake.ts'
import { contentContext } from './app/contentContext.ts'

// the virtual module says `basename: string | undefined`, which exactOptionalPropertyTypes tells apart
const WHOLE = build as unknown as ServerBuild

/** A part of a path that every address may have in its place. */
const ANY = /^[:*]|\?$/

const firstPart = (path: string) => path.split('/').find((part) => part !== '') ?? ''

const PARENTS = new Set(Object.values(WHOLE.routes).map((route) => route?.parentId))

/** The first parts by which routes can be told apart. */
const NAMED = new Set(
  Object.values(WHOLE.routes)
    .map((route) => firstPart(route?.path ?? ''))
    .filter((part) => part !== '' && !ANY.test(part)),
)

/** Routes of a build or of its manifest that an address which begins with `first` may lead to. */
function routesAt<R extends { id: string; path?: string | undefined }>(
  routes: Readonly<Record<string, R | undefined>>,
  first: string,
): Record<string, R> {
  const possible = Object.entries(routes).flatMap(([id, route]) => {
    const own = firstPart(route?.path ?? '')
    const isPossible = PARENTS.has(id) || own === '' || ANY.test(own) || own === first
    return route && isPossible ? [[id, route] as const] : []
  })
  return Object.fromEntries(possible)
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>

/** A page's data and its document show the same: what the first of them has loaded is the other's, too. */
function loadedOnce(route: ServerRoute): ServerRoute {
  const { loader } = route.module
  if (!loader) return route
  const once: typeof loader = (args) => {
    const { loaded } = args.context.get(contentContext)
    return getOrMake(loaded, route.id, () => Promise.resolve(loader(args)))
  }
  return { ...route, module: { ...route.module, loader: once } }
}

const ROUTES = Object.fromEntries(
  Object.entries(WHOLE.routes).map(([id, route]) => [id, route && loadedOnce(route)]),
)

const handlers = new Map<string, RequestHandler>()

/**
 * Gives the router's handler for a page. The router tries every route there is, several times a page, which took a quarter of the time of a
 * rendering: each handler knows only those that begin as the path does.
 * @param path without a language prefix
 */
export function handlerFor(path: string): RequestHandler {
  const part = firstPart(path)
  const first = NAMED.has(part) ? part : ''
  const known = handlers.get(first)
  if (known) return known
  const assets = { ...WHOLE.assets, routes: routesAt(WHOLE.assets.routes, first) }
  const made = createRequestHandler({ ...WHOLE, assets, routes: routesAt(ROUTES, first) }, 'production')
  handlers.set(first, made)
  return made
}
