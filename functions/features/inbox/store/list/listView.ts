import type { Table } from '../../../../core/store/dynamo/table.ts'
import { ulidBounds } from '../../../../core/store/ulid.ts'
import { cursorOf, matchesView, parseCursor, startOf, viewGroups, type ViewQuery } from './inboxQuery.ts'
import { lastDayBefore } from './inboxFigures.ts'
import { listEntries, wordsIn, type InboxPage } from './listEntries.ts'
import type { Group, MergePosition } from './mergeShards.ts'

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
