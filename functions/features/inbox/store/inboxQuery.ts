import type { Language } from '@flou/shared/locale.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { UNASSIGNED, type SubmissionRow, type SubmissionState } from '@flou/shared/inbox/inbox.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import { AppError } from '../../../core/errors.ts'
import { GSI1, GSI2 } from '../../../core/store/keys.ts'
import { formPartitions, SHARDS } from '../../forms/index.ts'
import { personHash } from '../../../core/store/personHash.ts'
import type { Group, MergePosition } from './mergeShards.ts'

export interface InboxFilter {
  state?: SubmissionState | undefined
  search?: string | undefined
  language?: Language | undefined
  assignee?: string | undefined
  isVerified?: boolean | undefined
  fields: Readonly<Record<string, string>>
  from: Date
  to: Date
}
export interface InboxQuery extends InboxFilter {
  form: FormDeclaration
  now: Date
  perPage: number
  cursor?: string | undefined
}
const SHARD_NUMBERS = Array.from({ length: SHARDS }, (_, shard) => shard)

function monthsBack(from: Date, to: Date): string[] {
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

/** Selects the narrowest index. */
export function groupsOf({ form: { key }, search = '', state, from, to }: InboxQuery): Group[] {
  if (isEmail(search))
    return [{ name: 'person', index: GSI2, partitions: [formPartitions.sentBy(personHash(search))] }]
  if (state === 'new')
    return [
      {
        name: 'new',
        index: GSI2,
        partitions: SHARD_NUMBERS.map((shard) => formPartitions.newSubmissions(key, shard)),
      },
    ]
  return monthsBack(from, to).map((month) => ({
    name: month,
    index: GSI1,
    partitions: SHARD_NUMBERS.map((shard) => formPartitions.submissions(key, month, shard)),
  }))
}

export function matchesRow(row: SubmissionRow, query: InboxQuery): boolean {
  const { form, state, language, assignee, isVerified, fields, now } = query
  return (
    row.form === form.key &&
    (state === undefined ? row.state !== 'spam' : row.state === state) &&
    (language === undefined || row.language === language) &&
    (assignee === undefined || (row.assignee ? String(row.assignee.id) : UNASSIGNED) === assignee) &&
    (isVerified === undefined || (row.verified === 'none' || row.verified === 'silent') !== isVerified) &&
    Object.entries(fields).every(([name, value]) => String(row.values[name] ?? '') === value) &&
    // TTL deletion may take two days: treat expired rows as deleted
    Date.parse(row.created) + form.retentionDays * 86_400_000 > now.getTime()
  )
}

export const cursorOf = ({ group, ulid }: MergePosition) => `${group}.${ulid}`
const CURSOR = /^(person|new|\d{4}-\d{2})\.([0-9A-Z]{26})$/

export function parseCursor(cursor: string | undefined, groups: readonly Group[]): MergePosition | undefined {
  if (!cursor) return undefined
  const [, group, ulid] = CURSOR.exec(cursor) ?? []
  if (group === undefined || ulid === undefined || groups.every(({ name }) => name !== group))
    throw new AppError('bad_request')
  return { group, ulid }
}

export const isNarrow = ({ search, language, assignee, isVerified, fields, state }: InboxQuery) =>
  [search, language, assignee, isVerified, state].some((one) => one !== undefined) ||
  Object.keys(fields).length > 0
