import type { PersonRef } from './account.ts'
import type { Language } from './locale.ts'

/** Where a change stands (decisions 18 and 54): `workflowStatus` of audit entries. 0: it needed no approval. */
export const WORKFLOW_STATUS = {
  notRequired: 0,
  pending: 1,
  approved: 2,
  rejected: 3,
  changesRequested: 4,
  withdrawn: 5,
  expired: 6,
  superseded: 7,
  /** Approved, and what it asks for no longer fits: a slug is taken, a reference gone. */
  applyFailed: 8,
} as const
export type WorkflowStatus = (typeof WORKFLOW_STATUS)[keyof typeof WORKFLOW_STATUS]

const OPEN: ReadonlySet<WorkflowStatus> = new Set([
  WORKFLOW_STATUS.pending,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.applyFailed,
])
/** True for a change that somebody has still to do something about. */
export const isOpen = (status: WorkflowStatus): boolean => OPEN.has(status)

const DECIDABLE: ReadonlySet<WorkflowStatus> = new Set([WORKFLOW_STATUS.pending, WORKFLOW_STATUS.applyFailed])
/** True for a change that waits for an approver; one whose author has to change something waits for him. */
export const isDecidable = (status: WorkflowStatus): boolean => DECIDABLE.has(status)

/** What the author of a change did. */
export const CHANGE_KINDS = [
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'restoreVersion',
  'purge',
  'reorder',
  'batch',
  'undoBatch',
  'describeFile',
  'replaceFile',
  'cropPicture',
  'changeFolder',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

const WITH_CONTENT: ReadonlySet<ChangeKind> = new Set(['create', 'update', 'publish', 'restoreVersion'])
/** True for a change of the content of one record or section. */
export const changesContent = (kind: ChangeKind): boolean => WITH_CONTENT.has(kind)

/** Why an approved change was not applied: a message code, and the wrong fields where there are any. */
export interface ApplyFailure {
  reason: string
  fields?: Readonly<Record<string, string>>
}

/** A pending or decided change, as lists show it. */
export interface ChangeRow {
  id: string
  status: WorkflowStatus
  kind: ChangeKind
  /** Key of the content type or section. */
  type: string
  /** 0: a section of an area, a list as a whole, or a record that is still to be made. */
  recordId: number
  /** The record that its list belongs to. */
  parentId?: number
  /** What it is about, as it was called when it was submitted: titles survive the deletion of their record. */
  titles: Record<Language, string>
  /** Key of the area. */
  area: string
  author: PersonRef
  /** Ids of everybody who had a part in its content; none of them decides. */
  contributors: readonly number[]
  /** ISO instants. */
  submitted: string
  updated: string
  /** Counts how often it was submitted. */
  round: number
  /** SHA-256 of what is to be decided; another content has another one. */
  hash: string
  /** The version that is to be approved; 0 where it is about no single record. */
  recordVersion: number
  /** The version that visitors saw when it was submitted; 0 for what is new. */
  liveVersion: number
  decidedBy?: PersonRef
  decided?: string
  /** What the decider said. */
  reason?: string
  failure?: ApplyFailure
  /** When it was first approved and could not be applied, ISO: its time to be reminded of and to expire begins anew. */
  failed?: string
  reminded?: string
  /** The batch by which an approved change of many records is carried out. */
  batch?: string
  /** How many records it is about, where they are several. */
  recordCount?: number
  /** The day, in Jakarta, from which visitors are to see it, where its author planned one: `2026-11-21`. */
  planned?: string
  /** Other open changes that it has to do with; in answers to whoever submits it. */
  related?: readonly RelatedChange[]
}

/** Another open change that a change has to do with. */
export interface RelatedChange extends Pick<
  ChangeRow,
  'id' | 'kind' | 'type' | 'titles' | 'author' | 'status'
> {
  /** `shown`: of content that it shows. `sameRecords`: of records that it changes, too. */
  relation: 'shown' | 'sameRecords'
  /** It shows what visitors see only once the other is approved: that is decided first. */
  isNeeded?: true
}

/** A day, in Jakarta, that takes the place of another one: `2026-11-21`. */
export interface NewDay {
  from: string
  to: string
}

/** When an approved change is to be published, where its author planned a day: at once, or on another one. */
export type NewTime = 'now' | (string & {})

/** One thing that happened to a change, or was said of it. */
export interface ChangeEvent {
  id: string
  kind:
    | 'submit'
    | 'approve'
    | 'reject'
    | 'request'
    | 'withdraw'
    | 'expire'
    | 'supersede'
    | 'fail'
    | 'remind'
    | 'takeOver'
    | 'merge'
    | 'comment'
  by: PersonRef
  at: string
  text?: string
  /** The field a comment is about, as its error key: `Contents[0].Title`. */
  field?: string
  /** The day of publication that the approver gave it instead of its author's. */
  planned?: NewDay
  /** Decided by the link of a mail, without signing in. */
  via?: 'mail'
  round: number
}

/** Lengths of what people say of a change. */
export const CHANGE_TEXT_MAX = 2_000
