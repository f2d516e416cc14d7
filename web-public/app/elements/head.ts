import type { Language } from '@flou/shared/locale.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import type { WebPageType } from '@flou/shared/site/page.ts'

export interface Crumb {
  title: string
  path: string
  /** Set if the title is missing in the page's language. */
  lang?: Language
}

export interface Head {
  title: string
  name: string
  description: string
  image: PublicMedia | null
  /** The image was made for sharing and is shared without a card around it. */
  sharesImage?: true
  /** Parent pages from the home page; empty on the home page. */
  trail: readonly Crumb[]
  type?: WebPageType
  /** ISO instants. */
  article?: { published: string; modified: string; section?: string | undefined }
  next?: string
  /** The only language in which the page's record is published: its URL represents both. */
  onlyIn?: Language
}

export type ListPosition = Omit<NumberedPage<never>, 'records'>
