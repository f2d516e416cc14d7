import type { AuditAction } from './auditActions.ts'
import type { Language } from './locale.ts'
import type { ChangedFields } from './content/values/changedFields.ts'
import type { ListState, Release } from './content/release.ts'
import type { PersonRef } from './account.ts'
import type { ChangeRow } from './workflow.ts'

/** The envelope of every answer (design §7, decision 1). */
export interface Envelope<T = unknown> {
  data: T
  message?: string
  page?: number
  totalPage?: number
  total?: number
  /** Where the next page of a list starts; absent at the end. */
  cursor?: string
  /** The change that waits for approval, where the call became one (202). */
  change?: ChangeRow
  /** Field errors, keyed `Contents[0].Title`. */
  errors?: Record<string, string>
  /** The kind of failure, from `ERROR_STATUS`. */
  code?: ErrorCode
  /**
   * Of a failure: `message` and `errors` as message codes with their parameters (`tooLong:255`), for clients whose person may
   * change the language while they are read.
   */
  messageCode?: string
  errorCodes?: Record<string, string>
}

/** Kinds of failure and their HTTP status; `message` of the envelope is what people read. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** A grave decision: the caller has to type the password again first (decision 52). */
  confirmation_needed: 403,
  not_found: 404,
  /** A stale version: `data` holds the record as it is now (decision 6). */
  record_changed: 409,
  /** A change that somebody has decided or submitted anew meanwhile: `data` holds it as it is now. */
  change_moved: 409,
  /** An undo that would remove what was saved since: `data` lists it (`VersionRow[]`, newest first). */
  published_since: 409,
  /** Restoring what names deleted or trashed records: `data` lists them (`MissingReference[]`). */
  references_missing: 409,
  /** Deleting what is used: `data` lists where (decision 23). */
  in_use: 409,
  /** A file that is in the library already: `data` is its record. */
  duplicate: 409,
  too_large: 413,
  /** A body that is not JSON. */
  unsupported_media_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** Lifecycle of a record, apart from a type's own `status` (decision 15). */
export type RecordState = 'published' | 'draft' | 'archived' | 'trashed'

/** What the server keeps beside a record's declared fields. None of them may have one of these names. */
export interface RecordMeta {
  /** Of a section: of the record it is below, else 0; a section's own field `id` takes its place. */
  id: number
  /** Counts its saves (decision 6). Not `version`: packages have a field of that name (spec §3). */
  recordVersion: number
  state: RecordState
  created: string
  updated: string
  createdBy: PersonRef
  updatedBy: PersonRef
  /**
   * Texts that one language changed later than the other: the field's path without the part that names the language
   * (`title`, `items.0.title`) → the language that was changed last. Absent where both agree.
   */
  drift?: Readonly<Record<string, Language>>
  /** What visitors see while the record has a draft; absent where it has none. Content, version and date are the draft's. */
  live?: LiveMark
}
/** The version that visitors see, and since when. */
export interface LiveMark {
  version: number
  updated: string
  updatedBy: PersonRef
}
/** A record as the back-office API answers it: declared fields flat, meta beside them. */
export type StoredRecord = RecordMeta & Record<string, unknown>

/** A line of a back-office list: the declared columns in both languages, never contents. */
export interface ListRow {
  id: number
  /** What names the record, whether or not it is a column. */
  titles: Record<Language, string>
  /** The last part of its page's path, for types whose records have pages. */
  slug?: string
  state: RecordState
  recordVersion: number
  updated: string
  updatedBy: string
  marks?: RowMarks
  /** Column values; localized ones as `{ en, id }`, references and pictures as `RowReference` or null. */
  [column: string]: unknown
}

/** A row's status at a glance; each is absent where there is nothing to say. */
export interface RowMarks {
  /** Absent for types that visitors never see. */
  release?: Release
  /** The day, in Jakarta, from which visitors see it: scheduled while that is to come. */
  from?: string
  /** It has a draft that visitors do not see yet. */
  isChanged?: true
  /** The language that was changed later than the other; `both` where some texts changed in one, some in the other. */
  drift?: Language | 'both'
  /** When it leaves the trash for good. */
  purgeAt?: string
}

/** How many records of a list are in each state. */
export type ListCounts = Readonly<Partial<Record<ListState | 'all', number>>>

/** A record that the search over all types has found. */
export interface SearchHit {
  /** Key of its content type. */
  type: string
  id: number
  titles: Record<Language, string>
  /** The record it belongs to, where its type has a parent. */
  parentId?: number
  /** The last part of its page's path; absent where it has no page. */
  slug?: string
  /** Absent for types that visitors never see. */
  release?: Release
}

/** A list column that points at another record: its titles, and its picture's smallest variant where it is one. */
export interface RowReference {
  id: number
  title: Record<Language, string>
  image?: string
}

/** Where a record is used (where-used, delete refusals). */
export interface Usage {
  type: string
  id: number
  title: string
  /** Address of its edit screen in the newer back-office. */
  url: string
}

/** A record or file that keeps another record from being restored. */
export interface MissingReference {
  /** The field that names it, as an error key: `CategoryId`. */
  field: string
  code: 'missing' | 'inTrash' | 'notPartOf'
  /** Its type's key and name. */
  type: string
  label: string
  id: number
  /** Empty for what is deleted. */
  title: string
}

export interface VersionRow {
  version: number
  created: string
  by: PersonRef
  action: string
  /** Absent for the first version. */
  changed?: ChangedFields
}

/** An audit entry (spec §3, decision 22). */
export interface AuditEntry {
  id: string
  entity: string
  entityId: number
  actionType: AuditAction
  workflowStatus: number
  account: { id: number; fullName: string; title: string; avatar: string }
  action: string
  service: string
  method: string
  created: string
  /** JSON text `{ before, after }`; only in the detail answer. */
  data?: string
}

/** A line of the library, as its list shows it. */
export interface MediaRow extends ListRow {
  name: string
  mime: string
  size: number
  width: number
  height: number
  /** Public address of the smallest size; empty for what is no picture. */
  thumbnail: string
  folderId: number
  tags: { name: string }[]
  alt: Record<Language, string>
}

/** An entry of a reference picker. */
export interface Option {
  id: number
  title: Record<Language, string>
}

/** Another open form of the same record. */
export interface Presence {
  id: number
  name: string
  since: string
  /** The caller's own, in another tab or window. */
  isSelf: boolean
}

/** Header names both sides use. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const ORIGIN_HEADER = 'x-origin-verify'
