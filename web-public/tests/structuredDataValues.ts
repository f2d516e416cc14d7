type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '' && !/<[a-z/]/i.test(value)
const isHttpsUrl: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
const isDate: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
/** Requires an offset; otherwise search engines assume a local time. */
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
const isNode =
  (...types: readonly string[]): Check =>
  (value) => {
    const { '@type': type, '@id': id } = value as Record<string, unknown>
    return types.includes(String(type)) || (type === undefined && isHttpsUrl(id))
  }
const isEither =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

/** Checks by property; lists are checked per item. */
export const VALUES: Readonly<Record<string, Check>> = {
  name: isText,
  headline: (value) => isText(value) && String(value).length <= 110,
  description: isText,
  text: (value) => typeof value === 'string' && value.trim() !== '',
  articleSection: isText,
  category: isText,
  serviceType: isText,
  unitText: isText,
  unitCode: (value) => typeof value === 'string' && /^[A-Z0-9]{2,3}$/.test(value),
  url: isHttpsUrl,
  image: isHttpsUrl,
  serviceUrl: isHttpsUrl,
  mainEntityOfPage: isHttpsUrl,
  sameAs: isHttpsUrl,
  urlTemplate: (value) => isHttpsUrl(value) && String(value).includes('{search_term_string}'),
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
  logo: isEither(isHttpsUrl, isNode('ImageObject')),
  about: isNode('Organization', 'Service'),
  hasPart: isNode('Quotation'),
  isPartOf: isNode('WebSite'),
  location: isNode('Place', 'VirtualLocation'),
  address: isNode('PostalAddress'),
  item: isHttpsUrl,
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
