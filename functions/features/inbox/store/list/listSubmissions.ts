import type { Table } from '../../../../core/store/dynamo/table.ts'
import { ulidBounds } from '../../../../core/store/ulid.ts'
import { submissionOfItem, type StoredSubmission } from '../../../forms/index.ts'
import { groupsOf, isNarrow, matchesRow, parseCursor, type InboxQuery } from './inboxQuery.ts'
import { listEntries, wordsIn, type InboxPage } from './listEntries.ts'
import type { Entry } from './mergeShards.ts'

const BATCH = 200
const CHUNK = 100

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
