import type { PersonRef } from '../account.ts'
import type { Language } from '../locale.ts'
import type { FormValues } from './check.ts'
import type { Submission } from './define.ts'
import type { FormField } from './fields.ts'

/** What staff did with something that was sent; `spam` is put aside, with its reason where the form itself suspected it. */
export const SUBMISSION_STATES = ['new', 'read', 'answered', 'done', 'spam'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Why something is taken for a robot's: it filled in what people do not see, was quicker than anybody types, or the bot check doubts it. */
export type Suspicion = 'honeypot' | 'speed' | 'score'

/** What is known of who sent it: a task of ours or the configured service was solved; there was none; the service did not answer. */
export type Verification = 'proof' | 'service' | 'none' | 'silent'

/** What was sent, in lists; long texts are cut. */
export interface SubmissionRow {
  id: string
  form: string
  values: FormValues
  /** Whether a text of it is cut. */
  isCut?: true
  state: SubmissionState
  language: Language
  page: string
  verified: Verification
  suspect?: Suspicion
  created: string
  /** Who of the staff entered it for its sender, where nobody sent it by the form. */
  enteredBy?: PersonRef
  assignee?: PersonRef
  /** When it was answered or done; absent while it is open. */
  settled?: string
  /** The person's place at the event was taken: at the entrance. */
  checkedIn?: { at: string; by: PersonRef }
  /** Of a request about personal data: when its sender opened the link in our mail, so that the address is theirs. */
  proven?: string
  /** Whoever sent it asked that it is processed no further: what it says is shown to the personal-data desk alone. */
  isRestricted?: boolean
  version: number
}

/** Everything of one, as its own screen shows it. */
export interface SubmissionDetail extends SubmissionRow {
  consents: readonly Consent[]
  /** Phone numbers as they are dialled from anywhere (E.164), by field. */
  phones?: Readonly<Record<string, string>>
  /** When it is deleted by itself, ISO. */
  expires: string
  /** What staff did with it, the oldest first. */
  events: SubmissionEvent[]
}

/** A box that was ticked, with the words it stood beside. */
export interface Consent {
  field: string
  version: number
  language: Language
}

export const EVENT_KINDS = ['note', 'state', 'assigned', 'checkedIn', 'restricted'] as const

/** A note by staff, or a change of theirs. */
export interface SubmissionEvent {
  id: string
  kind: (typeof EVENT_KINDS)[number]
  by: PersonRef
  at: string
  /** Of a note: its text. Of a change: what it is now. */
  text: string
}

/** The longest note, in characters. */
export const NOTE_LENGTH = 2_000
/** The most that are changed by one call. */
export const BULK_SIZE = 100

/** The states that count as settled: the clock of a request stops. */
export const isSettled = (state: SubmissionState): boolean => state === 'answered' || state === 'done'

/** What a list can be narrowed to by the person in charge, beside the id of one. */
export const NOBODY = 'nobody'

/** Unread ones by form, as many as are counted. */
export type UnreadCounts = Readonly<Record<string, number>>
/** Counting ends behind it: `99+`. */
export const MOST_COUNTED = 99

/** What became of each of several that were to be changed. */
export interface BulkResult {
  id: string
  /** `changed`: somebody else was quicker. */
  outcome: 'done' | 'changed' | 'gone'
}

/** Figures of a form in a range of days, as the stream's consumer has summed them. */
export interface InboxFigures {
  /** By day in Jakarta, the oldest first; days without any are left out. */
  days: { day: string; count: number; spam: number }[]
  /** How many gave one to five stars; empty for forms without a rating. */
  ratings: { stars: number; count: number }[]
  /** The pages that most came from, the most first. */
  pages: { page: string; count: number }[]
  languages: { language: Language; count: number }[]
  /** How many there are in each state now. */
  states: Readonly<Record<SubmissionState, number>>
}

/** Of a page that a form was sent from: how often that was, and how often the page was viewed, in whole months. */
export interface PageConversion {
  page: string
  count: number
  views: number
}

const HOUR_MS = 3_600_000
/** The law's time for an answer to a request about personal data: 3 × 24 hours (Law 27/2022). */
export const REQUEST_HOURS = 72

/** Until when a request about personal data is to be answered. */
export const dueOf = ({ created }: Pick<SubmissionRow, 'created'>): Date =>
  new Date(Date.parse(created) + REQUEST_HOURS * HOUR_MS)

/** What people quote when they ask about what they sent. */
export const referenceOf = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()

/** Who sent it, as lists call them; empty where the form does not ask. */
export const senderOf = ({ shown }: Pick<Submission, 'shown'>, values: FormValues): string =>
  shown.name
    .map((name) => String(values[name] ?? ''))
    .filter((name) => name !== '')
    .join(' ')

const NARROWING: ReadonlySet<string> = new Set(['choice', 'rating', 'country'])

/** The fields by which a list can be narrowed: those with a few values. */
export const filterFields = ({ fields }: Pick<Submission, 'fields'>): [string, FormField][] =>
  Object.entries(fields).filter(([, { kind }]) => NARROWING.has(kind))

/** The name of a field's filter in an address. */
export const filterName = (field: string): string => `field.${field}`
