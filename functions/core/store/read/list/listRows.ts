import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, type ListState } from '@flou/shared/content/visibility.ts'
import { GSI1, keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import type { Item, Table } from '../../dynamo/table.ts'
import { withParts } from '../totals.ts'
import { blockStart } from './blockStart.ts'
import { cursorAfter, startKey } from './cursor.ts'
import { rangeCondition, rangeOf, type Range } from './listRange.ts'

export interface RowsQuery {
  page: number
  perPage: number
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  cursor?: string | undefined
  within?: { state: ListState; today: string } | undefined
  parentId?: number | undefined
}
export interface Rows {
  rows: string[]
  total: number
  cursor?: string
  /** True if there may be more than `total`. */
  isTotalMinimum?: boolean
}

/** Rows skipped inside the page query. */
const SKIP_INLINE = 200
/** Entries that are counted at most where blocks would name a nearer start. */
const SKIP_COUNTED = 1_000

/**
 * Returns one page with a single index query and the total from its counter. Far pages count entries from the
 * nearer end; cursor pages cost the same everywhere.
 */
export async function listRows(table: Table, type: ContentType, query: RowsQuery): Promise<Rows> {
  const list = listOf(type, query)
  // reject a bad cursor first, otherwise the parallel call could reject unhandled
  const start = startKey(query.cursor, list.partition, { hash: 'gsi1pk', sort: 'gsi1sk' })
  const counter = totalOf(table, type, query)
  if (start) {
    const [page, total] = await Promise.all([readPage(table, list, { start, take: query.perPage }), counter])
    return { ...page, total }
  }
  const skip = (query.page - 1) * query.perPage
  if (skip <= SKIP_INLINE) {
    const [page, total] = await Promise.all([readPage(table, list, { skip, take: query.perPage }), counter])
    return { ...page, total }
  }
  const total = await counter
  const far = { skip, take: query.perPage, total }
  const isBlockOrder = list.partition === partitions.list(type.key, query.parentId)
  const page =
    (isBlockOrder && (await readMiddlePage(table, list, { ...far, type, parentId: query.parentId }))) ||
    (await readFarPage(table, list, far))
  return { ...page, total }
}

interface List extends Range {
  isForward: boolean
}

function listOf(type: ContentType, { sort, order, within, parentId }: RowsQuery): List {
  const { key, list } = type
  if (within?.state === 'trashed')
    return { ...rangeOf(type, { ...within, parentId }), isForward: order === 'asc' }
  const hasOwnIndex = sort !== undefined && sort !== list.sortBy && list.sortable?.includes(sort) === true
  const isDescending = order ? order === 'desc' : !(hasOwnIndex && !within) && list.descending === true
  if (within) return { ...rangeOf(type, { ...within, parentId }), isForward: !isDescending }
  return {
    partition: hasOwnIndex ? partitions.listBy(key, sort, parentId) : partitions.list(key, parentId),
    isForward: !isDescending,
  }
}

/** Uses the counter; only future scheduled records are counted. */
async function totalOf(table: Table, type: ContentType, { within, parentId }: RowsQuery): Promise<number> {
  const total = async () => {
    const counter = await table.get(keys.counter(type.key, parentId))
    return Number((await withParts(table, type, counter))[within?.state ?? 'total'] ?? 0)
  }
  const isDated = hasSchedule(type) && (within?.state === 'published' || within?.state === 'scheduled')
  if (!within || !isDated) return total()
  const range = rangeOf(type, { state: 'scheduled', today: within.today, parentId })
  const scheduledOnly = countRange(table, { ...range, isForward: true })
  if (within.state === 'scheduled') return scheduledOnly
  const [all, scheduled] = await Promise.all([total(), scheduledOnly])
  return all - scheduled
}

export async function countRange(table: Table, list: List): Promise<number> {
  let count = 0
  let start: Item | undefined
  do {
    const response = await table.query({ ...queryOf(list, start), Select: 'COUNT' })
    count += response.count
    start = response.lastKey
  } while (start)
  return count
}

interface Page {
  start?: Item | undefined
  skip?: number
  take: number
}

const queryOf = ({ isForward, ...range }: List, start: Item | undefined) => ({
  IndexName: GSI1,
  ...rangeCondition(range),
  ScanIndexForward: isForward,
  ExclusiveStartKey: start,
})

async function readPage(table: Table, list: List, { start, skip = 0, take }: Page) {
  const { items } = await table.query({ ...queryOf(list, start), Limit: skip + take + 1 })
  const page = items.slice(skip, skip + take)
  const last = page.at(-1)
  return {
    rows: page.map(({ row }) => String(row)),
    ...(last && items.length > skip + take && { cursor: cursorAfter(last, list.partition, 'gsi1sk') }),
  }
}

type FarPage = Required<Omit<Page, 'start'>> & { total: number }

async function readMiddlePage(
  table: Table,
  list: List,
  { skip, take, total, ...blocks }: FarPage & { type: ContentType; parentId: number | undefined },
) {
  if (Math.min(skip, total - skip) <= SKIP_COUNTED) return undefined
  const found = await blockStart(table, { ...blocks, isForward: list.isForward, skip, total })
  return found && readPage(table, list, { start: await entryAt(table, list, found), take })
}

async function readFarPage(table: Table, list: List, { skip, take, total }: FarPage) {
  const remainingAfter = total - skip - take
  if (skip >= total) return { rows: [] }
  if (remainingAfter >= skip)
    return readPage(table, list, { start: await entryAt(table, list, { skip }), take })
  const backwards = { ...list, isForward: !list.isForward }
  const start = remainingAfter > 0 ? await entryAt(table, backwards, { skip: remainingAfter }) : undefined
  const size = Math.min(take, total - skip)
  const { items } = await table.query({ ...queryOf(backwards, start), Limit: size })
  const last = items[0]
  return {
    rows: items.map(({ row }) => String(row)).reverse(),
    ...(last && remainingAfter > 0 && { cursor: cursorAfter(last, list.partition, 'gsi1sk') }),
  }
}

/** Returns the position after `skip` entries from `start`; undefined if the list ends before. */
async function entryAt(
  table: Table,
  list: List,
  { start: from, skip }: Omit<Page, 'take'> & { skip: number },
): Promise<Item | undefined> {
  let remaining = skip
  let start = from
  while (remaining > 0) {
    const response = await table.query({ ...queryOf(list, start), Select: 'COUNT', Limit: remaining })
    remaining -= response.count
    start = response.lastKey
    if (!start) return undefined
  }
  return start
}
