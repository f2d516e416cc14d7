import { parameterOf, hasParameter, type PageName } from '../paths.ts'
import { builtPages } from '../site/pages.ts'
import type { ResultType } from './resultTypes.ts'

export interface PageKind {
  type: ResultType
  weight: number
}

const WHOLE = 1
const TOPIC = 0.75
const LIST = 0.65
const AREA = 0.5
const FILTER = 0.4

const KINDS: Readonly<Partial<Record<PageName, PageKind>>> = {
  product: { type: 'product', weight: 1.25 },
  solution: { type: 'solution', weight: 1.05 },
  useCase: { type: 'solution', weight: 1.05 },
  documentation: { type: 'documentation', weight: 1.1 },
  faqCategory: { type: 'faq', weight: WHOLE },
  news: { type: 'news', weight: WHOLE },
  event: { type: 'event', weight: 0.95 },
  customerStory: { type: 'customerStory', weight: WHOLE },
  specialOffer: { type: 'specialOffer', weight: 0.9 },
  customPage: { type: 'page', weight: WHOLE },
  productGroup: { type: 'product', weight: TOPIC },
  productList: { type: 'product', weight: LIST },
  productGroupList: { type: 'product', weight: LIST },
  solutionSubCategory: { type: 'solution', weight: AREA },
  solutionList: { type: 'solution', weight: LIST },
  solutionSubCategoryList: { type: 'solution', weight: LIST },
  useCaseList: { type: 'solution', weight: LIST },
  industryCategory: { type: 'customerStory', weight: TOPIC },
  storyProductCategory: { type: 'customerStory', weight: FILTER },
  customerStoryList: { type: 'customerStory', weight: LIST },
  eventCategory: { type: 'event', weight: TOPIC },
  eventSubCategory: { type: 'event', weight: FILTER },
  eventList: { type: 'event', weight: TOPIC },
  newsCategory: { type: 'news', weight: TOPIC },
  newsSubCategory: { type: 'news', weight: FILTER },
  newsList: { type: 'news', weight: LIST },
  specialOfferList: { type: 'specialOffer', weight: LIST },
  documentationList: { type: 'documentation', weight: LIST },
  documentationStart: { type: 'documentation', weight: TOPIC },
  faq: { type: 'faq', weight: FILTER },
  changelog: { type: 'news', weight: TOPIC },
  pricingRegions: { type: 'page', weight: TOPIC },
  businessPartner: { type: 'page', weight: LIST },
  techPartner: { type: 'page', weight: LIST },
  resources: { type: 'page', weight: LIST },
  home: { type: 'page', weight: LIST },
  customPageList: { type: 'page', weight: LIST },
}

/** Excluded from search: archives and filters list pages that are indexed themselves. */
const HIDDEN: ReadonlySet<PageName> = new Set([
  'notFound',
  'search',
  'newsArchive',
  'newsMonth',
  'customerStoryFilter',
])

const pages = builtPages()
const plain = new Map(pages.flatMap(({ name, path }) => (hasParameter(path) ? [] : [[path, name] as const])))
const patterns = pages.filter(({ path }) => hasParameter(path))

const nameOf = (path: string): PageName | undefined =>
  plain.get(path) ?? patterns.find(({ path: pattern }) => parameterOf(pattern, path) !== undefined)?.name

/** Returns undefined for pages excluded from search, such as later list pages. */
export function kindOfPath(path: string): PageKind | undefined {
  const name = nameOf(path)
  if (name === undefined || HIDDEN.has(name)) return undefined
  return KINDS[name] ?? { type: 'page', weight: WHOLE }
}
