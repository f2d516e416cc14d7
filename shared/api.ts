import type { Language } from './locale.ts'
import type { ChangedFields } from './content/values/changedFields.ts'
import type { ListState, Visibility } from './content/visibility.ts'
import type { PersonRef } from './accounts/account.ts'
import type { ChangeRequestRow } from './approval/workflow.ts'

export interface Envelope<T = unknown> {
  data: T
  message?: string
  page?: number
  totalPage?: number
  total?: number
  /** True if there may be more than `total`: a filter matches more entries than were read. */
  isTotalMinimum?: boolean
  /** Cursor of the next page; absent on the last one. */
  cursor?: string
  /** Change request created by this call (HTTP 202). */
  changeRequest?: ChangeRequestRow
  /** Field errors, keyed `Contents[0].Title`. */
  errors?: Record<string, string>
  code?: ErrorCode
  /**
   * `message` and `errors` as message codes with parameters (`tooLong:255`), so that clients can translate
   * them again.
   */
  messageCode?: string
  errorCodes?: Record<string, string>
}

export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  /** The password is correct; log-in also needs a second factor. */
  factor_needed: 401,
  forbidden: 403,
  confirmation_needed: 403,
  /** The role requires a second factor and the session has none. */
  factor_missing: 403,
  not_found: 404,
  /** Stale record version: `data` holds the current record. */
  record_changed: 409,
  /** The change request was decided or replaced meanwhile: `data` holds its current state. */
  change_moved: 409,
  /** An undo would remove later saves: `data` lists them (`RevisionRow[]`, newest first). */
  published_since: 409,
  references_missing: 409,
  in_use: 409,
  duplicate: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** Lifecycle of a record, independent of a type's own `status`. */
export type RecordState = 'published' | 'draft' | 'archived' | 'trashed'

/** Server-managed properties of a record. Declared fields must not use these names. */
export interface RecordMeta {
  /** For sections: id of the parent record, or 0. A declared field `id` replaces it. */
  id: number
  /** Number of saves, used for optimistic locking. Packages already have a field named `version`. */
  recordVersion: number
  state: RecordState
  created: string
  updated: string
  createdBy: PersonRef
  updatedBy: PersonRef
  /** Stale translations: field path without language (`items.0.title`) → the language changed last. */
  staleTranslation?: Readonly<Record<string, Language>>
  /** Published revision while the record has a draft; the other metadata describes the draft. */
  live?: LiveRevision
  planned?: PlannedTimes
  /** The only language in which the record is live; absent means both. */
  onlyIn?: Language
}
/** Time in UTC when the schedule publishes the draft or unpublishes the record, and who planned it. */
export interface PlannedTime {
  at: string
  by: PersonRef
  /** Instant of the last change of the time; absent for times from before it was recorded. */
  updated?: string
  onlyIn?: Language
}
export const PLANNED_ACTIONS = ['publish', 'unpublish'] as const
export type PlannedAction = (typeof PLANNED_ACTIONS)[number]
export type PlannedTimes = Readonly<Partial<Record<PlannedAction, PlannedTime>>>
/** Planned times of a request: null removes one. */
export type NewTimes = Readonly<Partial<Record<PlannedAction, string | null>>>

interface LiveRevision {
  version: number
  updated: string
  updatedBy: PersonRef
}
export type StoredRecord = RecordMeta & Record<string, unknown>

/** Stretch of a text; `at` is its position. */
export interface TextPart {
  at: number
  text: string
  isFound: boolean
}

/** List row: declared columns in both languages, without rich content. */
export interface ListRow {
  id: number
  titles: Record<Language, string>
  slug?: string
  state: RecordState
  recordVersion: number
  updated: string
  updatedBy: string
  listStates?: ListStates
  excerpt?: readonly TextPart[]
  /** Column values: localized ones as `{ en, id }`, references and pictures as `RowReference` or null. */
  [column: string]: unknown
}

export interface ListStates {
  visibility?: Visibility
  from?: string
  hasDraft?: true
  publishAt?: string
  unpublishAt?: string
  /** The language changed last; `both` if it differs by field. */
  staleTranslation?: Language | 'both'
  onlyIn?: Language
  purgeAt?: string
}

export type ListCounts = Readonly<Partial<Record<ListState | 'all', number>>>

export interface SearchHit {
  type: string
  id: number
  titles: Record<Language, string>
  parentId?: number
  slug?: string
  visibility?: Visibility
  excerpt?: readonly TextPart[]
}

export interface RowReference {
  id: number
  title: Record<Language, string>
  image?: string
}

export interface Usage {
  type: string
  id: number
  title: string
  url: string
}

export interface RevisionRow {
  version: number
  created: string
  by: PersonRef
  action: string
  changed?: ChangedFields
  onlyIn?: Language
}

export interface MediaRow extends ListRow {
  name: string
  mime: string
  size: number
  width: number
  height: number
  thumbnail: string
  folderId: number
  tags: { name: string }[]
  alt: Record<Language, string>
  decorative?: boolean
}

export interface Option {
  id: number
  title: Record<Language, string>
}

export interface Presence {
  id: number
  name: string
  since: string
  isSelf: boolean
}

export interface PresenceReport {
  others: Presence[]
  saved?: { version: number; at: string; by: string }
}

export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const ORIGIN_HEADER = 'x-origin-verify'
