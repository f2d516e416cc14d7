import type { ListRow } from '@flou/shared/api.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { LIMITS } from '@flou/shared/limits.ts'
import type { FilterIndex } from '../../items/filters.ts'
import type * as keys from '../../keys.ts'
import type { Table } from '../../dynamo/table.ts'
import { filterRanges, type FilterFunctions } from './filterRanges.ts'
import { idsIn, intersection, readRange, type Found } from './intersection.ts'
import type * as keyword from './keyword.ts'
import type { Rows, RowsQuery } from './listRows.ts'
import type * as listRange from './listRange.ts'

export type Reads = FilterFunctions &
  Pick<typeof keyword, 'idsByKeyword' | 'isInState' | 'rowsById'> &
  Pick<typeof listRange, 'rangeCondition' | 'rangeOf'> &
  Pick<typeof keys, 'keys' | 'sortKey'> & { maxSorted: typeof LIMITS.sorted }

export interface FilteredQuery extends RowsQuery {
  keyword: string
  today: string
  query: Readonly<Record<string, string | undefined>>
}

type Source = Reads & { table: Table }

interface Entry {
  row: string
  order: string
}

async function entriesOf(
  { table, keys }: Source,
  type: ContentType,
  ids: readonly number[],
): Promise<Entry[]> {
  const items = await table.getAll(
    ids.map((id) => keys.live(type.key, id)),
    { attributes: ['row', 'state', 'gsi1sk'] },
  )
  return items.flatMap((item) =>
    item && item.state !== 'trashed' ? [{ row: item.row ?? '', order: String(item['gsi1sk']) }] : [],
  )
}

function orderIn(
  { row, order }: Entry,
  { list }: ContentType,
  { sort, sortKey }: { sort: string | undefined } & Pick<Reads, 'sortKey'>,
): string {
  if (sort === undefined || sort === list.sortBy || list.sortable?.includes(sort) !== true) return order
  const { id, [sort]: value } = JSON.parse(row) as ListRow
  const text = typeof value === 'object' && value !== null && 'en' in value ? value.en : value
  return sortKey(text, id)
}

/** Sorts by any order of the list. */
async function sortedPage(
  source: Source,
  type: ContentType,
  { ids, query }: { ids: readonly number[]; query: FilteredQuery },
) {
  const { isInState, sortKey } = source
  const { page, perPage, sort, order, within } = query
  const isDescending = order ? order === 'desc' : type.list.descending === true
  const entries = await entriesOf(source, type, ids)
  const matching = within ? entries.filter(({ row }) => isInState(row, within)) : entries
  const sorted = matching
    .map((entry) => ({ ...entry, order: orderIn(entry, type, { sort, sortKey }) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1) * (isDescending ? -1 : 1))
  const from = (page - 1) * perPage
  return { rows: sorted.slice(from, from + perPage).map(({ row }) => row), total: sorted.length }
}

/**
 * Returns one page of the records that match all filters; undefined without a valid one. Above `LIMITS.sorted`
 * their order is the index's.
 */
export async function rowsByFilters(
  source: Source,
  type: ContentType,
  query: FilteredQuery,
): Promise<Rows | undefined> {
  const { table, idsByKeyword, rowsById, rangeCondition, rangeOf } = source
  const { keyword, parentId, within, page, perPage, order } = query
  const ranges = filterRanges(source, type, query)
  if (ranges.length === 0) return undefined
  const searched = async (): Promise<Found> => ({
    range: undefined,
    ...(await idsByKeyword(table, type, { keyword, parentId, isFullText: true })),
  })
  const found = await Promise.all([
    ...ranges.map((range) => readRange(table, range)),
    ...(keyword === '' ? [] : [searched()]),
  ])
  const matches = await intersection(table, found)
  if (matches.ids.length <= source.maxSorted) {
    const sorted = await sortedPage(source, type, { ids: matches.ids, query })
    return { ...sorted, ...(!matches.isWhole && { isTotalMinimum: true }) }
  }
  const inState = within && (await idsIn(table, rangeCondition(rangeOf(type, { ...within, parentId }))))
  const base = found.find(({ range }) => range?.isInOrder) ?? matches
  const [matching, stateIds] = [new Set(matches.ids), inState && new Set(inState.ids)]
  const ordered = base.ids.filter((id) => matching.has(id) && stateIds?.has(id) !== false)
  const ids = (order ?? (type.list.descending ? 'desc' : 'asc')) === 'desc' ? ordered.toReversed() : ordered
  const rows = await rowsById(table, type, { ids: ids.slice((page - 1) * perPage, page * perPage) })
  const isWhole = matches.isWhole && inState?.isWhole !== false
  return { rows, total: ids.length, ...(!isWhole && { isTotalMinimum: true }) }
}

const MAX_AUTHORS = 100

/** Returns who saved last, each with one query: the next one starts behind the entries of the last. */
export async function authorsIn(table: Table, { partition }: FilterIndex): Promise<PersonRef[]> {
  const authors: PersonRef[] = []
  let after = ' '
  while (authors.length < MAX_AUTHORS) {
    const { items } = await table.query({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list AND gsi1sk > :after',
      ExpressionAttributeValues: { ':list': partition, ':after': after },
      Limit: 1,
    })
    const [entry] = items
    if (!entry) break
    const number = String(entry['gsi1sk']).split('#')[0] ?? ''
    authors.push({ id: Number(number), name: String(entry['row']) })
    after = `${number}#~`
  }
  return authors
}
