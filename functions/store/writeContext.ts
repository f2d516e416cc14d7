import type { PersonRef } from '@flou/shared/account.ts'
import type { RecordMeta, RecordState } from '@flou/shared/api.ts'
import type { ItemMeta } from './liveItem.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WorkflowStatus } from '@flou/shared/workflow.ts'
import type { Table } from './dynamo/table.ts'
import type { TransactItem } from './dynamo/transact.ts'
import type { WriteStep } from './step.ts'

/** Values of a record's declared fields, as they passed the schema. */
export type Values = Record<string, unknown>

/** Who makes a change, as audit entries name him. */
export interface Author extends PersonRef {
  /** Job title. */
  title: string
}

/** What is written in the same transaction as the change itself; of a change in several transactions, in the first. */
export interface Along {
  /** So many items of the transaction are its own. */
  size: number
  /** Given the record as it will be; undefined where the change is about no single record. */
  stepsFor: (after: Pick<Snapshot, 'id' | 'version'> | undefined) => readonly WriteStep[]
}

/** One call that changes something. */
export interface WriteContext {
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
  along?: Along
  /** Decided by the link of a mail, without a session (decision 54). */
  via?: 'mail'
  /** Of a change that an approver decided: its audit entry says so. */
  workflowStatus?: WorkflowStatus
}

/** What is to be stored: fields without passwords, hashes of passwords apart, and what must happen in the same transaction. */
export interface Content {
  fields: Values
  secrets?: Record<string, string>
  extraItems?: readonly TransactItem[]
  /** What a new record starts as, published where absent; what another one becomes, as it is where absent. */
  state?: 'published' | 'draft'
}

/** That a published record or section has a draft: when and by whom it was saved, and the version that visitors see. */
export interface DraftMark extends Pick<RecordMeta, 'updated' | 'updatedBy'> {
  live: number
}

/** A record or section at one version. `fields`, `drift` and dates are of what visitors see, also where it has a draft. */
export interface Snapshot extends ItemMeta {
  fields: Values
  draft?: DraftMark
  /** The draft's content, where it was read with the record. */
  drafted?: { fields: Values; drift: NonNullable<RecordMeta['drift']> }
  secrets?: Record<string, string>
  /** When the trash is emptied, ISO; trashed records only. */
  purgeAt?: string
  /** What it comes back as; trashed records only. */
  stateBefore?: RecordState
}

/** What a change of content is in the list of versions; all but the last two are values of audit `actionType` (decision 22), too. */
export type ChangeAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'publish'
  | 'unpublish'
  | 'draft'
  | 'discard'

/** From one version to the next; `before` is absent for what is new. */
export interface Transition<T extends AnyType = AnyType> {
  type: T
  before?: Snapshot
  after: Snapshot
  action: ChangeAction
  /** Of the version, where its audit entry proves its content. */
  salt?: string
}

export const personOf = ({ id, name }: Author): PersonRef => ({ id, name })
