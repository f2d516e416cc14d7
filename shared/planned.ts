import type { PlannedAction, PlannedTime } from './api.ts'
import type { CommentSubject } from './comments.ts'

/** A planned time as listed in the calendar. */
export interface PlannedRow extends CommentSubject, PlannedTime {
  action: PlannedAction
}

export const CALENDAR_KINDS = ['publish', 'unpublish', 'article', 'period', 'request', 'release'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** An entry of the calendar: a planned time, a dated article, a period of days, an expiring request, a release. */
export interface CalendarEntry extends CommentSubject {
  kind: CalendarKind
  /** Instant in UTC, or the first day in Asia/Jakarta. */
  at: string
  /** Last day of a period. */
  until?: string
  changeRequest?: string
  updated?: string
  release?: { id: string; recordVersion: number }
}

export const MAX_CALENDAR_DAYS = 62

/** A calendar address as stored. The token is only returned on creation. */
export interface CalendarFeed {
  created: string
}
export interface NewCalendarFeed extends CalendarFeed {
  token: string
}
