import type { ContentType } from '@flou/shared/content/define.ts'
import { hasSchedule, type ListState } from '@flou/shared/content/release.ts'
import { GSI1, keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import type { Item, Table } from '../../dynamo/table.ts'
import { cursorAfter, startKey } from './cursor.ts'
import { rangeCondition, rangeOf, type Range } from './listRange.ts'

export interface RowsQuery {
  page: number
  perPage: number
  /** A column of the type that sorts; the type's own order otherwise. */
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  cursor?: string | undefined
  /** Only the records in a state, in the type's own order. `today`, in Jakarta, divides published from scheduled. */
  within?: { state: ListState; today: string } | undefined
  parentId?: number | undefined
}
export interface Rows {
  /** JSON texts of the rows. */
  rows: string[]
  total: number
  /** Where the next page starts; absent at the end. */
  cursor?: string
}

/** Up to here rows are passed over within the one query that reads the page. */
const SKIP_INLINE = 200

/**
 * One page of a list: one query of the index, and the total from its counter (never counted). A far page is reached by counting
 * index entries on the server from whichever end is nearer; by cursor every page costs the same.
 */
export async function listRows(table: Table, type: ContentType, query: RowsQuery): Promise<Rows> {
  const list = listOf(type, query)
  // a bad cursor is refused before anything is asked: a call that nobody waits for would fail unheard
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
  return { ...(await farPage(table, list, { skip, take: query.perPage, total })), total }
}

interface List extends Range {
  isForward: boolean
}

function listOf(type: ContentType, { sort, order, within, parentId }: RowsQuery): List {
  const { key, list } = type
  if (within?.state === 'trashed')
    return { ...rangeOf(type, { ...within, parentId }), isForward: order === 'asc' }
  const isOther = sort !== undefined && sort !== list.sortBy && list.sortable?.includes(sort) === true
  const isDescending = order ? order === 'desc' : !(isOther && !within) && list.descending === true
  if (within) return { ...rangeOf(type, { ...within, parentId }), isForward: !isDescending }
  return {
    partition: isOther ? partitions.listBy(key, sort, parentId) : partitions.list(key, parentId),
    isForward: !isDescending,
  }
}

/** From the counter; only what becomes published by itself is counted, as far as it is still to come. */
async function totalOf(table: Table, type: ContentType, { within, parentId }: RowsQuery): Promise<number> {
  const total = async () => {
    const counter = await table.get(keys.counter(type.key, parentId))
    return Number(counter?.[within?.state ?? 'total'] ?? 0)
  }
  const isDated = hasSchedule(type) && (within?.state === 'published' || within?.state === 'scheduled')
  if (!within || !isDated) return total()
  const range = rangeOf(type, { state: 'scheduled', today: within.today, parentId })
  const scheduledOnly = countRange(table, { ...range, isForward: true })
  if (within.state === 'scheduled') return scheduledOnly
  const [all, scheduled] = await Promise.all([total(), scheduledOnly])
  return all - scheduled
}

/** The number of index entries in a stretch, counted on the server. */
export async function countRange(table: Table, list: List): Promise<number> {
  let count = 0
  let start: Item | undefined
  do {
    const answer = await table.query({ ...queryOf(list, start), Select: 'COUNT' })
    count += answer.count
    start = answer.lastKey
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

async function farPage(
  table: Table,
  list: List,
  { skip, take, total }: Required<Omit<Page, 'start'>> & { total: number },
) {
  const behind = total - skip - take
  if (skip >= total) return { rows: [] }
  if (behind >= skip) return readPage(table, list, { start: await entryAt(table, list, skip), take })
  const backwards = { ...list, isForward: !list.isForward }
  const start = behind > 0 ? await entryAt(table, backwards, behind) : undefined
  const size = Math.min(take, total - skip)
  const { items } = await table.query({ ...queryOf(backwards, start), Limit: size })
  const last = items[0]
  return {
    rows: items.map(({ row }) => String(row)).reverse(),
    ...(last && behind > 0 && { cursor: cursorAfter(last, list.partition, 'gsi1sk') }),
  }
}

/** The key of the `count`-th entry: only counted on the server, so no entry travels. */
async function entryAt(table: Table, list: List, count: number): Promise<Item | undefined> {
  let left = count
  let start: Item | undefined
  while (left > 0) {
    const answer = await table.query({ ...queryOf(list, start), Select: 'COUNT', Limit: left })
    left -= answer.count
    start = answer.lastKey
    if (!start) return undefined
  }
  return start
}
