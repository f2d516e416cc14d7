import type { PersonRef } from '../accounts/account.ts'
import type { ArrangedRecord, ChangedRecord } from '../approval/changeRequestDetail.ts'
import type { Language } from '../locale.ts'
import type { ReleaseProblem } from './problems.ts'

/**
 * `building` renders the site with the release, `ready` waits for the hour, `applying` stores the writes.
 * A scheduled release is one with `publishAt`.
 */
export const RELEASE_STATES = [
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
/** True while writes can be added and removed; a change reopens the release. */
export const isEditable = (state: ReleaseState): boolean => EDITABLE.has(state)

const STARTED: ReadonlySet<ReleaseState> = new Set(['building', 'ready', 'applying', 'undoing'])
/** True while the schedule works on the release. */
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
  /** Instant in UTC; absent: published by button. */
  publishAt?: string
  /** Expected by every write of the release and of its items. */
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
  /** Note of the latest decision or request. */
  message?: string
  decidedBy?: PersonRef
  decided?: string
  /** When visitors saw it. */
  published?: string
  publishedBy?: PersonRef
  undone?: string
  progress?: { done: number; total: number }
  /** Problems when the release was last stopped; `GET checks` returns the current ones. */
  failure?: { reason: string; problems: readonly ReleaseProblem[] }
}

export interface ReleaseItem {
  id: string
  operation: ReleaseOperation
  type: string
  /** 0 for sections of an area, lists, batches and new records of types without drafts. */
  recordId: number
  parentId?: number
  /** Titles when it was collected; they outlive the record. */
  titles: Record<Language, string>
  area: string
  by: PersonRef
  updated: string
  /** Version of the record that the write is based on; 0 for new records. */
  recordVersion: number
  /** Published version at that time; 0 if visitors saw none. */
  liveVersion: number
  /** Records of a batch or list. */
  recordCount?: number
}

export interface ReleaseDetail extends ReleaseRow {
  items: readonly ReleaseItem[]
  canPublish: boolean
  canDecide: boolean
  canUndo: boolean
}

/** Content of one item, with what is needed to merge it. */
export interface ReleaseItemContent extends ReleaseItem {
  /** Published content when it was collected; null if there was none. */
  before: Readonly<Record<string, unknown>> | null
  /** Content that the release publishes; null if it removes the record. */
  after: Readonly<Record<string, unknown>> | null
  records?: readonly ChangedRecord[]
  order?: readonly ArrangedRecord[]
  /** Current record, if it changed since: its version and content. */
  current?: { recordVersion: number; fields: Readonly<Record<string, unknown>> }
  /** Content of the same record in other releases that are not live. */
  others: readonly (ReleaseOfRecord & { fields: Readonly<Record<string, unknown>> | null })[]
}

/** Body of `POST items`; an item of the same record or list is replaced. */
export interface NewReleaseItem {
  operation: ReleaseOperation
  type: string
  recordId?: number
  parentId?: number
  body?: Readonly<Record<string, unknown>>
  /** Version that the content is based on. */
  recordVersion?: number
}

/** Body of `PUT items/{itemId}`. */
export interface UpdatedReleaseItem {
  body: Readonly<Record<string, unknown>>
  recordVersion?: number
}

export interface NewRelease {
  name: string
  note?: string
  publishAt?: string
}

/** Absent members are unchanged; `publishAt: null` removes the hour. */
export interface UpdatedRelease {
  recordVersion: number
  name?: string
  note?: string
  publishAt?: string | null
}

export const RELEASE_DECISIONS = ['send', 'approve', 'reject'] as const
export interface ReleaseDecision {
  decision: (typeof RELEASE_DECISIONS)[number]
  /** Hash that was shown. */
  hash: string
  message?: string
}

/** A release that contains a record: row of `GET releases?type=&recordId=`. */
export interface ReleaseOfRecord {
  releaseId: string
  itemId: string
  name: string
  state: ReleaseState
  publishAt?: string
  operation: ReleaseOperation
}

export const RELEASE_EVENTS = [
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
  /** Titles of the item. */
  titles?: Record<Language, string>
}
