import { NOBODY, type SubmissionRow, type SubmissionState } from '@flou/shared/submissions/inbox.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { isEmail } from '@flou/shared/text/email.ts'
import { AppError } from '../../appError.ts'
import { GSI1, GSI2 } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Table } from '../dynamo/table.ts'
import { ulidBounds } from '../ulid.ts'
import { newestFirst, type Entry, type Group, type Place } from './mergeShards.ts'
import { SHARDS, submissionOfItem, type StoredSubmission } from './submissionItems.ts'
import { personHash } from '../personHash.ts'

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
export interface InboxPage {
  entries: { row: SubmissionRow; key: Entry['key'] }[]
  /** There may be more: it goes on here. */
  cursor?: string
}

/** Entries read by one call where a filter leaves most of them out, and full texts read to search in. */
const MOST_READ = 6_000
const MOST_TEXTS = 1_000
/** Entries looked at together. */
const BATCH = 200
/** Entries of a partition read at a time where a filter may leave out many. */
const CHUNK = 100

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
function groupsOf({ form: { key }, search = '', state, from, to }: InboxQuery): Group[] {
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

/** A text as it is searched in: letter case and accents do not matter. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const textOf = ({ values }: Pick<SubmissionRow, 'values'>) => folded(Object.values(values).join('\n'))

/** What a row says of itself; texts apart. */
function fits(row: SubmissionRow, query: InboxQuery): boolean {
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

interface Candidate {
  entry: Entry
  row: SubmissionRow
}

/** Which of them have all words, in what lists show or, where that is cut, in the whole text. */
async function withWords(
  table: Table,
  candidates: readonly Candidate[],
  words: readonly string[],
): Promise<{ found: Candidate[]; texts: number }> {
  if (words.length === 0) return { found: [...candidates], texts: 0 }
  const has = (text: string) => words.every((word) => text.includes(word))
  const isShort = new Set(candidates.filter(({ row }) => has(textOf(row))))
  const open = candidates.filter((one) => !isShort.has(one) && one.row.isCut === true)
  const items = await table.getAll(
    open.map(({ entry }) => entry.key),
    { attributes: ['data'] },
  )
  const inText = new Set(open.filter((_, at) => items[at] && has(textOf(submissionOfItem(items[at])))))
  return { found: candidates.filter((one) => isShort.has(one) || inText.has(one)), texts: open.length }
}

const cursorOf = ({ group, ulid }: Place) => `${group}.${ulid}`
const CURSOR = /^(person|new|\d{4}-\d{2})\.([0-9A-Z]{26})$/

/** Throws `bad_request` for a text that is no cursor of this list. */
function placeIn(cursor: string | undefined, groups: readonly Group[]): Place | undefined {
  if (!cursor) return undefined
  const [, group, ulid] = CURSOR.exec(cursor) ?? []
  if (group === undefined || ulid === undefined || groups.every(({ name }) => name !== group))
    throw new AppError('bad_request')
  return { group, ulid }
}

const wordsIn = (search = '') => (isEmail(search) ? [] : folded(search).split(/\s+/).filter(Boolean))

const isNarrow = ({ search, language, assignee, isVerified, fields, state }: InboxQuery) =>
  [search, language, assignee, isVerified, state].some((one) => one !== undefined) ||
  Object.keys(fields).length > 0

/** Entries in groups of a size, so that what they need of the table is asked for together. */
async function* batched(entries: AsyncGenerator<Entry>, size: number): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/**
 * What was sent by a form, newest first over its months and shards. One call reads at most 6,000 entries and 1,000 whole texts; where a
 * filter leaves nearly all of them out, the page may be short or empty and still have a cursor, by which the search goes on.
 * @throws AppError `bad_request` for a cursor of another list
 */
export async function listSubmissions(table: Table, query: InboxQuery): Promise<InboxPage> {
  const groups = groupsOf(query)
  const after = placeIn(query.cursor, groups)
  const words = wordsIn(query.search)
  const bounds = ulidBounds(query.from, query.to)
  const isFiltered = isNarrow(query)
  const size = isFiltered ? BATCH : query.perPage + 1
  const chunk = isFiltered ? CHUNK : query.perPage + 1
  const entries: InboxPage['entries'] = []
  let last: Place | undefined
  let read = 0
  let texts = 0
  for await (const batch of batched(newestFirst(table, { groups, bounds, after, chunk }), size)) {
    const candidates = batch.flatMap((entry) => {
      const row = entry.row === undefined ? undefined : (JSON.parse(entry.row) as SubmissionRow) // written by `submissionItem`
      return row && fits(row, query) ? [{ entry, row }] : []
    })
    const { found, texts: looked } = await withWords(table, candidates, words)
    for (const { entry, row } of found) {
      // one more than fits says that there is more
      if (entries.length === query.perPage && last) return { entries, cursor: cursorOf(last) }
      entries.push({ row, key: entry.key })
      last = entry
    }
    read += batch.length
    texts += looked
    const end = batch.at(-1)
    if (end && (read >= MOST_READ || texts >= MOST_TEXTS)) return { entries, cursor: cursorOf(end) }
  }
  return { entries }
}

/** The whole of what lists show a part of; those that are gone meanwhile are left out. */
export async function wholeSubmissions(
  table: Table,
  entries: readonly Pick<Entry, 'key'>[],
): Promise<StoredSubmission[]> {
  const items = await table.getAll(
    entries.map(({ key }) => key),
    { attributes: ['data'] },
  )
  return items.flatMap((item) => (item ? [submissionOfItem(item)] : []))
}
