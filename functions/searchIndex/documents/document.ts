import type { ResultType } from '@flou/shared/search/resultTypes.ts'

/** A heading of a page that a link can lead to, and where its text begins in `body`. */
export interface DocumentPart {
  id: string
  text: string
  at: number
}

/** A published page in one language, as the search knows it. */
export interface SearchDocument {
  /** Without a language prefix. */
  path: string
  type: ResultType
  /** What pages of this kind weigh: lists less than what they list. */
  weight: number
  title: string
  /** The visible headline where the title for search engines is another one; else empty. */
  headline: string
  description: string
  /** Names of the pages above it, and words of its path. */
  context: string
  parts: readonly DocumentPart[]
  /** The page's text, its blocks apart by line breaks. */
  body: string
  /** The day of an article or event, or else that of its last change, ISO; empty where there is none. */
  date: string
  category: string
  /** Address of a small picture; empty where there is none. */
  image: string
}
