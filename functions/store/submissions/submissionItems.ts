import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { PersonRef } from '@flou/shared/account.ts'
import type {
  Consent,
  Suspicion,
  SubmissionRow,
  SubmissionState,
  Verification,
} from '@flou/shared/submissions/inbox.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import type { Item } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'

/** Partitions over which the list of a month is spread: one takes 1,000 writes a second. */
export const SHARDS = 8

/** The most letters of a long text that lists show. */
const EXCERPT = 140

/** What a visitor sent, as stored. */
export interface StoredSubmission {
  /** The hash of what was sent and when: the same thing sent twice is one. */
  id: string
  form: string
  values: FormValues
  /** Phone numbers as they are dialled from anywhere (E.164), by field; `values` has what was typed. */
  phones?: Readonly<Record<string, string>>
  state: SubmissionState
  /** In the language in which the visitor reads. */
  language: Language
  /** Path of the page on which the form stood. */
  page: string
  verified: Verification
  suspect?: Suspicion
  consents: readonly Consent[]
  /** Who of the staff entered it for its sender, where nobody sent it by the form. */
  enteredBy?: PersonRef
  created: string
  /** Sorts by time. */
  ulid: string
  assignee?: PersonRef
  /** When it was answered or done. */
  settled?: string
  checkedIn?: { at: string; by: PersonRef }
  /** When its sender proved by a link that the address is theirs. */
  proven?: string
  isRestricted?: boolean
  /** Counts the changes by staff. */
  version: number
}

export const shardOf = (id: string): number => Number.parseInt(id.slice(0, 2), 16) % SHARDS
export const monthOf = (created: string): string => created.slice(0, 7)

/** What lists and filters know of it: long texts by their beginning; of a restricted one nothing that was typed. */
export function rowOfSubmission({ values, ...stored }: StoredSubmission): SubmissionRow {
  const fields = submissionOf(stored.form)?.fields ?? {}
  const open = stored.isRestricted === true ? {} : values
  const short = Object.entries(open).map(([name, value]) => [
    name,
    fields[name]?.kind === 'longText' ? cutText(String(value), EXCERPT) : value,
  ])
  const { consents: _, ulid: _ulid, phones: _phones, ...shown } = stored
  const isCut = short.some(([name, value]) => values[String(name)] !== value)
  return { ...shown, ...(isCut && { isCut }), values: Object.fromEntries(short) as FormValues }
}

/** The same without anything that was typed into it. */
export function withoutTyped(stored: StoredSubmission): StoredSubmission {
  const { phones: _, ...kept } = stored
  return { ...kept, values: {} }
}

const secondsOf = (created: string, days: number) => Math.floor(Date.parse(created) / 1000) + days * 86_400

/** When everything about it is deleted, epoch seconds: the retention of its form. */
export const expiryOf = ({ keptDays }: Submission, { created }: Pick<StoredSubmission, 'created'>): number =>
  secondsOf(created, keptDays)

/** @param form its declaration: says how long it is kept */
export function submissionItem(form: Submission, stored: StoredSubmission): Key & Item {
  const { id, ulid, created, state } = stored
  return {
    ...keys.submission(id),
    data: JSON.stringify(stored),
    row: JSON.stringify(rowOfSubmission(stored)),
    version: stored.version,
    gsi1pk: partitions.submissions(form.key, monthOf(created), shardOf(id)),
    gsi1sk: ulid,
    ...(state === 'new' && { gsi2pk: partitions.newSubmissions(form.key, shardOf(id)), gsi2sk: ulid }),
    ttl: expiryOf(form, stored),
  }
}

/** Finds it by the address that sent it, and by the event it is a place at; undefined where it has no address. */
export function submitterItem(form: Submission, { id, ulid, values, created }: StoredSubmission) {
  const { email, eventId } = values
  if (typeof email !== 'string' || email === '') return undefined
  return {
    ...keys.submitter(id),
    gsi2pk: partitions.sentBy(personHash(email)),
    gsi2sk: ulid,
    ...(typeof eventId === 'number' &&
      eventId > 0 && { gsi1pk: partitions.participants(eventId), gsi1sk: ulid }),
    form: form.key,
    ttl: secondsOf(created, form.keptDays),
  }
}

/** What was stored. Only `submissionItem` writes `data`. */
export const submissionOfItem = (item: Item): StoredSubmission =>
  JSON.parse(String(item['data'])) as StoredSubmission
