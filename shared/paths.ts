/** All public paths without language prefix. This file has no imports because pages load it. */

export const REGISTER_PATH = '/register'

/** Pages not identified by a record's slug. */
export const PAGE_PATHS = {
  home: '/',
  productList: '/products',
  productGroupList: '/products/group',
  solutionList: '/solution',
  solutionSubCategoryList: '/solution/kategori',
  useCaseList: '/solution/use-case',
  customerStoryList: '/customer-story',
  customerStoryFilter: '/customer-story/filter/:filter',
  eventList: '/event',
  newsList: '/news-and-information',
  newsArchive: '/news-and-information/archive/all',
  newsMonth: '/news-and-information/archive/:month',
  changelog: '/changelog',
  specialOfferList: '/special-offers',
  search: '/search',
  searchFor: '/search/:query',
  pricing: '/pricing',
  pricingRegions: '/pricing/regions',
  calculator: '/pricing/calculator',
  community: '/community',
  contactUs: '/contact-us',
  contactForm: '/contact-us/form',
  dataRequest: '/contact-us/personal-data',
  abuseReport: '/contact-us/report-abuse',
  ebc: '/ebc',
  customPageList: '/page',
  faq: '/faq',
  introduction: '/introduction',
  resources: '/resources',
  documentationStart: '/resources/documentation',
  documentationList: '/resources/documentation/product-documentation',
  termsAndCondition: '/resources/documentation/terms-and-conditions',
  securityCompliance: '/security-compliance',
  support: '/support',
  afterSales: '/support/after-sales-support',
  partnershipSupport: '/support/partnership-support',
  feedback: '/support/report-and-feedback',
  businessPartner: '/partners/:product-business-partner',
  techPartner: '/partners/:product-technology-partner',
  dataRequestProve: '/contact-us/personal-data/prove',
  placeAccept: '/registration/accept',
  placeCancel: '/registration/cancel',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  notFound: '/404',
} as const satisfies Record<string, `/${string}`>

/** Record pages by type key. Types listed here get a public path and a slug. */
export const RECORD_PATHS = {
  product: '/products/:slug',
  productGroup: '/products/group/:slug',
  solution: '/solution/:slug',
  solutionSubCategory: '/solution/kategori/:slug',
  useCase: '/solution/use-case/:slug',
  customerStory: '/customer-story/:slug',
  industryCategory: '/customer-story/industry/:slug',
  storyProductCategory: '/customer-story/product/:slug',
  event: '/event/:slug',
  eventCategory: '/event/category/:slug',
  eventSubCategory: '/event/sub-category/:slug',
  news: '/news-and-information/:slug',
  newsCategory: '/news-and-information/category/:slug',
  newsSubCategory: '/news-and-information/sub-category/:slug',
  specialOffer: '/special-offers/:slug',
  documentation: '/resources/documentation/product-documentation/:slug',
  customPage: '/page/:slug',
  faqCategory: '/faq/:slug',
} as const satisfies Record<string, `/${string}/:slug`>

/** All paths containing it redirect to the offer list, former pages to their content (infra/cdn/siteRequest.js). */
export const FREE_TRIAL_PATH = '/special-offers/free-trial'
export const MOVED_PATHS: Readonly<Record<string, string>> = {
  '/page/terms-of-service': '/resources/documentation/terms-and-conditions',
}

export const FIXED_ERROR_PATH = '/error/:status'

export type RecordName = keyof typeof RECORD_PATHS
const PATHS = { ...PAGE_PATHS, ...RECORD_PATHS }
export type PageName = keyof typeof PATHS

export type PlainName = {
  [N in keyof typeof PAGE_PATHS]: (typeof PAGE_PATHS)[N] extends `${string}:${string}` ? never : N
}[keyof typeof PAGE_PATHS]

type Filling<P extends string> = P extends `${string}:${string}` ? [value: string] : []

export const hasParameter = (pattern: string): boolean => pattern.includes(':')

export const fillPath = (pattern: string, value: string): string => pattern.replace(/:\w+/, () => value)

export function parameterOf(pattern: string, path: string): string | undefined {
  const [before = '', after = ''] = pattern.split(/:\w+/)
  const isFilled =
    path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after)
  const value = isFilled ? path.slice(before.length, path.length - after.length) : ''
  return value === '' || value.includes('/') ? undefined : value
}

/** Returns a page's path: `pathTo('newsMonth', '2026-11')` or, for records, `pathTo(news, slug)`. */
export function pathTo<N extends PageName>(
  to: N | { readonly key: N },
  ...[value = '']: Filling<(typeof PATHS)[N]>
): string {
  return fillPath(PATHS[typeof to === 'string' ? to : to.key], value)
}

/** Returns the path of a list page; page 1 is the list itself. */
export const numberedPath = (list: string, number: number | ':page'): string =>
  number === 1 ? list : `${list}/page/${number}`

const NUMBERED_PATH = /^(.{1,2000})\/page\/(\d{1,4})$/

/** Parses a list path; without number it is page 1. */
export function parseListPath(path: string): { list: string; number: number } {
  const [, list = path, number = '1'] = NUMBERED_PATH.exec(path) ?? []
  return { list, number: Number(number) }
}

const isRecordName = (key: string): key is RecordName => Object.hasOwn(RECORD_PATHS, key)

export const recordPathOf = (key: string): string | undefined =>
  isRecordName(key) ? RECORD_PATHS[key] : undefined

/** Marks the search field of the 404 page; the server fills in words of the requested path. */
export const MISSING_FIELD = 'data-missing'
