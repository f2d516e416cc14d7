import type { Language } from '@flou/shared/locale.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import {
  UNASSIGNED,
  type InboxView,
  type SubmissionRow,
  type SubmissionState,
} from '@flou/shared/inbox/inbox.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import { AppError } from '../../../../core/errors.ts'
import { GSI1, GSI2 } from '../../../../core/store/keys.ts'
import { formPartitions, SHARDS } from '../../../forms/index.ts'
import { personHash } from '../../../../core/store/personHash.ts'
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

const personGroup = (email: string): Group => ({
  name: 'person',
  index: GSI2,
  partitions: [formPartitions.sentBy(personHash(email))],
})

function eventIn({ form, fields }: Pick<InboxQuery, 'form' | 'fields'>): number | undefined {
  const [name = ''] = Object.entries(form.fields).find(([, { refersTo }]) => refersTo === 'event') ?? []
  const event = fields[name]
  return event === undefined ? undefined : Number(event)
}

/** Selects the narrowest index. */
export function groupsOf(query: InboxQuery): Group[] {
  const { form, search = '', state, from, to } = query
  const { key } = form
  if (isEmail(search)) return [personGroup(search)]
  const event = eventIn(query)
  if (event !== undefined)
    return [{ name: 'event', index: GSI1, partitions: [formPartitions.participants(event)] }]
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

export interface ViewQuery {
  view: InboxView
  forms: ReadonlyMap<string, FormDeclaration>
  person: number
  state?: SubmissionState | undefined
  search?: string | undefined
  now: Date
  perPage: number
  cursor?: string | undefined
}

const DAY_MS = 86_400_000
const retentionStart = ({ retentionDays }: FormDeclaration, now: Date) =>
  new Date(now.getTime() - retentionDays * DAY_MS)

/** Partitions of submissions that await a reply. */
export const awaitingPartitions = (forms: Iterable<FormDeclaration>): string[] =>
  [...forms]
    .filter(({ isReplyExpected }) => isReplyExpected)
    .flatMap(({ key }) =>
      SHARD_NUMBERS.flatMap((shard) => [
        formPartitions.newSubmissions(key, shard),
        formPartitions.readSubmissions(key, shard),
      ]),
    )

export function viewGroups({ view, forms, person, search = '', now }: ViewQuery): Group[] {
  const all = [...forms.values()]
  if (isEmail(search)) return [personGroup(search)]
  if (view === 'mine') {
    const partitions = all.map(({ key }) => formPartitions.assignedTo(person, key))
    return [{ name: 'mine', index: GSI1, partitions }]
  }
  if (view !== 'all') return [{ name: 'awaiting', index: GSI2, partitions: awaitingPartitions(all) }]
  const from = all.map((form) => retentionStart(form, now)).toSorted((one, other) => +one - +other)[0]
  return monthsBack(from ?? now, now).map((month) => ({
    name: month,
    index: GSI1,
    partitions: all
      .filter((form) => month >= retentionStart(form, now).toISOString().slice(0, 7))
      .flatMap(({ key }) => SHARD_NUMBERS.map((shard) => formPartitions.submissions(key, month, shard))),
  }))
}

const isAwaiting = ({ state }: SubmissionRow) => state === 'new' || state === 'read'

export function matchesView(row: SubmissionRow, query: ViewQuery): boolean {
  const { view, forms, person, state, now } = query
  const form = forms.get(row.form)
  if (!form || Date.parse(row.created) <= retentionStart(form, now).getTime()) return false
  if (state === undefined ? row.state === 'spam' : row.state !== state) return false
  if (view === 'mine') return row.assignee?.id === person && row.state !== 'done'
  if (view === 'all') return true
  return form.isReplyExpected && isAwaiting(row) && (view === 'due' || row.assignee === undefined)
}

export const cursorOf = ({ group, ulid }: MergePosition) => `${group}.${ulid}`
/** Position before the newest entry of a group. */
export const startOf = ({ name }: Group): MergePosition => ({ group: name, ulid: 'Z'.repeat(26) })

const CURSOR = /^(person|new|event|mine|awaiting|\d{4}-\d{2})\.([0-9A-Z]{26})$/

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
