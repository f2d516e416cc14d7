import type { ResultType } from '@flou/shared/search/resultTypes.ts'

/** A heading that results can link to; `at` is the offset of its text in `body`. */
export interface DocumentHeading {
  id: string
  text: string
  at: number
}

export interface SearchDocument {
  path: string
  type: ResultType
  /** Score factor of the page type; lists weigh less than their entries. */
  weight: number
  title: string
  /** The visible headline if it differs from the SEO title; otherwise empty. */
  headline: string
  description: string
  /** Names of ancestor pages and words of the path. */
  context: string
  headings: readonly DocumentHeading[]
  packages?: readonly string[]
  /** Page text; blocks are separated by line breaks. */
  body: string
  /** ISO date of the article or event, otherwise of the last edit; may be empty. */
  date: string
  category: string
  image: string
}
