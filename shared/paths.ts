/**
 * Every path of the public site, without a language prefix. A path is written here and nowhere else: content types take
 * theirs from `RECORD_PATHS`, the router and the sitemap theirs from the pages declared in site/pages.ts, and links ask
 * `pathTo`. This file imports nothing: it is part of the scripts that visitors load.
 */

/** An address of content that leads to the registration in the customers' portal, wherever that is. */
export const REGISTER_PATH = '/register'

/** Pages that exist whatever the content, and pages by something other than a record's slug. */
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
  specialOfferList: '/special-offers',
  search: '/search',
  searchFor: '/search/:query',
  pricing: '/pricing',
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

/** Pages of single records, by the key of their content type. A type named here has a public path, and a slug. */
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

/** Every path that contains it leads to the list of offers (infra/cdn/siteRequest.js). */
export const FREE_TRIAL_PATH = '/special-offers/free-trial'

/** Pages that the content delivery network answers by itself, in both languages at once. */
export const FIXED_ERROR_PATH = '/error/:status'

export type RecordName = keyof typeof RECORD_PATHS
const PATHS = { ...PAGE_PATHS, ...RECORD_PATHS }
export type PageName = keyof typeof PATHS

/** Pages whose paths have no parameter. */
export type PlainName = {
  [N in keyof typeof PAGE_PATHS]: (typeof PAGE_PATHS)[N] extends `${string}:${string}` ? never : N
}[keyof typeof PAGE_PATHS]

/** What fills a path's parameter; nothing where it has none. */
type Filling<P extends string> = P extends `${string}:${string}` ? [value: string] : []

/** True for a path with a parameter in it. */
export const hasParameter = (pattern: string): boolean => pattern.includes(':')

/** A path with its parameter filled in. */
export const fillPath = (pattern: string, value: string): string => pattern.replace(/:\w+/, () => value)

/** What a path's parameter is filled with; undefined where the path is not of the pattern. */
export function fillingOf(pattern: string, path: string): string | undefined {
  const [before = '', after = ''] = pattern.split(/:\w+/)
  const isFilled =
    path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after)
  const value = isFilled ? path.slice(before.length, path.length - after.length) : ''
  return value === '' || value.includes('/') ? undefined : value
}

/**
 * The path of a page, the only way to write one: `pathTo('newsList')`, `pathTo('newsMonth', '2026-11')`, and of a record
 * `pathTo('news', slug)` or, where the content type is at hand, `pathTo(news, slug)`.
 */
export function pathTo<N extends PageName>(
  to: N | { readonly key: N },
  ...[value = '']: Filling<(typeof PATHS)[N]>
): string {
  return fillPath(PATHS[typeof to === 'string' ? to : to.key], value)
}

/** The path of a numbered list's page, or the pattern of all but the first, which is the list's own. */
export const numberedPath = (list: string, number: number | ':page'): string =>
  number === 1 ? list : `${list}/page/${number}`

const LATER = /^(.{1,2000})\/page\/(\d{1,4})$/

/** The list that a path is a page of, and which one; a path without number is the first. */
export function placeInList(path: string): { list: string; number: number } {
  const [, list = path, number = '1'] = LATER.exec(path) ?? []
  return { list, number: Number(number) }
}

const isRecordName = (key: string): key is RecordName => Object.hasOwn(RECORD_PATHS, key)

/** The public path of a content type, with `:slug` in it; undefined where its records have no pages of their own. */
export const recordPathOf = (key: string): string | undefined =>
  isRecordName(key) ? RECORD_PATHS[key] : undefined
