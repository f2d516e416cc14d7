import type { Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import type { WebPageType } from '@flou/shared/site/page.ts'

/** A page above another one. */
export interface Crumb {
  title: string
  path: string
  /** The language of a title that is missing in the page's language. */
  lang?: Language
}

/** What a page says of itself: to search engines, where it is shared, and in its breadcrumb. */
export interface Head {
  title: string
  /** What breadcrumbs and plain headers call the page. */
  name: string
  description: string
  image: PublicMedia | null
  /** The pages above this one, from the home page; empty on the home page itself. */
  trail: readonly Crumb[]
  type?: WebPageType
  /** What is said of an article beyond that; ISO instants. */
  article?: { published: string; modified: string; section?: string | undefined }
  /** The page that comes next, where it is no numbered one. */
  next?: string
}

/** Which page of a numbered list this is. */
export type ListPlace = Omit<NumberedPage<never>, 'records'>
