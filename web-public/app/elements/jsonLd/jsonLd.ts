import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ISO_CODE, LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { absolute } from '../absolute.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { WebPageType } from '@flou/shared/site/page.ts'
import type { Head } from '../head.ts'

/** A node of a page's structured data, as schema.org names it. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { '@type': string }

interface Place {
  origin: string
  language: Language
}
/** A page's place: its path without a language prefix. */
interface PagePlace extends Place {
  path: string
}

/** The way from the home page to this one. */
export const breadcrumbJsonLd = (
  { origin, language, path: own }: PagePlace,
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

/** A page as such, part of the site. */
export const webPageJsonLd = (
  { origin, language, path }: PagePlace,
  type: WebPageType,
  { title, description, image }: Pick<Head, 'title' | 'description' | 'image'>,
): JsonLdNode => ({
  '@type': type,
  name: title,
  description,
  url: origin + localPath(path, language),
  inLanguage: ISO_CODE[language],
  isPartOf: { '@id': `${origin}/#website` },
  ...(image && { image: absolute(origin, image.imageDefault) }),
})

export type Organization = JsonLdNode & { '@type': 'Organization' }

interface OrganizationFacts {
  name: string
  logo: PublicMedia | null
  /** The organisation elsewhere. */
  profiles: readonly string[]
}

/** Who stands behind the site. */
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
      url: absolute(origin, logo.imageDefault),
      width: logo.width,
      height: logo.height,
    },
  }),
  ...(profiles.length > 0 && { sameAs: profiles }),
})

/** The site itself, with its search. */
export const websiteJsonLd = ({ origin, language }: Place, publisher: Organization): JsonLdNode => ({
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

/** Search engines show no more of a headline. */
const HEADLINE = 110

/** A news article. */
export const articleJsonLd = ({ origin, language }: Place, article: ArticleFacts): JsonLdNode => ({
  '@type': 'NewsArticle',
  headline: article.title.slice(0, HEADLINE),
  description: article.description,
  datePublished: article.published,
  dateModified: article.modified,
  inLanguage: ISO_CODE[language],
  mainEntityOfPage: origin + localPath(article.path, language),
  image: article.images.map((image) => absolute(origin, image)),
  ...(article.section !== undefined && { articleSection: article.section }),
})

interface ListedItem {
  name: string
  /** A site path, or another site's address. */
  link: string
}

/**
 * What a page lists, in its order; nothing where the list is empty. Names and addresses only: an item with a type, such as an event, counts as
 * a whole one that lacks its date and place.
 */
export const itemListJsonLd = (
  { origin }: Pick<Place, 'origin'>,
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
            url: absolute(origin, link),
          })),
        },
      ]
