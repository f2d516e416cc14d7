/**
 * What a node of structured data must and may say, by its type: the properties that Google requires for what it shows of a page
 * (developers.google.com/search/docs/appearance/structured-data: article, breadcrumb, event, faqpage, organization, product-snippet,
 * merchant-listing, review-snippet), those that it recommends and that we always have, and those of schema.org that we use beside.
 * A property or a type that is not named here is wrong: a new one is to be looked up there first.
 */
export interface Rule {
  /** Each must be there. */
  required: readonly string[]
  /** Properties that may be there. */
  allowed?: readonly string[]
  /** At least one of them must be there. */
  oneOf?: readonly string[]
}

const WEB_PAGE: Rule = {
  required: ['name', 'url', 'inLanguage', 'isPartOf'],
  allowed: ['description', 'image'],
}
const ARTICLE: Rule = {
  required: ['headline', 'image', 'dateModified', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  allowed: ['datePublished', 'description', 'articleSection', 'about', 'hasPart'],
}

/** Rules by type (schema.org 29). */
export const RULES: Readonly<Record<string, Rule>> = {
  WebPage: WEB_PAGE,
  CollectionPage: WEB_PAGE,
  AboutPage: WEB_PAGE,
  ContactPage: WEB_PAGE,
  Article: { ...ARTICLE, required: [...ARTICLE.required, 'datePublished'] },
  NewsArticle: { ...ARTICLE, required: [...ARTICLE.required, 'datePublished'] },
  TechArticle: ARTICLE,
  Quotation: { required: ['text', 'creator', 'inLanguage'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], allowed: ['name', 'description', 'image'] },
  ListItem: { required: ['position', 'name'], oneOf: ['item', 'url'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  // a product without a price, review or rating is none that search engines show
  Product: {
    required: ['name', 'image', 'description', 'url', 'offers'],
    allowed: ['category', 'brand'],
  },
  AggregateOffer: { required: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency'], allowed: ['offers'] },
  Offer: {
    required: [],
    oneOf: ['price', 'itemOffered', 'name'],
    allowed: [
      'description',
      'url',
      'price',
      'priceCurrency',
      'priceValidUntil',
      'availability',
      'priceSpecification',
      'validFrom',
      'validThrough',
      'seller',
      'image',
    ],
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency', 'unitCode', 'valueAddedTaxIncluded'],
    allowed: ['validThrough'],
  },
  OfferCatalog: { required: ['name', 'itemListElement'] },
  Service: {
    required: ['name', 'url'],
    allowed: [
      'description',
      'image',
      'provider',
      'brand',
      'serviceType',
      'category',
      'hasOfferCatalog',
      'availableChannel',
    ],
  },
  ServiceChannel: { required: ['serviceUrl', 'availableLanguage'] },
  Brand: { required: ['name'] },
  Event: {
    required: [
      'name',
      'startDate',
      'endDate',
      'location',
      'eventStatus',
      'eventAttendanceMode',
      'description',
      'image',
      'organizer',
      'url',
    ],
    allowed: ['performer', 'inLanguage'],
  },
  Place: { required: ['name', 'address'] },
  VirtualLocation: { required: ['url'] },
  PostalAddress: { required: ['addressCountry'], oneOf: ['name', 'streetAddress'] },
  Organization: { required: ['name'], allowed: ['url', 'logo', 'sameAs'] },
  Person: { required: ['name'], allowed: ['worksFor'] },
  ImageObject: { required: ['url'], allowed: ['width', 'height'] },
  WebSite: { required: ['name', 'url'], allowed: ['inLanguage', 'publisher', 'potentialAction'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '' && !/<[a-z/]/i.test(value)
const isAddress: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
const isDate: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
/** With its distance to UTC: without it, search engines take a time for one of their own place. */
const isInstant: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const isDay: Check = (value) => isDate(value) || isInstant(value)
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isCount: Check = (value) => isNumber(value) && Number.isInteger(value)
const isOf =
  (...names: readonly string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`)
/** A node of one of the types, or a reference to one; `checkNode` looks at what it says. */
const isNode =
  (...types: readonly string[]): Check =>
  (value) => {
    const { '@type': type, '@id': id } = value as Record<string, unknown> // whatever is no object has neither
    return types.includes(String(type)) || (type === undefined && isAddress(id))
  }
const isEither =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

/** What a property's value is, whichever node has it; of a list, each of its values. */
export const VALUES: Readonly<Record<string, Check>> = {
  name: isText,
  headline: (value) => isText(value) && String(value).length <= 110,
  description: isText,
  text: (value) => typeof value === 'string' && value.trim() !== '',
  articleSection: isText,
  category: isText,
  serviceType: isText,
  unitCode: (value) => typeof value === 'string' && /^[A-Z0-9]{2,3}$/.test(value),
  url: isAddress,
  image: isAddress,
  serviceUrl: isAddress,
  mainEntityOfPage: isAddress,
  sameAs: isAddress,
  urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}'),
  'query-input': (value) => value === 'required name=search_term_string',
  inLanguage: isEither(
    (value) => value === 'en-US',
    (value) => value === 'id-ID',
  ),
  availableLanguage: isEither(
    (value) => value === 'en-US',
    (value) => value === 'id-ID',
  ),
  datePublished: isInstant,
  dateModified: isInstant,
  startDate: isDay,
  endDate: isDay,
  validFrom: isInstant,
  validThrough: isDay,
  priceValidUntil: isDay,
  position: isCount,
  offerCount: isCount,
  width: isCount,
  height: isCount,
  price: isNumber,
  lowPrice: isNumber,
  highPrice: isNumber,
  priceCurrency: (value) => value === 'IDR',
  valueAddedTaxIncluded: (value) => value === true,
  addressCountry: (value) => value === 'ID',
  availability: isOf('InStock', 'Discontinued'),
  eventStatus: isOf('EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled'),
  eventAttendanceMode: isOf('OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'),
  author: isNode('Person', 'Organization'),
  creator: isNode('Person', 'Organization'),
  publisher: isNode('Organization'),
  organizer: isNode('Organization'),
  performer: isNode('Person', 'Organization'),
  provider: isNode('Organization'),
  seller: isNode('Organization'),
  worksFor: isNode('Organization'),
  brand: isNode('Brand'),
  logo: isEither(isAddress, isNode('ImageObject')),
  about: isNode('Organization', 'Service'),
  hasPart: isNode('Quotation'),
  isPartOf: isNode('WebSite'),
  location: isNode('Place', 'VirtualLocation'),
  address: isNode('PostalAddress'),
  item: isAddress,
  itemListElement: isNode('ListItem', 'Offer'),
  itemOffered: isNode('Service'),
  mainEntity: isNode('Question'),
  acceptedAnswer: isNode('Answer'),
  offers: isNode('AggregateOffer', 'Offer'),
  priceSpecification: isNode('UnitPriceSpecification'),
  hasOfferCatalog: isNode('OfferCatalog'),
  availableChannel: isNode('ServiceChannel'),
  potentialAction: isNode('SearchAction'),
  target: isNode('EntryPoint'),
}
