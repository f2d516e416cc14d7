import type { PersonRef } from '../accounts/account.ts'
import { STAFF_API } from '../content/routing/apiPaths.ts'
import type { Language } from '../locale.ts'

/** Unsaved form values to preview; may be incomplete and are never stored. */
export interface PreviewRequest {
  type: string
  id: number
  values: Record<string, unknown>
  language: Language
  /** Answers with a `PageCheckResponse` of both languages. */
  isCheck?: true
  /** One of the earlier response's `pages`; default: the best one. */
  path?: string
}

export type PreviewResponse =
  | {
      kind: 'page'
      path: string
      /** HTML without scripts and styles; see `PreviewStyle`. */
      html: string
      pages: string[]
      build: string
    }
  | { kind: 'none' }
  | { kind: 'failed'; path: string; reason: string }

/** Site CSS with embedded fonts, because the preview frame must not load resources. */
export interface PreviewStyle {
  build: string
  css: string
}

export const PREVIEW_API = `${STAFF_API}/preview`

export interface ReleasePreviewRequest {
  release: string
  path: string
  language: Language
}

export interface ReleasePage {
  path: string
  action: 'render' | 'gone' | 'redirect'
  to?: string
}

export const RELEASE_PREVIEW_API = `${PREVIEW_API}/release`

export const PREVIEW_DAYS = [1, 7, 30] as const
export type PreviewDays = (typeof PREVIEW_DAYS)[number]
export const DEFAULT_PREVIEW_DAYS: PreviewDays = 7

export interface PreviewLinkRequest extends Pick<PreviewRequest, 'type' | 'id' | 'values' | 'language'> {
  days: PreviewDays
}

export type ReleaseLinkRequest = Pick<PreviewLinkRequest, 'language' | 'days'>

/** Row of a preview link; its URL is only returned on creation. */
export interface PreviewLinkRow {
  id: string
  by: PersonRef
  created: string
  expires: string
  revoked?: string
}
export interface PreviewLink extends PreviewLinkRow {
  url: string
}

export const PREVIEW_LINK_API = `${STAFF_API}/preview-link`
/** Path on the site's origin; `?language=` selects the language, `&path=` a page of a release. */
export const sharedPreviewPath = (token: string): string => `/api/preview/${token}`
