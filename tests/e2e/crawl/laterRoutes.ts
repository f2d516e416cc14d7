import { plannedPaths } from '@flou/shared/site/pages.ts'

/** Paths of planned pages, which are linked already and respond with 404. `crawl.test.ts` fails once one exists. */
const LATER_ROUTES = plannedPaths()

const patternOf = (route: string) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`)

/** Planned route of a path without its language prefix. */
export const laterRouteOf = (path: string): string | undefined => {
  const plain = path.replace(/^\/id(?=\/|$)/, '') || '/'
  return LATER_ROUTES.find((route) => patternOf(route).test(plain))
}
