import { ISO_CODE, localLink, localPath, type Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { JsonLdNode, Organization } from '../../elements/jsonLd/jsonLd.ts'
import type { PlainCard } from './cards.ts'
import { toAbsoluteUrl } from '../../site/links.ts'

export const listedServices = (cards: readonly PlainCard[], language: Language) =>
  cards.map(({ title, to }) => ({ name: title, link: localLink(to, language) }))

interface PageLocation {
  origin: string
  language: Language
  /** Without language prefix. */
  path: string
}

interface ServiceFacts {
  name: string
  description: string
  category: string | undefined
  image: PublicMedia | null
  provider: Organization
  products: readonly PlainCard[]
}

export const serviceJsonLd = (
  { origin, language, path }: PageLocation,
  { name, description, category, image, provider, products }: ServiceFacts,
): JsonLdNode => ({
  '@type': 'Service',
  name,
  description,
  url: origin + localPath(path, language),
  provider,
  ...(category !== undefined && { serviceType: category }),
  ...(image && { image: toAbsoluteUrl(origin, image.imageDefault) }),
  ...(products.length > 0 && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: products.map(({ title, to }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, url: origin + localPath(to, language) },
      })),
    },
  }),
  availableChannel: {
    '@type': 'ServiceChannel',
    serviceUrl: origin + localPath(path, language),
    availableLanguage: Object.values(ISO_CODE),
  },
})
