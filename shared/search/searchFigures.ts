import type { Language } from '../locale.ts'

/** What visitors search for, as staff see it. No visitor is in it. */

/** What a page of results sends when one of them is opened. */
export interface SearchClick {
  query: string
  language: Language
  /** The result's path without language prefix. */
  path: string
}

export interface SearchSums {
  searches: number
  /** Searches that found nothing. */
  none: number
  /** Results that were opened. */
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
}
/** A week, named by its Monday. */
export interface SearchWeek extends Record<Language, SearchSums> {
  week: string
}

export interface SearchFigures {
  /** Every week, oldest first; the last one is not over. */
  weeks: SearchWeek[]
  /** Queries of enough visitors, the most frequent first. */
  queries: QuerySums[]
  /** The most frequently opened first. */
  pages: ClickedPage[]
}

/** Weeks that can be looked at at once, and those shown where nobody asks for others. */
export const MOST_WEEKS = 104
export const USUAL_WEEKS = 12

/** Visitors of a day who must have searched for something in a week before staff are shown it. */
export const SHOWN_FROM = 3
