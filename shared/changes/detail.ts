import type { PersonRef } from '../account.ts'
import type { Language } from '../locale.ts'
import type { ChangeEvent, ChangeKind, ChangeRow, WorkflowStatus } from '../workflow.ts'

/** What the link of a mail shows before it decides: the whole of what changes. */
export interface MailedDecision extends Pick<
  ChangeRow,
  'id' | 'kind' | 'type' | 'recordId' | 'titles' | 'author' | 'submitted' | 'planned'
> {
  /** The approver's name. */
  approver: string
  before: ChangeDetail['before']
  after: ChangeDetail['after']
  /** Goes along with the decision: proof that this was shown. */
  nonce: string
}

/** What the link of a mail can decide. */
export const MAILED_OUTCOMES = ['approve', 'reject', 'request'] as const
export type MailedOutcome = (typeof MAILED_OUTCOMES)[number]

/** One record of a batch that waits for approval. */
export interface ChangedRecord {
  id: number
  titles: Record<Language, string>
  action: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

/** A place in a list: from 1, below the record that the list belongs to (0 where it belongs to none). */
export interface ListPlace {
  parentId: number
  place: number
}

/** A record of an arrangement that waits for approval, in the order asked for. */
export interface ArrangedRecord {
  /** Key of its content type. */
  type: string
  id: number
  titles: Record<Language, string>
  /** Its place when the change was submitted; absent where it is gone since. */
  from?: ListPlace
  to: ListPlace
}

/** Why a person may not decide a change; absent where he may. */
export type CannotDecide = 'contributed' | 'noApprover' | 'decided' | 'waitsForAuthor'

/** Somebody who may decide a change. */
export interface Approver extends PersonRef {
  /** The last day of an absence that has begun, in Jakarta. */
  awayUntil?: string
  /** Whom he has named for that time. */
  instead?: string
}

/** Everything an approver looks at. */
export interface ChangeDetail extends ChangeRow {
  /** Content that visitors see, null where they see nothing; and what it becomes, null where it goes. */
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  /** Of a change of several records. */
  records?: readonly ChangedRecord[]
  /** Of an arrangement: every record of its lists. */
  order?: readonly ArrangedRecord[]
  events: readonly ChangeEvent[]
  /** The record has moved on since: the change is brought up to date before it is decided. */
  isOutdated: boolean
  /** The record as it is now, where a change of one record is outdated: to be merged with `after`. */
  current?: { recordVersion: number; fields: Readonly<Record<string, unknown>> }
  /** True where one click takes an applied change back. */
  canUndo: boolean
  /** Files that have been replaced since the change was submitted, by id. */
  replacedFiles: readonly number[]
  /** A planned time of the change that has passed while it waited, ISO. */
  missedTime?: string
  cannotDecide?: CannotDecide
  /** It cannot be taken back, or changes rights, scripts or prices: approving it asks for the password again. */
  isGrave?: true
  /** True for who may withdraw it or send it again. */
  isOwn: boolean
  /** True for who may make it his own: he may edit the record and has no part in the change yet. */
  canTakeOver?: true
  /** Who could decide it. */
  approvers: readonly Approver[]
  /** Pages that show the record, and how many there are in all. `isEverywhere`: it is in the frame that all pages share. */
  pages: { shown: readonly string[]; total: number; isEverywhere?: true }
}

/** A record with an open change, as forms and lists of its type mark it. */
export interface PendingMark {
  id: number
  change: string
  status: WorkflowStatus
  kind: ChangeKind
  by: PersonRef
  since: string
  isOwn: boolean
}

/** When somebody who decides is away, both days included, and who is told of new changes meanwhile. */
export interface Absence {
  /** Days in Jakarta, `2026-11-23`. */
  from: string
  to: string
  /** Somebody else who decides; null for nobody in particular. */
  delegate: PersonRef | null
}
