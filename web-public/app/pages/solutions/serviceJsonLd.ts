import { ISO_CODE, localLink, localPath, type Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { absolute } from '../../elements/absolute.ts'
import type { JsonLdNode, Organization } from '../../elements/jsonLd/jsonLd.ts'
import type { PlainCard } from './cards.ts'

/** Solutions or use cases of a list, for search engines. */
export const listedServices = (cards: readonly PlainCard[], language: Language) =>
  cards.map(({ title, to }) => ({ name: title, link: localLink(to, language) }))

interface Place {
  origin: string
  language: Language
  /** Without a language prefix. */
  path: string
}

interface ServiceFacts {
  name: string
  description: string
  /** What kind of service: the category that it is in. */
  category: string | undefined
  image: PublicMedia | null
  provider: Organization
  /** What it is made of. */
  products: readonly PlainCard[]
}

/** A solution: a service of the company, made of products that each have a page. */
export const serviceJsonLd = (
  { origin, language, path }: Place,
  { name, description, category, image, provider, products }: ServiceFacts,
): JsonLdNode => ({
  '@type': 'Service',
  name,
  description,
  url: origin + localPath(path, language),
  provider,
  ...(category !== undefined && { serviceType: category }),
  ...(image && { image: absolute(origin, image.imageDefault) }),
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
