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

/** How long an open change has waited: less than the time of the reminder, longer, or so long that it expires soon. */
export const CHANGE_AGES = ['fresh', 'waiting', 'expiring'] as const
export type ChangeAge = (typeof CHANGE_AGES)[number]

/** A change as the queue shows it to one reader. */
export interface QueuedChange extends ChangeRow {
  /** True where the reader may decide it now. */
  canDecide: boolean
  /** Absent while it waits for its author: that stops the clock. */
  age?: ChangeAge
  /** When it expires undecided, ISO; absent as `age` is. */
  expires?: string
}

/** What the open changes of a view can be narrowed to, with how many changes each choice leaves. */
export interface ChangeChoices {
  areas: readonly { area: string; count: number }[]
  authors: readonly { person: PersonRef; count: number }[]
  kinds: readonly { kind: ChangeKind; count: number }[]
  ages: readonly { age: ChangeAge; count: number }[]
}

/** Figures about open and decided changes. */
export interface ChangeFigures {
  /** Open changes by how many whole days ago they were submitted: from `from` up to, not including, `below`; the last has no end. */
  ages: readonly { from: number; below?: number; count: number }[]
  /** Who approved and rejected how many, the busiest first. */
  deciders: readonly { person: PersonRef; approved: number; rejected: number }[]
  /** Whose changes were decided, by name. */
  authors: readonly PersonRef[]
  /** By the Monday of the week, in Jakarta, that a decision fell into; hours from submission to decision. */
  weeks: readonly { week: string; decided: number; medianHours: number; p90Hours: number }[]
  /** True where more was decided in the range than one call counts; the oldest decisions are left out. */
  isPartial: boolean
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

/** How many changes wait for the caller to decide, and how many of his own are open. */
export interface ChangeCounts {
  toDecide: number
  own: number
}

/** Lengths of what people say of a change. */
export const CHANGE_TEXT_MAX = 2_000
