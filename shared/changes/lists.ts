import type { PersonRef } from '../account.ts'
import type { ChangeKind, ChangeRow } from '../workflow.ts'

/** How long an open change has waited: less than the time of the reminder, longer, or so long that it expires soon. */
export const CHANGE_AGES = ['fresh', 'waiting', 'expiring'] as const
export type ChangeAge = (typeof CHANGE_AGES)[number]

/** A change as the queue shows it to one reader. */
export interface QueuedChange extends ChangeRow {
  /** True where the reader may decide it now. */
  canDecide: boolean
  /** Absent while it waits for its author: that stops the clock. */
  age?: ChangeAge
  /** When it expires undecided, ISO; absent as `age` is. */
  expires?: string
}

/** What the open changes of a view can be narrowed to, with how many changes each choice leaves. */
export interface ChangeChoices {
  areas: readonly { area: string; count: number }[]
  authors: readonly { person: PersonRef; count: number }[]
  kinds: readonly { kind: ChangeKind; count: number }[]
  ages: readonly { age: ChangeAge; count: number }[]
}

/** Figures about open and decided changes. */
export interface ChangeFigures {
  /** Open changes by how many whole days ago they were submitted: from `from` up to, not including, `below`; the last has no end. */
  ages: readonly { from: number; below?: number; count: number }[]
  /** Who approved and rejected how many, the busiest first. */
  deciders: readonly { person: PersonRef; approved: number; rejected: number }[]
  /** Whose changes were decided, by name. */
  authors: readonly PersonRef[]
  /** By the Monday of the week, in Jakarta, that a decision fell into; hours from submission to decision. */
  weeks: readonly { week: string; decided: number; medianHours: number; p90Hours: number }[]
  /** True where more was decided in the range than one call counts; the oldest decisions are left out. */
  isPartial: boolean
}

/** How many changes wait for the caller to decide, and how many of his own are open. */
export interface ChangeCounts {
  toDecide: number
  own: number
}
