import type { Language } from '../locale.ts'
import type { PageTitles } from '../visits/visits.ts'

export interface SearchClick {
  query: string
  language: Language
  path: string
}

export interface SearchSums {
  searches: number
  none: number
  clicks: number
}
export interface QuerySums extends SearchSums {
  query: string
  language: Language
}
export interface ClickedPage {
  path: string
  language: Language
  clicks: number
  titles?: PageTitles
}
export interface SearchWeek extends Record<Language, SearchSums> {
  week: string
}

export interface SearchFigures {
  /** Oldest first; the last week is incomplete. */
  weeks: SearchWeek[]
  /** Queries above the privacy threshold, most frequent first. */
  queries: QuerySums[]
  pages: ClickedPage[]
}

export const MAX_WEEKS = 104
export const DEFAULT_WEEKS = 12

/** Privacy threshold: visitors per week before a query is visible to staff. */
export const MIN_VISITORS = 3
