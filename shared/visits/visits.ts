import type { Language } from '../locale.ts'

/** Page counter without cookies, IPs or visitor ids. */

export interface Visit {
  /** Without language prefix and query. */
  path: string
  language: Language
  /** Referring host, '' if unknown; absent within the site. */
  referrer?: string | undefined
}

export interface LanguageViews {
  en: number
  id: number
}
export interface DayViews extends LanguageViews {
  day: string
}
export type PageTitles = Partial<Record<Language, string>>
export interface PageViews extends LanguageViews {
  path: string
  titles?: PageTitles
}
/** '' for unknown hosts. */
export interface ReferrerEntries {
  host: string
  entries: number
}

export interface VisitFigures {
  from: string
  to: string
  days: DayViews[]
  pages: PageViews[]
  referrers: ReferrerEntries[]
}

export const MAX_DAYS = 366
export const DEFAULT_DAYS = 30

/** Sum of rarely viewed pages of a day. */
export const OTHER_PATHS = '*'
