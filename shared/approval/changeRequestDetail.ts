import type { PersonRef } from '../accounts/account.ts'
import type { Language } from '../locale.ts'
import type { ChangeRequestEvent, ChangeRequestKind, ChangeRequestRow, WorkflowStatus } from './workflow.ts'

export interface MailedDecision extends Pick<
  ChangeRequestRow,
  'id' | 'kind' | 'type' | 'recordId' | 'titles' | 'author' | 'submitted' | 'planned' | 'onlyIn'
> {
  approver: string
  before: ChangeRequestDetail['before']
  after: ChangeRequestDetail['after']
  /** Sent with the decision as proof that this content was displayed. */
  nonce: string
}

export const MAILED_OUTCOMES = ['approve', 'reject', 'request'] as const
export type MailedOutcome = (typeof MAILED_OUTCOMES)[number]

export interface ChangedRecord {
  id: number
  titles: Record<Language, string>
  action: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

export interface ListPosition {
  parentId: number
  position: number
}

export interface ArrangedRecord {
  type: string
  id: number
  titles: Record<Language, string>
  from?: ListPosition
  to: ListPosition
}

export type CannotDecide = 'contributed' | 'noApprover' | 'decided' | 'waitsForAuthor'

export interface Approver extends PersonRef {
  awayUntil?: string
  delegateName?: string
}

export interface ChangeRequestDetail extends ChangeRequestRow {
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  records?: readonly ChangedRecord[]
  order?: readonly ArrangedRecord[]
  events: readonly ChangeRequestEvent[]
  /** The record has a newer revision: merge before deciding. */
  isOutdated: boolean
  /** Current record to merge with `after`; only for outdated requests of one record. */
  current?: { recordVersion: number; fields: Readonly<Record<string, unknown>> }
  canUndo: boolean
  replacedFiles: readonly number[]
  missedTime?: string
  cannotDecide?: CannotDecide
  /** Approval requires the password: irreversible, or affects access rights, scripts or prices. */
  requiresReauthentication?: true
  isOwn: boolean
  canTakeOver?: true
  approvers: readonly Approver[]
  /** Machine translations that no one has checked. */
  unchecked?: readonly { language: Language; path: string }[]
  pages: { shown: readonly string[]; total: number; isEverywhere?: true }
}

export interface OpenChangeRequest {
  id: number
  changeRequestId: string
  status: WorkflowStatus
  kind: ChangeRequestKind
  by: PersonRef
  since: string
  isOwn: boolean
}

export interface Absence {
  from: string
  to: string
  delegate: PersonRef | null
}
