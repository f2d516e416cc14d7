import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ISO_CODE, LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { WebPageType } from '@flou/shared/site/page.ts'
import type { Head } from '../head.ts'
import { toAbsoluteUrl } from '../../site/links.ts'

export type JsonLdNode = Readonly<Record<string, unknown>> & { '@type': string }

interface SiteLocation {
  origin: string
  language: Language
}
/** Path without language prefix. */
interface PageLocation extends SiteLocation {
  path: string
}

export const breadcrumbJsonLd = (
  { origin, language, path: own }: PageLocation,
  { trail, name: title }: Pick<Head, 'trail' | 'name'>,
): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, { title, path: own }].map(({ title: name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + localPath(path, language),
  })),
})

export const webPageJsonLd = (
  { origin, language, path }: PageLocation,
  type: WebPageType,
  { title, description, image }: Pick<Head, 'title' | 'description' | 'image'>,
): JsonLdNode => ({
  '@type': type,
  name: title,
  description,
  url: origin + localPath(path, language),
  inLanguage: ISO_CODE[language],
  isPartOf: { '@id': `${origin}/#website` },
  ...(image && { image: toAbsoluteUrl(origin, image.imageDefault) }),
})

export type Organization = JsonLdNode & { '@type': 'Organization' }

interface OrganizationFacts {
  name: string
  logo: PublicMedia | null
  profiles: readonly string[]
}

export const organizationJsonLd = (
  origin: string,
  { name, logo, profiles }: OrganizationFacts,
): Organization => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  ...(logo && {
    logo: {
      '@type': 'ImageObject',
      url: toAbsoluteUrl(origin, logo.imageDefault),
      width: logo.width,
      height: logo.height,
    },
  }),
  ...(profiles.length > 0 && { sameAs: profiles }),
})

export const websiteJsonLd = ({ origin, language }: SiteLocation, publisher: Organization): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: publisher['name'],
  url: origin + localPath(pathTo('home'), language),
  inLanguage: LANGUAGES.map((one) => ISO_CODE[one]),
  publisher: { '@id': publisher['@id'] },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localPath(pathTo('search'), language)}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

interface ArticleFacts {
  path: string
  title: string
  description: string
  /** ISO instants. */
  published: string
  modified: string
  section?: string | undefined
  images: readonly string[]
}

/** Maximum headline length that search engines show. */
const HEADLINE = 110

export const articleJsonLd = ({ origin, language }: SiteLocation, article: ArticleFacts): JsonLdNode => ({
  '@type': 'NewsArticle',
  headline: article.title.slice(0, HEADLINE),
  description: article.description,
  datePublished: article.published,
  dateModified: article.modified,
  inLanguage: ISO_CODE[language],
  mainEntityOfPage: origin + localPath(article.path, language),
  image: article.images.map((image) => toAbsoluteUrl(origin, image)),
  ...(article.section !== undefined && { articleSection: article.section }),
})

interface ListedItem {
  name: string
  /** Site path or external URL. */
  link: string
}

/**
 * Returns the list node, none if empty. Items have name and URL only: typed items, such as events, would lack
 * required fields.
 */
export const itemListJsonLd = (
  { origin }: Pick<SiteLocation, 'origin'>,
  items: readonly ListedItem[],
): JsonLdNode[] =>
  items.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: items.map(({ name, link }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: toAbsoluteUrl(origin, link),
          })),
        },
      ]
