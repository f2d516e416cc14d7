import type { AuditEntry } from './api.ts'
import type { Text } from './locale.ts'

/** What matters when work begins (`GET /api/dashboard/start`), of the areas the caller may open. */
export interface StartPage {
  coverage: readonly Coverage[]
  /** Newest first. */
  recent: readonly AuditEntry[]
  /** What ends within the next weeks, the soonest first. */
  ending: readonly Due[]
  /** What begins within the next weeks, the soonest first. */
  coming: readonly Due[]
}

/** How far the records of a type are, by their counters. */
export interface Coverage {
  /** Key of the content type. */
  type: string
  total: number
  /** Not shown to visitors. */
  unpublished: number
  /** Published, with a draft that visitors do not see yet. */
  changed: number
  /** One language changed later than the other. */
  drift: number
}

export interface Due {
  type: string
  id: number
  titles: Text
  /** A calendar day, `2026-12-31`. */
  day: string
}

/** How far ahead the start page looks. */
export const START_DAYS = 45
