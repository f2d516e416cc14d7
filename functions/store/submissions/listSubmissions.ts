import type { SubmissionRow } from '@flou/shared/submissions/inbox.ts'
import { isEmail } from '@flou/shared/text/email.ts'
import type { Table } from '../dynamo/table.ts'
import { ulidBounds } from '../ulid.ts'
import { cursorOf, fits, groupsOf, isNarrow, placeIn, type InboxQuery } from './inboxQuery.ts'
import { newestFirst, type Entry, type Place } from './mergeShards.ts'
import { submissionOfItem, type StoredSubmission } from './submissionItems.ts'

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

/** A text as it is searched in: letter case and accents do not matter. */
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

const wordsIn = (search = '') => (isEmail(search) ? [] : folded(search).split(/\s+/).filter(Boolean))

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
