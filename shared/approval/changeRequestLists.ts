import type { PersonRef } from '../accounts/account.ts'
import type { ChangeRequestKind, ChangeRequestRow } from './workflow.ts'

export const CHANGE_REQUEST_AGES = ['fresh', 'waiting', 'expiring'] as const
export type ChangeRequestAge = (typeof CHANGE_REQUEST_AGES)[number]

export interface QueuedChangeRequest extends ChangeRequestRow {
  canDecide: boolean
  age?: ChangeRequestAge
  expires?: string
}

export interface ChangeRequestFacets {
  areas: readonly { area: string; count: number }[]
  authors: readonly { person: PersonRef; count: number }[]
  kinds: readonly { kind: ChangeRequestKind; count: number }[]
  ages: readonly { age: ChangeRequestAge; count: number }[]
}

export interface ChangeRequestStatistics {
  /** Open requests by age in days: `from` inclusive, `below` exclusive. */
  ages: readonly { from: number; below?: number; count: number }[]
  deciders: readonly { person: PersonRef; approved: number; rejected: number }[]
  authors: readonly PersonRef[]
  /** Grouped by Monday (Asia/Jakarta) of the decision; hours from request to decision. */
  weeks: readonly { week: string; decided: number; medianHours: number; p90Hours: number }[]
  /** True if the range has more decisions than one call reads; the oldest are omitted. */
  isPartial: boolean
}

export interface ChangeRequestCounts {
  toDecide: number
  /** Latest requests to decide, newest first. */
  newest: readonly ChangeRequestRow[]
  own: number
}
