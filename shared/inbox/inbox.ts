import type { PersonRef } from '../accounts/account.ts'
import type { Language, Text } from '../locale.ts'
import type { FormValues } from '../forms/check.ts'
import type { FormDeclaration } from '../forms/define.ts'
import type { FormField } from '../forms/fields.ts'

export const SUBMISSION_STATES = ['new', 'read', 'answered', 'done', 'spam'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Reason for suspected spam: honeypot filled, sent too fast, or low score. */
export type Suspicion = 'honeypot' | 'speed' | 'score'

/** Bot check result: proof of work, service, none, or service unreachable. */
export type Verification = 'proof' | 'service' | 'none' | 'silent'

export interface SubmissionRow {
  id: string
  form: string
  values: FormValues
  isCut?: true
  state: SubmissionState
  language: Language
  page: string
  verified: Verification
  suspect?: Suspicion
  created: string
  /** Staff member who entered it for the sender. */
  enteredBy?: PersonRef
  assignee?: PersonRef
  completed?: string
  /** Attendance at the event. */
  checkedIn?: { at: string; by: PersonRef }
  /** Time the sender verified the email by link. */
  proven?: string
  /** Processing restricted on request: only the personal data desk sees the content. */
  isRestricted?: boolean
  version: number
}

export interface SubmissionDetail extends SubmissionRow {
  consents: readonly Consent[]
  /** E.164 numbers by field. */
  phones?: Readonly<Record<string, string>>
  /** ISO time of automatic deletion. */
  expires: string
  events: SubmissionEvent[]
}

export interface Consent {
  field: string
  version: number
  language: Language
}

const EVENT_KINDS = ['note', 'state', 'assigned', 'checkedIn', 'restricted', 'reply'] as const

/** `undelivered`: the address is suppressed, so nothing was sent. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'undelivered'

export interface Reply {
  subject: string
  language: Language
  mail: string
  /** Absent once the outbox has forgotten the mail, after 30 days. */
  delivery?: DeliveryState
}

export interface SubmissionEvent {
  id: string
  kind: (typeof EVENT_KINDS)[number]
  by: PersonRef
  at: string
  text: string
  reply?: Reply
}

export const MAX_NOTE_LENGTH = 2_000
export const REPLY_LIMITS = { subject: 200, text: 5_000 } as const

export interface ReplyTemplate {
  mail: string
  label: Text
  texts: Readonly<Record<Language, { subject: string; body: string; closing: string }>>
}

const DATA_REQUEST = 'dataRequest'

export type ReplyBlocker = 'noEmail' | 'unproven' | 'spam' | 'restricted'

export function replyBlockerOf({
  form,
  values,
  proven,
  state,
  isRestricted,
}: Pick<SubmissionRow, 'form' | 'values' | 'proven' | 'state' | 'isRestricted'>): ReplyBlocker | undefined {
  const { email } = values
  if (state === 'spam') return 'spam'
  if (form === DATA_REQUEST && proven === undefined) return 'unproven'
  if (isRestricted && form !== DATA_REQUEST) return 'restricted'
  return typeof email === 'string' && email !== '' ? undefined : 'noEmail'
}
export const BULK_SIZE = 100

export const isCompleted = (state: SubmissionState): boolean => state === 'answered' || state === 'done'

export const UNASSIGNED = 'nobody'

export const INBOX_VIEWS = ['all', 'mine', 'unassigned', 'due'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

export interface InboxCounts {
  mine: number
  overdue: number
}

export type UnreadCounts = Readonly<Record<string, number>>
/** Counting stops above it: `99+`. */
export const MAX_COUNTED = 99

export interface BulkResult {
  id: string
  /** `changed`: edited concurrently. */
  outcome: 'done' | 'changed' | 'gone'
}

/** Aggregates by day, written by the stream consumer. */
export interface InboxFigures {
  days: { day: string; count: number; spam: number }[]
  ratings: { stars: number; count: number }[]
  pages: { page: string; count: number }[]
  languages: { language: Language; count: number }[]
  states: Readonly<Record<SubmissionState, number>>
}

export interface PageConversion {
  page: string
  count: number
  views: number
}

const HOUR_MS = 3_600_000
/** Legal response time of data requests (Law 27/2022), 3 × 24 hours; our own goal for the others. */
export const REPLY_HOURS = 72

export const dueOf = ({ created }: Pick<SubmissionRow, 'created'>): Date =>
  new Date(Date.parse(created) + REPLY_HOURS * HOUR_MS)

/** Returns the reference number that people quote. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

export const senderOf = (
  { summaryFields }: Pick<FormDeclaration, 'summaryFields'>,
  values: FormValues,
): string =>
  summaryFields.name
    .map((name) => String(values[name] ?? ''))
    .filter((name) => name !== '')
    .join(' ')

const NARROWING: ReadonlySet<string> = new Set(['choice', 'rating', 'country'])

export const filterFields = ({ fields }: Pick<FormDeclaration, 'fields'>): [string, FormField][] =>
  Object.entries(fields).filter(([, { kind, refersTo }]) => NARROWING.has(kind) || refersTo === 'event')

export const filterName = (field: string): string => `field.${field}`
