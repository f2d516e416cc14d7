/** What lists show of an article; the rest would only travel. */
export const ARTICLE_TEASER = [
  'id',
  'slug',
  'title',
  'description',
  'media',
  'publishDate',
  'category',
  'lang',
] as const

/** What lists show of a product, and what its price is found by (`readFromPrice`). */
export const PRODUCT_TEASER = [
  'id',
  'slug',
  'title',
  'description',
  'icon',
  'lang',
  'hasPackageInstance',
  'hasPackageDatabase',
  'hasPackageGeneral',
  'hasPackageStorage',
  'hasPackageNetwork',
  'hasPackageSecurity',
  'hasPackageSnapshot',
  'hasPackageOS',
] as const

/** As above, for lists that are told apart by sub-group. */
export const PRODUCT_LISTED = [...PRODUCT_TEASER, 'subGroup'] as const

/** What lists show of an event. */
export const EVENT_TEASER = [
  'id',
  'slug',
  'title',
  'description',
  'place',
  'startDate',
  'endDate',
  'isCalledOff',
  'media',
  'category',
  'lang',
] as const

/** What an offer takes off is said by its type. */
export const OFFER_TYPE_TEASER = ['id', 'rule', 'title', 'description'] as const

/** What lists show of an offer. */
export const OFFER_TEASER = [
  'id',
  'slug',
  'title',
  'price',
  'originalPrice',
  'percent',
  'voucherValue',
  'startDate',
  'endDate',
  'specialOfferCategory',
  'specialOfferType',
  'media',
  'product',
  'lang',
] as const
