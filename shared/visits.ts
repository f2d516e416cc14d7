import type { Language } from './locale.ts'

/** The page counter: what pages send and what staff see. No cookie, no address and no id of a visitor is in it. */

/** What a page sends once it is shown. */
export interface Visit {
  /** Without language prefix and query. */
  path: string
  language: Language
  /** Host of the page that led here, '' for none; absent within the site. */
  referrer?: string | undefined
}

/** Views of something, by language. */
export interface LanguageViews {
  en: number
  id: number
}
export interface DayViews extends LanguageViews {
  day: string
}
export interface PageViews extends LanguageViews {
  path: string
}
/** Entries from a host; '' for those that came from nowhere known. */
export interface ReferrerEntries {
  host: string
  entries: number
}

export interface VisitFigures {
  from: string
  to: string
  /** Every day from `from` to `to`, oldest first. */
  days: DayViews[]
  /** The most viewed first. */
  pages: PageViews[]
  /** The most frequent first. */
  referrers: ReferrerEntries[]
}

/** Days that can be looked at at once: a year. */
export const MOST_DAYS = 366
/** Days shown where nobody asks for others. */
export const USUAL_DAYS = 30

/** What is left out of a day's list because it was seen too rarely. */
export const OTHERS = '*'
