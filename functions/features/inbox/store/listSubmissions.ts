import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ulidBounds } from '../../../core/store/ulid.ts'
import { cursorOf, matchesRow, groupsOf, isNarrow, parseCursor, type InboxQuery } from './inboxQuery.ts'
import { newestFirst, type Entry, type MergePosition } from './mergeShards.ts'
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

/**
 * Lists submissions, newest first across months and shards. Reads at most 6,000 entries and 1,000 full texts,
 * so a filtered page may be short but have a cursor.
 * @throws AppError `bad_request` for a foreign cursor
 */
export async function listSubmissions(table: Table, query: InboxQuery): Promise<InboxPage> {
  const groups = groupsOf(query)
  const after = parseCursor(query.cursor, groups)
  const words = wordsIn(query.search)
  const bounds = ulidBounds(query.from, query.to)
  const isFiltered = isNarrow(query)
  const size = isFiltered ? BATCH : query.perPage + 1
  const chunk = isFiltered ? CHUNK : query.perPage + 1
  const entries: InboxPage['entries'] = []
  let last: MergePosition | undefined
  let read = 0
  let texts = 0
  for await (const batch of batched(newestFirst(table, { groups, bounds, after, chunk }), size)) {
    const candidates = batch.flatMap((entry) => {
      const row = entry.row === undefined ? undefined : (JSON.parse(entry.row) as SubmissionRow)
      return row && matchesRow(row, query) ? [{ entry, row }] : []
    })
    const { found, texts: textsRead } = await filterByWords(table, candidates, words)
    for (const { entry, row } of found) {
      if (entries.length === query.perPage && last) return { entries, cursor: cursorOf(last) }
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
