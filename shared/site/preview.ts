import type { PersonRef } from '../account.ts'
import { STAFF_API } from '../content/routing/apiPaths.ts'
import type { Language } from '../locale.ts'

/** What a form asks to see: its values as they stand, whatever is missing in them. Nothing of it is stored. */
export interface PreviewRequest {
  /** Key of the content type or section. */
  type: string
  /** 0 for a section or a record that was never saved. */
  id: number
  values: Record<string, unknown>
  language: Language
  /** One of `pages` of an earlier answer; the most telling page where absent. */
  path?: string
}

/** A page with the draft in it, or why there is none. */
export type PreviewAnswer =
  | {
      kind: 'page'
      path: string
      /** The document without scripts and without style: the style is the same for all, see `PreviewStyle`. */
      html: string
      /** Further pages that show the draft, this one among them. */
      pages: string[]
      /** Names the style that fits. */
      build: string
    }
  /** No page shows what is edited: a sub-category, a user. */
  | { kind: 'none' }
  /** The page's own code fails on these values. */
  | { kind: 'failed'; path: string; reason: string }

/** The site's style with its typeface in it: a frame that may load nothing shows the real look. */
export interface PreviewStyle {
  build: string
  css: string
}

export const PREVIEW_API = `${STAFF_API}/preview`

/** Days after which a shared preview ends. */
export const PREVIEW_DAYS = [1, 7, 30] as const
export type PreviewDays = (typeof PREVIEW_DAYS)[number]
export const DEFAULT_PREVIEW_DAYS: PreviewDays = 7

/** What a link to a preview is made of: the form as it stands, frozen. */
export interface PreviewLinkRequest extends Pick<PreviewRequest, 'type' | 'id' | 'values' | 'language'> {
  days: PreviewDays
}

/** A link to a preview, as staff see it; the address itself is told once, when it is made. */
export interface PreviewLinkRow {
  id: string
  by: PersonRef
  /** ISO instants. */
  created: string
  expires: string
  revoked?: string
}
export interface PreviewLink extends PreviewLinkRow {
  /** On the site's origin, for people without an account. */
  url: string
}

export const PREVIEW_LINK_API = `${STAFF_API}/preview-link`
/** Where a shared preview is, on the site's origin; `?language=` chooses the language. */
export const sharedPreviewPath = (token: string): string => `/api/preview/${token}`
