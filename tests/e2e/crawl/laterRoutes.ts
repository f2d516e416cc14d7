import { plannedPaths } from '@flou/shared/site/pages.ts'

/**
 * Paths whose pages are declared as planned: menus and texts already lead there, and the site answers 404. `crawl.test.ts`
 * fails where one of them answers a page.
 */
const LATER_ROUTES = plannedPaths()

const patternOf = (route: string) => new RegExp(`^${route.replace(/:[a-z]+/g, '[^/]+')}$`)

/** The route a path belongs to, without its language prefix; undefined where it belongs to none of these. */
export const laterRouteOf = (path: string): string | undefined => {
  const plain = path.replace(/^\/id(?=\/|$)/, '') || '/'
  return LATER_ROUTES.find((route) => patternOf(route).test(plain))
}
