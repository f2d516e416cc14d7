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

const PRODUCT_TEASER = [
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

export const PRODUCT_LISTED = [...PRODUCT_TEASER, 'subGroup'] as const

export const EVENT_TEASER = [
  'id',
  'slug',
  'title',
  'description',
  'place',
  'startDate',
  'endDate',
  'isCalledOff',
  'registrationOpens',
  'registrationCloses',
  'media',
  'category',
  'lang',
] as const

export const OFFER_TYPE_TEASER = ['id', 'rule', 'title', 'description'] as const

export const OFFER_TEASER = [
  'id',
  'slug',
  'title',
  'price',
  'packageTitle',
  'packageAmount',
  'months',
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
