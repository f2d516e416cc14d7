import type { PersonRef } from '../accounts/account.ts'
import type { Language } from '../locale.ts'

/** State of a change request, stored as `workflowStatus`. 0: no approval needed. */
export const WORKFLOW_STATUS = {
  notRequired: 0,
  pending: 1,
  approved: 2,
  rejected: 3,
  changesRequested: 4,
  withdrawn: 5,
  expired: 6,
  superseded: 7,
  /** Approved but no longer applicable, such as a taken slug. */
  applyFailed: 8,
} as const
export type WorkflowStatus = (typeof WORKFLOW_STATUS)[keyof typeof WORKFLOW_STATUS]

const OPEN: ReadonlySet<WorkflowStatus> = new Set([
  WORKFLOW_STATUS.pending,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.applyFailed,
])
/** True while someone has to act. */
export const isOpen = (status: WorkflowStatus): boolean => OPEN.has(status)

const DECIDABLE: ReadonlySet<WorkflowStatus> = new Set([WORKFLOW_STATUS.pending, WORKFLOW_STATUS.applyFailed])
/** True while an approver has to act, not the author. */
export const isDecidable = (status: WorkflowStatus): boolean => DECIDABLE.has(status)

export const CHANGE_REQUEST_KINDS = [
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
export type ChangeRequestKind = (typeof CHANGE_REQUEST_KINDS)[number]

const WITH_CONTENT: ReadonlySet<ChangeRequestKind> = new Set([
  'create',
  'update',
  'publish',
  'restoreVersion',
])
/** True for kinds that change the content of one record or section. */
export const isContentKind = (kind: ChangeRequestKind): boolean => WITH_CONTENT.has(kind)

/** Message code and invalid fields. */
export interface ApplyFailure {
  reason: string
  fields?: Readonly<Record<string, string>>
}

export interface ChangeRequestRow {
  id: string
  status: WorkflowStatus
  kind: ChangeRequestKind
  type: string
  /** 0 for sections, whole lists, or new records. */
  recordId: number
  parentId?: number
  /** Titles at the time of the request; they outlive the record. */
  titles: Record<Language, string>
  area: string
  author: PersonRef
  /** Ids of contributors, who may not decide. */
  contributors: readonly number[]
  submitted: string
  updated: string
  /** Number of approval requests. */
  round: number
  /** SHA-256 of the content to decide. */
  hash: string
  /** Record version to approve; 0 without a single record. */
  recordVersion: number
  /** Published version at the time of the request; 0 for new records. */
  liveVersion: number
  /** Note of the author to the approvers, of the latest round. */
  message?: string
  decidedBy?: PersonRef
  decided?: string
  reason?: string
  failure?: ApplyFailure
  /** ISO time of the first failed application; restarts reminder and expiry. */
  failed?: string
  reminded?: string
  batch?: string
  recordCount?: number
  /** Planned publication: a day in Asia/Jakarta, or an instant in UTC. */
  planned?: string
  onlyIn?: Language
  /** Related open requests, returned to the requester. */
  related?: readonly RelatedChangeRequest[]
}

export interface RelatedChangeRequest extends Pick<
  ChangeRequestRow,
  'id' | 'kind' | 'type' | 'titles' | 'author' | 'status'
> {
  /** `shown`: its content is displayed by this one. `sameRecords`: both change the same records. */
  relation: 'shown' | 'sameRecords'
  /** The other request must be decided first. */
  isNeeded?: true
}

export interface NewDay {
  from: string
  to: string
}

/** Publication time chosen by the approver: now, or a day. */
export type NewTime = 'now' | (string & {})

export interface ChangeRequestEvent {
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
  /** Error key of the commented field: `Contents[0].Title`. */
  field?: string
  suggestion?: string
  /** Publication day changed by the approver. */
  planned?: NewDay
  /** Decided by mail link without signing in. */
  via?: 'mail'
  /** Number of approval requests. */
  round: number
}

export const CHANGE_REQUEST_TEXT_MAX = 2_000
export const APPROVAL_MESSAGE_MAX = 500
export const SUGGESTION_MAX = 10_000
