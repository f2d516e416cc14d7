import type { Language } from '@flou/shared/locale.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { NOBODY, type SubmissionRow, type SubmissionState } from '@flou/shared/submissions/inbox.ts'
import { isEmail } from '@flou/shared/text/email.ts'
import { AppError } from '../../appError.ts'
import { GSI1, GSI2 } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { personHash } from '../personHash.ts'
import type { Group, Place } from './mergeShards.ts'
import { SHARDS } from './submissionItems.ts'

/** What a list of a form's submissions is narrowed to. */
export interface InboxFilter {
  state?: SubmissionState | undefined
  /** Words in any of its texts; an e-mail address finds what it sent. */
  search?: string | undefined
  language?: Language | undefined
  /** Id of a person, or `NOBODY`. */
  assignee?: string | undefined
  isVerified?: boolean | undefined
  /** Values by name of field. */
  fields: Readonly<Record<string, string>>
  /** Both inclusive. */
  from: Date
  to: Date
}
export interface InboxQuery extends InboxFilter {
  form: Submission
  now: Date
  perPage: number
  cursor?: string | undefined
}
const SHARD_NUMBERS = Array.from({ length: SHARDS }, (_, shard) => shard)

/** The months in UTC, `2026-11`, from `to` back to `from`. */
export function monthsBack(from: Date, to: Date): string[] {
  const months: string[] = []
  const at = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1))
  const first = from.toISOString().slice(0, 7)
  for (;;) {
    const month = at.toISOString().slice(0, 7)
    if (month < first) return months
    months.push(month)
    at.setUTCMonth(at.getUTCMonth() - 1)
  }
}

/** The narrowest index that holds what is asked for. */
export function groupsOf({ form: { key }, search = '', state, from, to }: InboxQuery): Group[] {
  if (isEmail(search))
    return [{ name: 'person', index: GSI2, partitions: [partitions.sentBy(personHash(search))] }]
  if (state === 'new')
    return [
      {
        name: 'new',
        index: GSI2,
        partitions: SHARD_NUMBERS.map((shard) => partitions.newSubmissions(key, shard)),
      },
    ]
  return monthsBack(from, to).map((month) => ({
    name: month,
    index: GSI1,
    partitions: SHARD_NUMBERS.map((shard) => partitions.submissions(key, month, shard)),
  }))
}

/** What a row says of itself; texts apart. */
export function fits(row: SubmissionRow, query: InboxQuery): boolean {
  const { form, state, language, assignee, isVerified, fields, now } = query
  return (
    row.form === form.key &&
    (state === undefined ? row.state !== 'spam' : row.state === state) &&
    (language === undefined || row.language === language) &&
    (assignee === undefined || (row.assignee ? String(row.assignee.id) : NOBODY) === assignee) &&
    (isVerified === undefined || (row.verified === 'none' || row.verified === 'silent') !== isVerified) &&
    Object.entries(fields).every(([name, value]) => String(row.values[name] ?? '') === value) &&
    // the table deletes what has expired within two days; here it is gone at once
    Date.parse(row.created) + form.keptDays * 86_400_000 > now.getTime()
  )
}

/** Where a list goes on, as a text. */
export const cursorOf = ({ group, ulid }: Place) => `${group}.${ulid}`
const CURSOR = /^(person|new|\d{4}-\d{2})\.([0-9A-Z]{26})$/

/** Throws `bad_request` for a text that is no cursor of this list. */
export function placeIn(cursor: string | undefined, groups: readonly Group[]): Place | undefined {
  if (!cursor) return undefined
  const [, group, ulid] = CURSOR.exec(cursor) ?? []
  if (group === undefined || ulid === undefined || groups.every(({ name }) => name !== group))
    throw new AppError('bad_request')
  return { group, ulid }
}

/** True where a query may leave most entries out. */
export const isNarrow = ({ search, language, assignee, isVerified, fields, state }: InboxQuery) =>
  [search, language, assignee, isVerified, state].some((one) => one !== undefined) ||
  Object.keys(fields).length > 0
