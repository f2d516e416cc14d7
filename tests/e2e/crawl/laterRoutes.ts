/**
 * Routes of the specification whose pages are not built yet; menus and texts already lead there, and the site answers 404.
 * `crawl.test.ts` fails where one of them answers a page: then its line goes.
 */
export const LATER_ROUTES: readonly string[] = [
  '/products',
  '/products/:slug',
  '/products/group/:slug?',
  '/solution',
  '/solution/:slug',
  '/solution/kategori/:slug?',
  '/solution/use-case/:slug?',
  '/customer-story/:slug?',
  '/event',
  '/event/:slug',
  '/special-offers',
  '/special-offers/:slug?',
  '/search/:slug?',
  '/pricing',
  '/pricing/calculator',
  '/community',
  '/contact-us',
  '/contact-us/form',
  '/ebc',
  '/faq',
  '/introduction',
  '/resources',
  '/resources/documentation',
  '/resources/documentation/product-documentation',
  '/resources/documentation/product-documentation/:slug?',
  '/resources/documentation/terms-and-conditions',
  '/security-compliance',
  '/support',
  '/support/after-sales-support',
  '/support/partnership-support',
  '/support/report-and-feedback',
  '/partners/:product-business-partner',
  '/partners/:product-technology-partner',
]

const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:[a-z]+/g, '[^/]+')}$`)

/** The route a path belongs to, without its language prefix; undefined where it belongs to none of these. */
export const laterRouteOf = (path: string): string | undefined => {
  const plain = path.replace(/^\/id(?=\/|$)/, '') || '/'
  return LATER_ROUTES.find((route) => patternOf(route).test(plain))
}
