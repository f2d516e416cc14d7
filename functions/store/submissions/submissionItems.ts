import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { FormValues } from '@flou/shared/submissions/check.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type {
  Suspicion,
  SubmissionRow,
  SubmissionState,
  Verification,
} from '@flou/shared/submissions/inbox.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import type { Item } from '../dynamo/table.ts'
import { keys, partitions, type Key } from '../keys.ts'
import { personHash } from '../personHash.ts'

/** Partitions over which the list of a month is spread: one takes 1,000 writes a second. */
export const SHARDS = 8

/** The most letters of a long text that lists show. */
const EXCERPT = 140

/** A box that was ticked, with the words it stood beside. */
export interface Consent {
  field: string
  version: number
  language: Language
}

/** What a visitor sent, as stored. */
export interface StoredSubmission {
  /** The hash of what was sent and when: the same thing sent twice is one. */
  id: string
  form: string
  values: FormValues
  state: SubmissionState
  /** In the language in which the visitor reads. */
  language: Language
  /** Path of the page on which the form stood. */
  page: string
  verified: Verification
  suspect?: Suspicion
  consents: readonly Consent[]
  created: string
  /** Sorts by time. */
  ulid: string
  assignee?: { id: number; name: string }
  /** Counts the changes by staff. */
  version: number
}

export const shardOf = (id: string): number => Number.parseInt(id.slice(0, 2), 16) % SHARDS
export const monthOf = (created: string): string => created.slice(0, 7)

/** What lists and filters know of it: long texts by their beginning. */
export function rowOfSubmission({ values, ...stored }: StoredSubmission): SubmissionRow {
  const fields = submissionOf(stored.form)?.fields ?? {}
  const short = Object.entries(values).map(([name, value]) => [
    name,
    fields[name]?.kind === 'longText' ? cutText(String(value), EXCERPT) : value,
  ])
  const { id, form, state, language, page, verified, suspect, created, assignee, version } = stored
  return {
    id,
    form,
    state,
    language,
    page,
    verified,
    created,
    version,
    ...(suspect !== undefined && { suspect }),
    ...(assignee !== undefined && { assignee }),
    values: Object.fromEntries(short) as FormValues,
  }
}

const secondsOf = (created: string, days: number) => Math.floor(Date.parse(created) / 1000) + days * 86_400

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
    ttl: secondsOf(created, form.keptDays),
  }
}

/** Finds it by the address that sent it; undefined where it has none. */
export function submitterItem(form: Submission, { id, ulid, values, created }: StoredSubmission) {
  const { email } = values
  if (typeof email !== 'string' || email === '') return undefined
  return {
    ...keys.submitter(id),
    gsi2pk: partitions.sentBy(personHash(email)),
    gsi2sk: ulid,
    form: form.key,
    ttl: secondsOf(created, form.keptDays),
  }
}

/** What was stored. Only `submissionItem` writes `data`. */
export const submissionOfItem = (item: Item): StoredSubmission =>
  JSON.parse(String(item['data'])) as StoredSubmission
