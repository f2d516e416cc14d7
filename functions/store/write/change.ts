import type { PersonRef, RecordMeta, RecordState } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Table } from '../table.ts'
import type { TransactItem } from '../transact.ts'

/** Values of a record's declared fields, as they passed the schema. */
export type Values = Record<string, unknown>

/** Who makes a change, as audit entries name him. */
export interface Author extends PersonRef {
  /** Job title. */
  title: string
}

/** One call that changes something. */
export interface Change {
  table: Table
  now: Date
  /** A new ULID for `now`. */
  newId: () => string
  by: Author
  /** Area and HTTP verb, for the audit entry (decision 22). */
  service: string
  method: string
  /** From the `Idempotency-Key` header; `fingerprint` tells a repetition from another request with the same key. */
  idempotency?: { key: string; fingerprint: string }
  /** The batch that the change is part of: what it writes is published together with all the rest of the batch. */
  batch?: string
}

/** What is to be stored: fields without passwords, hashes of passwords apart, and what must happen in the same transaction. */
export interface Content {
  fields: Values
  secrets?: Record<string, string>
  also?: readonly TransactItem[]
  /** What a new record starts as; published where absent. */
  state?: 'published' | 'draft'
}

/** A record or section at one version. */
export interface Snapshot extends RecordMeta {
  fields: Values
  secrets?: Record<string, string>
  /** When the trash is emptied, ISO; trashed records only. */
  purgeAt?: string
  /** What it comes back as; trashed records only. */
  stateBefore?: RecordState
}

/** Values of audit `actionType` (decision 22) that changes of content have. */
export type ChangeAction = 'create' | 'update' | 'delete' | 'restore' | 'publish' | 'unpublish'

/** From one version to the next; `before` is absent for what is new. */
export interface Transition<T extends AnyType = AnyType> {
  type: T
  before?: Snapshot
  after: Snapshot
  action: ChangeAction
}

export const personOf = ({ id, name }: Author): PersonRef => ({ id, name })
