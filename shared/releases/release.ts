import type { PersonRef } from '../accounts/account.ts'
import type { ArrangedRecord, ChangedRecord } from '../approval/changeRequestDetail.ts'
import type { Language } from '../locale.ts'
import type { ReleaseProblem } from './problems.ts'

/**
 * `building` renders the site with the release, `ready` waits for the hour, `applying` stores the writes.
 * A scheduled release is one with `publishAt`.
 */
const RELEASE_STATES = [
  'open',
  'waiting',
  'approved',
  'building',
  'ready',
  'applying',
  'live',
  'undoing',
  'undone',
  'failed',
] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

const EDITABLE: ReadonlySet<ReleaseState> = new Set(['open', 'waiting', 'approved', 'failed'])
export const isEditable = (state: ReleaseState): boolean => EDITABLE.has(state)

const STARTED: ReadonlySet<ReleaseState> = new Set(['building', 'ready', 'applying', 'undoing'])
export const isStarted = (state: ReleaseState): boolean => STARTED.has(state)

export const RELEASE_OPERATIONS = [
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'reorder',
  'batch',
] as const
/** `update` also stores sections; `reorder` takes an `OrderRequest`, `batch` takes `rows`, as their own calls do. */
export type ReleaseOperation = (typeof RELEASE_OPERATIONS)[number]

export const RELEASE_NAME_MAX = 120
export const RELEASE_NOTE_MAX = 2_000
export const RELEASE_ITEMS_MAX = 200

export interface ReleaseRow {
  id: string
  name: string
  note: string
  state: ReleaseState
  publishAt?: string
  recordVersion: number
  itemCount: number
  /** SHA-256 of the items, independent of name, note and hour; the decision names it. */
  hash: string
  author: PersonRef
  /** Ids of those who collected writes; they may not approve. */
  contributors: readonly number[]
  /** A write of a role that needs approval, or a script: a second person must approve. */
  needsApproval: boolean
  created: string
  updated: string
  message?: string
  decidedBy?: PersonRef
  decided?: string
  published?: string
  publishedBy?: PersonRef
  undone?: string
  undoneBy?: PersonRef
  progress?: { done: number; total: number }
  failure?: { reason: string; problems: readonly ReleaseProblem[] }
}

export interface ReleaseItem {
  id: string
  operation: ReleaseOperation
  type: string
  recordId: number
  parentId?: number
  titles: Record<Language, string>
  area: string
  by: PersonRef
  updated: string
  /** Version of the record that the write is based on; 0 for new records. */
  recordVersion: number
  liveVersion: number
  recordCount?: number
}

export interface ReleaseDetail extends ReleaseRow {
  items: readonly ReleaseItem[]
  canPublish: boolean
  canDecide: boolean
  canUndo: boolean
}

export interface ReleaseItemContent extends ReleaseItem {
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** Body of the save: fields, `OrderRequest`, or `rows`; absent if the release removes the record. */
  body?: Readonly<Record<string, unknown>>
  records?: readonly ChangedRecord[]
  order?: readonly ArrangedRecord[]
  current?: { recordVersion: number; fields: Readonly<Record<string, unknown>> }
  others: readonly (ReleaseOfRecord & { fields: Readonly<Record<string, unknown>> | null })[]
}

export interface NewReleaseItem {
  operation: ReleaseOperation
  type: string
  recordId?: number
  parentId?: number
  body?: Readonly<Record<string, unknown>>
  recordVersion?: number
}

export interface UpdatedReleaseItem {
  body: Readonly<Record<string, unknown>>
  recordVersion?: number
}

export interface NewRelease {
  name: string
  note?: string
  publishAt?: string
}

export interface UpdatedRelease {
  recordVersion: number
  name?: string
  note?: string
  publishAt?: string | null
}

export const RELEASE_DECISIONS = ['send', 'approve', 'reject'] as const
export interface ReleaseDecision {
  decision: (typeof RELEASE_DECISIONS)[number]
  hash: string
  message?: string
}

/** Body of `POST publish`; repeated while the release is started, it continues the work. */
export interface ReleaseVersion {
  recordVersion: number
}

/** Body of `POST undo`. Unless forced, it answers 409 `published_since` with the items saved since. */
export interface ReleaseUndo extends ReleaseVersion {
  isForced?: boolean
}

export interface ReleaseOfRecord {
  releaseId: string
  itemId: string
  name: string
  state: ReleaseState
  publishAt?: string
  operation: ReleaseOperation
  /** The item orders the list above, and this list as a part of it. */
  isAbove?: true
}

const RELEASE_EVENTS = [
  'create',
  'change',
  'add',
  'replace',
  'remove',
  'send',
  'approve',
  'reject',
  'publish',
  'cancel',
  'live',
  'fail',
  'undo',
  'undone',
] as const
export interface ReleaseEvent {
  id: string
  kind: (typeof RELEASE_EVENTS)[number]
  by: PersonRef
  at: string
  text?: string
  titles?: Record<Language, string>
}
