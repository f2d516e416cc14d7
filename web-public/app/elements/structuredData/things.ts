import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { ISO_CODE, LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { absolute } from '../absolute.ts'
import type { Thing } from './StructuredData.tsx'

interface Place {
  origin: string
  language: Language
}

/** The way from the home page to this one. */
export const breadcrumbThing = (
  { origin, language }: Place,
  trail: readonly { title: string; path: string }[],
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + localPath(path, language),
  })),
})

export type Organization = Thing & { '@type': 'Organization' }

interface OrganizationFacts {
  name: string
  logo: PublicMedia | null
  /** The organisation elsewhere. */
  profiles: readonly string[]
}

/** Who stands behind the site. */
export const organizationThing = (
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
export const websiteThing = ({ origin, language }: Place, publisher: Organization): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: publisher['name'],
  url: origin + localPath('/', language),
  inLanguage: LANGUAGES.map((one) => ISO_CODE[one]),
  publisher: { '@id': publisher['@id'] },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localPath('/search', language)}?query={search_term_string}`,
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
export const articleThing = ({ origin, language }: Place, article: ArticleFacts): Thing => ({
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
