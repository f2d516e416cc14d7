import { localPath, type Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { JsonLdNode } from '../../../elements/jsonLd/jsonLd.ts'
import type { Offer, Offers } from '../packages/offers.ts'
import { toAbsoluteUrl } from '../../../site/links.ts'

interface ProductFacts {
  name: string
  description: string
  image: PublicMedia | null
  category: string
  brand: string
  offers: Offers | undefined
}

/** UN/CEFACT codes; C62 is one of the item that is used. */
const UNIT_CODES = { month: 'MON', hour: 'HUR', use: 'C62' } as const
const CURRENCY = 'IDR'

const offerJsonLd = ({ name, price, unit, time }: Offer, validUntil: string) => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: CURRENCY,
  priceValidUntil: validUntil,
  availability: 'https://schema.org/InStock',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: CURRENCY,
    unitCode: UNIT_CODES[time ?? 'use'],
    unitText: unit,
    valueAddedTaxIncluded: true,
    validThrough: validUntil,
  },
})

const offersJsonLd = ({ low, high, count, named, validUntil }: Offers) => ({
  '@type': 'AggregateOffer',
  priceCurrency: CURRENCY,
  lowPrice: low,
  highPrice: high,
  offerCount: count,
  offers: named.map((offer) => offerJsonLd(offer, validUntil)),
})

/**
 * Product with offers for their units. Without prices it is a Service, because search engines reject products without
 * a price.
 */
export const productJsonLd = (
  { origin, language, path }: { origin: string; language: Language; path: string },
  { name, description, image, category, brand, offers }: ProductFacts,
): JsonLdNode => ({
  '@type': offers ? 'Product' : 'Service',
  name,
  description,
  ...(image && { image: toAbsoluteUrl(origin, image.imageDefault) }),
  category,
  ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
  url: origin + localPath(path, language),
  ...(offers && { offers: offersJsonLd(offers) }),
})
