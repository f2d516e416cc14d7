import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { PlannedTimes, RecordMeta, RecordState } from '@flou/shared/api.ts'
import type { DraftInfo, ItemMeta, Secrets } from './storedItems.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { WorkflowStatus } from '@flou/shared/approval/workflow.ts'
import type { Table } from './dynamo/table.ts'
import type { TransactItem } from './dynamo/transact.ts'
import type { WriteStep } from './step.ts'

export type Values = Record<string, unknown>

export interface Author extends PersonRef {
  title: string
}

export interface ExtraWrites {
  size: number
  /** `after` is undefined if no single record is concerned. */
  stepsFor: (after: Pick<Snapshot, 'id' | 'version'> | undefined) => readonly WriteStep[]
}

export interface WriteContext {
  table: Table
  now: Date
  newId: () => string
  by: Author
  service: string
  method: string
  /** From `Idempotency-Key`; `fingerprint` detects reuse of the key for another request. */
  idempotency?: { key: string; fingerprint: string }
  /** Batch of this write; its records are published together. */
  batch?: string
  extraWrites?: ExtraWrites
  via?: 'mail'
  workflowStatus?: WorkflowStatus
  /** Planned time in UTC that this write carries out. */
  plannedAt?: string
}

export interface Content {
  fields: Values
  secrets?: Secrets
  extraItems?: readonly TransactItem[]
  /** State of a new record (default published), or the new state. */
  state?: 'published' | 'draft'
  /** Absent retains a time to unpublish, and in drafts a time to publish. */
  planned?: PlannedTimes
  onlyIn?: Language | undefined
}

/**
 * A record or section at one revision; `fields`, `staleTranslation` and dates are live content, even if it
 * has a draft.
 */
export interface Snapshot extends ItemMeta {
  fields: Values
  draft?: DraftInfo
  drafted?: { fields: Values; staleTranslation: NonNullable<RecordMeta['staleTranslation']> }
  secrets?: Secrets
  purgeAt?: string
  stateBefore?: RecordState
}

export type RevisionAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'publish'
  | 'unpublish'
  | 'draft'
  | 'discard'

export interface Transition<T extends AnyType = AnyType> {
  type: T
  before?: Snapshot
  after: Snapshot
  action: RevisionAction
  salt?: string
  isIdTaken?: boolean
}

/** Author of scheduled operations in history and audit log. */
export const SCHEDULE: Author = { id: 0, name: 'Schedule', title: '' }

export const personOf = ({ id, name }: Author): PersonRef => ({ id, name })

export const parentIdOf = ({ parent }: ContentType, fields: Readonly<Values>): number | undefined =>
  parent && Number(fields[parent.field])
