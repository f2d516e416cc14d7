import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import type { FormValues } from '@flou/shared/forms/check.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type {
  Consent,
  Suspicion,
  SubmissionRow,
  SubmissionState,
  Verification,
} from '@flou/shared/inbox/inbox.ts'
import type { Item } from '../../core/store/dynamo/table.ts'
import type { Key } from '../../core/store/keys.ts'
import { formKeys, formPartitions, type DataItem, type SubmissionItem } from './formKeys.ts'
import { personHash } from '../../core/store/personHash.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

export const SHARDS = 8

const EXCERPT = 140

export interface StoredSubmission {
  /** Hash of content and time, so duplicates merge. */
  id: string
  form: string
  values: FormValues
  /** E.164 phone numbers by field; `values` contains the input. */
  phones?: Readonly<Record<string, string>>
  state: SubmissionState
  language: Language
  page: string
  verified: Verification
  suspect?: Suspicion
  consents: readonly Consent[]
  enteredBy?: PersonRef
  created: string
  ulid: string
  assignee?: PersonRef
  completed?: string
  checkedIn?: { at: string; by: PersonRef }
  proven?: string
  isRestricted?: boolean
  version: number
}

const shardOf = (id: string): number => Number.parseInt(id.slice(0, 2), 16) % SHARDS
const monthOf = (created: string): string => created.slice(0, 7)

/** Returns the list row: long texts shortened, restricted ones without values. */
export function rowOfSubmission({ values, ...stored }: StoredSubmission): SubmissionRow {
  const fields = formDeclarationOf(stored.form)?.fields ?? {}
  const open = stored.isRestricted === true ? {} : values
  const short = Object.entries(open).map(([name, value]) => [
    name,
    fields[name]?.kind === 'longText' ? cutText(String(value), EXCERPT) : value,
  ])
  const { consents: _, ulid: _ulid, phones: _phones, ...shown } = stored
  const isCut = short.some(([name, value]) => values[String(name)] !== value)
  return { ...shown, ...(isCut && { isCut }), values: Object.fromEntries(short) as FormValues }
}

export function withoutValues(stored: StoredSubmission): StoredSubmission {
  const { phones: _, ...rest } = stored
  return { ...rest, values: {} }
}

const secondsOf = (created: string, days: number) => Math.floor(Date.parse(created) / 1000) + days * 86_400

/** Returns the TTL in epoch seconds from the retention of the form. */
export const expiryOf = (
  { retentionDays }: FormDeclaration,
  { created }: Pick<StoredSubmission, 'created'>,
): number => secondsOf(created, retentionDays)

export function submissionItem(form: FormDeclaration, stored: StoredSubmission): Key & SubmissionItem & Item {
  const { id, ulid, created, state } = stored
  return {
    ...formKeys.submission(id),
    data: JSON.stringify(stored),
    row: JSON.stringify(rowOfSubmission(stored)),
    version: stored.version,
    gsi1pk: formPartitions.submissions(form.key, monthOf(created), shardOf(id)),
    gsi1sk: ulid,
    ...(state === 'new' && { gsi2pk: formPartitions.newSubmissions(form.key, shardOf(id)), gsi2sk: ulid }),
    ...(state === 'read' && { gsi2pk: formPartitions.readSubmissions(form.key, shardOf(id)), gsi2sk: ulid }),
    ttl: expiryOf(form, stored),
  }
}

/** Index entry of an open submission for its assignee. */
export function assignmentItem(form: FormDeclaration, stored: StoredSubmission) {
  const { id, ulid, assignee, state } = stored
  if (!assignee || state === 'done' || state === 'spam') return undefined
  return {
    ...formKeys.assignment(id),
    gsi1pk: formPartitions.assignedTo(assignee.id, form.key),
    gsi1sk: ulid,
    ttl: expiryOf(form, stored),
  }
}

export function submitterItem(form: FormDeclaration, { id, ulid, values, created }: StoredSubmission) {
  const { email, eventId } = values
  if (typeof email !== 'string' || email === '') return undefined
  return {
    ...formKeys.submitter(id),
    gsi2pk: formPartitions.sentBy(personHash(email)),
    gsi2sk: ulid,
    ...(typeof eventId === 'number' &&
      eventId > 0 && { gsi1pk: formPartitions.participants(eventId), gsi1sk: ulid }),
    form: form.key,
    ttl: secondsOf(created, form.retentionDays),
  }
}

export const submissionOfItem = ({ data }: DataItem): StoredSubmission => JSON.parse(data) as StoredSubmission
