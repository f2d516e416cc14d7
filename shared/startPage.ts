import type { AuditEntry } from './api.ts'
import type { Text } from './locale.ts'

/** What matters when work begins (`GET /api/dashboard/start`), of the areas the caller may open. */
export interface StartPage {
  coverage: readonly Coverage[]
  /** Drafts that the caller changed last, newest first. */
  drafts: readonly OwnDraft[]
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

/** A draft: a record that visitors do not see, or changes of one that they do. */
export interface OwnDraft {
  /** Key of the content type or section. */
  type: string
  id: number
  /** Of the record that it is below, where its type has a parent. */
  parentId?: number
  titles: Text
  /** When it was changed last, ISO 8601. */
  updated: string
  /** Visitors see an earlier state of it. */
  isLive: boolean
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
