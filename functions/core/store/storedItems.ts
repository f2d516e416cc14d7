import type { RecordMeta, RecordState, RevisionRow, StoredRecord } from '@flou/shared/api.ts'
import type { Notification } from '@flou/shared/comments.ts'
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
  row?: string
  gsi1pk?: string
  batch?: string
}

export interface RevisionItem extends RecordItem, Pick<RevisionRow, 'action' | 'changed'> {
  salt?: string
}

/** Any field may be missing, because a record can be older than a field. */
export type StoredFields<T extends AnyType> = Partial<RecordOf<T['declaration']>>

export type StoredRecordOf<T extends AnyType> = string extends T['key']
  ? StoredRecord
  : StoredRecord & StoredFields<T>

export interface GuardItem {
  to: number
}

export interface CounterItem {
  next?: number
  total?: number
  trashed?: number
  hasParts?: true
}

export interface ListBlockItem {
  entries?: number
}

export interface FacetCountItem {
  count?: number
}

export interface SessionItem {
  person: number
  secretHash: string
  previousHash?: string
  confirmed?: number
  revoked?: boolean
  hasFactor?: boolean
  ttl: number
  row?: { validSince?: number }
}

export interface ApiTokenItem {
  person: number
  /** Role of the creator when they created the token; it ends with the role. */
  creatorRole: number
  role: number
  isReadOnly: boolean
  row: { name: string; by: string; created: string; expires: string; lastUsed?: string }
}

export interface RateItem {
  attempts: number
}

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
  seen: number
}

export interface NotificationItem extends Omit<Notification, 'id' | 'text' | 'isRead'> {
  comment?: string
  /** Text of a notification without a comment. */
  message?: string
  read?: string
  ttl: number
}

export interface AuditItem {
  sk: string
  row: string
  data?: string
  salts?: string
}

export interface BatchRowsItem {
  rows: string
}

export interface TextWordItem {
  parent?: number
}

export interface UnindexedItem {
  version: number
  /** Separated by spaces. */
  words: string
  partition: string
}

export interface RecordTextItem {
  /** Separated by spaces. */
  words: string
  partition?: string
  revision: number
  /** Entries of some words may be missing, or not yet be deleted. */
  isPartial?: boolean
}
