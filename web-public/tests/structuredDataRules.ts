/**
 * Allowed properties per schema.org type, based on Google's requirements
 * (developers.google.com/search/docs/appearance/structured-data). Look up new ones there.
 */
export interface Rule {
  required: readonly string[]
  allowed?: readonly string[]
  /** At least one is required. */
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

/** schema.org version 29. */
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
  // search engines ignore products without price, review or rating
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
    required: ['price', 'priceCurrency', 'unitCode', 'unitText', 'valueAddedTaxIncluded'],
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
    allowed: ['performer', 'inLanguage', 'offers'],
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
