import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ulidBounds } from '../../../core/store/ulid.ts'
import {
  cursorOf,
  groupsOf,
  isNarrow,
  matchesRow,
  matchesView,
  parseCursor,
  startOf,
  viewGroups,
  type InboxQuery,
  type ViewQuery,
} from './inboxQuery.ts'
import { lastDayBefore } from './inboxFigures.ts'
import { mergeGroups, type Entry, type Group, type MergePosition } from './mergeShards.ts'
import { submissionOfItem, type StoredSubmission } from '../../forms/index.ts'

export interface InboxPage {
  entries: { row: SubmissionRow; key: Entry['key'] }[]
  cursor?: string
}

/** Limits per call for selective filters. */
const MAX_READ = 6_000
const MAX_TEXTS = 1_000
const BATCH = 200
const CHUNK = 100

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const textOf = ({ values }: Pick<SubmissionRow, 'values'>) => folded(Object.values(values).join('\n'))

interface Candidate {
  entry: Entry
  row: SubmissionRow
}

async function filterByWords(
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

const wordsIn = (search = '') => (isEmail(search) ? [] : folded(search).split(/\s+/).filter(Boolean))

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

interface Listing {
  groups: readonly Group[]
  bounds: { least: string; greatest: string }
  after: MergePosition | undefined
  perPage: number
  words: readonly string[]
  matches: (row: SubmissionRow) => boolean
  batchSize: number
  chunk: number
  isOldestFirst?: boolean
}

async function listEntries(table: Table, listing: Listing): Promise<InboxPage> {
  const { perPage, words, matches, batchSize, ...merge } = listing
  const entries: InboxPage['entries'] = []
  let last: MergePosition | undefined
  let read = 0
  let texts = 0
  for await (const batch of batched(mergeGroups(table, merge), batchSize)) {
    const candidates = batch.flatMap((entry) => {
      const row = entry.row === undefined ? undefined : (JSON.parse(entry.row) as SubmissionRow)
      return row && matches(row) ? [{ entry, row }] : []
    })
    const { found, texts: textsRead } = await filterByWords(table, candidates, words)
    for (const { entry, row } of found) {
      if (entries.length === perPage && last) return { entries, cursor: cursorOf(last) }
      entries.push({ row, key: entry.key })
      last = entry
    }
    read += batch.length
    texts += textsRead
    const end = batch.at(-1)
    if (end && (read >= MAX_READ || texts >= MAX_TEXTS)) return { entries, cursor: cursorOf(end) }
  }
  return { entries }
}

/**
 * Lists submissions, newest first across months and shards. Reads at most 6,000 entries and 1,000 full texts,
 * so a filtered page may be short but have a cursor.
 * @throws AppError `bad_request` for a foreign cursor
 */
export async function listSubmissions(table: Table, query: InboxQuery): Promise<InboxPage> {
  const groups = groupsOf(query)
  const isFiltered = isNarrow(query)
  return listEntries(table, {
    groups,
    bounds: ulidBounds(query.from, query.to),
    after: parseCursor(query.cursor, groups),
    perPage: query.perPage,
    words: wordsIn(query.search),
    matches: (row) => matchesRow(row, query),
    batchSize: isFiltered ? BATCH : query.perPage + 1,
    chunk: isFiltered ? CHUNK : query.perPage + 1,
  })
}

/** Entries per query of a merge over many partitions, most of which contribute few. */
const WIDE_CHUNK = 8
/** Months with submissions that one call reads. */
const MAX_MONTHS = 12

const listGroups = (
  table: Table,
  query: ViewQuery,
  { groups, after }: { groups: readonly Group[]; after: MergePosition | undefined },
): Promise<InboxPage> =>
  listEntries(table, {
    groups,
    bounds: ulidBounds(new Date(0), query.now),
    after,
    perPage: query.perPage,
    words: wordsIn(query.search),
    matches: (row) => matchesView(row, query),
    batchSize: query.perPage + 1,
    chunk: (groups[0]?.partitions.length ?? 0) > 2 * WIDE_CHUNK ? WIDE_CHUNK : query.perPage + 1,
    isOldestFirst: query.view === 'due',
  })

/**
 * Lists submissions of several forms; `due` starts with the oldest. A page may be short but have a cursor.
 * @throws AppError `bad_request` for a foreign cursor
 */
export async function listView(table: Table, query: ViewQuery): Promise<InboxPage> {
  const groups = viewGroups(query)
  const after = parseCursor(query.cursor, groups)
  if (groups.length <= 1) return listGroups(table, query, { groups, after })
  const entries: InboxPage['entries'] = []
  let at = Math.max(
    0,
    groups.findIndex(({ name }) => name === after?.group),
  )
  for (let months = 0; ; months += 1) {
    const group = groups[at]
    if (!group) return { entries }
    if (months === MAX_MONTHS || entries.length === query.perPage)
      return { entries, cursor: cursorOf(startOf(group)) }
    const perPage = query.perPage - entries.length
    const page = await listGroups(table, { ...query, perPage }, { groups: [group], after })
    entries.push(...page.entries)
    if (page.cursor !== undefined) return { entries, cursor: page.cursor }
    at = await nextMonth(table, query, { groups, at })
  }
}

/**
 * Returns the index of the next month with submissions, by the daily counters. The month before the current
 * one is always read, because counters are written later.
 */
async function nextMonth(
  table: Table,
  { forms }: ViewQuery,
  { groups, at }: { groups: readonly Group[]; at: number },
): Promise<number> {
  if (at === 0) return 1
  const month = groups[at]?.name ?? ''
  const days = await Promise.all([...forms.keys()].map((form) => lastDayBefore(table, form, month)))
  // days are in Jakarta, months in UTC: the first day of a month may belong to the month before
  const isInNext = days.includes(`${month}-01`)
  const last = days.toSorted().at(-1) ?? ''
  const found = isInNext ? at + 1 : groups.findIndex(({ name }, index) => index > at && last.startsWith(name))
  return found < 0 ? groups.length : found
}

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
