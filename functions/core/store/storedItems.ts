import type { RecordMeta, RecordState, RevisionRow, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { RecordOf } from '@flou/shared/content/declaration.ts'
import type { JWK } from 'jose'

/** Stored metadata; the revision is an attribute outside the JSON, so field names cannot collide. */
export interface ItemMeta extends Omit<RecordMeta, 'recordVersion'> {
  version: number
}

export interface DraftInfo extends Pick<RecordMeta, 'updated' | 'updatedBy'> {
  live: number
}

/** Server-only values such as password hashes; never in revisions, responses or logs. */
export type Secrets = Record<string, string> & { password?: string; sessionsValidFrom?: string }

/**
 * Stored record: metadata as attributes, fields as JSON in `data`, which is about five times cheaper than
 * nested attributes.
 */
export interface RecordItem extends ItemMeta {
  pk: string
  sk: string
  type: string
  data: string
  secrets?: Secrets
  draft?: DraftInfo
  purgeAt?: string
  stateBefore?: RecordState
  /** List row as JSON; sections have none. */
  row?: string
  gsi1pk?: string
  /** The batch that wrote the item last. */
  batch?: string
}

export interface RevisionItem extends RecordItem, Pick<RevisionRow, 'action' | 'changed'> {
  salt?: string
}

/** Fields as stored. Any may be missing, because a record can be older than a field. */
export type StoredFields<T extends AnyType> = Partial<RecordOf<T['declaration']>>

/** Record of a known type; of a type that is known at runtime only, its fields are unknown. */
export type StoredRecordOf<T extends AnyType> = string extends T['key']
  ? StoredRecord
  : StoredRecord & StoredFields<T>

/** Uniqueness guard: the record that owns a value. */
export interface GuardItem {
  to: number
}

/** List counts by state, and the next id of the type. */
export interface CounterItem {
  next?: number
  total?: number
  trashed?: number
}

export interface FacetCountItem {
  count?: number
}

export interface SessionItem {
  person: number
  secretHash: string
  previousHash?: string
  /** Epoch milliseconds of the last password entry. */
  confirmed?: number
  revoked?: boolean
  /** Epoch seconds. */
  ttl: number
  /** `SessionRow`; older sessions lack `validSince`. */
  row?: { validSince?: number }
}

export interface RateItem {
  attempts: number
}

/** Published signing keys. */
export interface JwksItem {
  keys: readonly JWK[]
}

/** A completed request; `answer` is the key of its revision, `isDone` is for reorderings only. */
export interface IdempotencyItem {
  fingerprint: string
  answer?: { pk: string; sk: string }
  isDone?: boolean
}

export interface PresenceItem {
  person: number
  fullName: string
  since: string
  /** Epoch milliseconds. */
  seen: number
}

export interface AuditItem {
  sk: string
  /** `AuditRow` as JSON. */
  row: string
  data?: string
  salts?: string
}

export interface BatchRowsItem {
  rows: string
}
