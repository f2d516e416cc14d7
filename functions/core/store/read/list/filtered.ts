import type { ListRow } from '@flou/shared/api.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type * as visibility from '@flou/shared/content/visibility.ts'
import type { ListState } from '@flou/shared/content/visibility.ts'
import type { LIMITS } from '@flou/shared/limits.ts'
import type { FilterIndex } from '../../items/filters.ts'
import type * as keys from '../../keys.ts'
import type { Table } from '../../dynamo/table.ts'
import { filterRanges, type FilterFunctions, type FilterRange } from './filterRanges.ts'
import { intersection, readRange, type Found, type Reading } from './intersection.ts'
import type * as keyword from './keyword.ts'
import type { Rows, RowsQuery } from './listRows.ts'
import type * as listRange from './listRange.ts'

export type Reads = FilterFunctions &
  Pick<typeof keyword, 'idsByKeyword' | 'isInState' | 'rowsById'> &
  Pick<typeof listRange, 'rangeOf'> &
  Pick<typeof visibility, 'possibleListStates'> &
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

/** Days of the list's own order narrow an index in this order, so that the list itself is not read. */
function narrowed(ranges: FilterRange[]): FilterRange[] {
  const own = ranges.find(({ isInOrder, hasRows }) => isInOrder && hasRows)
  const other = ranges.find((range) => range !== own && range.isInOrder && range.from === undefined)
  if (!own || !other) return ranges
  const { from, to } = own
  const both = { ...other, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return [both, ...ranges.filter((range) => range !== own && range !== other)]
}

function stateRange(
  { rangeOf, keys }: Source,
  type: ContentType,
  { within, parentId }: { within: NonNullable<RowsQuery['within']>; parentId: number | undefined },
): FilterRange {
  const { partition, atMost, greaterThan } = rangeOf(type, { ...within, parentId })
  const listState = within.state === 'scheduled' ? 'published' : within.state
  return {
    partition,
    ...(greaterThan !== undefined && { from: greaterThan }),
    ...(atMost !== undefined && { to: atMost }),
    entryOf: (id) => keys.listState(type.key, id, listState),
    isInOrder: false,
    hasRows: true,
  }
}

interface Sorting {
  query: FilteredQuery
  reading: Reading
  matches: Found
}

const UNPUBLISHED: ReadonlySet<ListState> = new Set(['scheduled', 'unpublished', 'archived'])

/** Most records are published, so the others are read and left out; undefined if there are too many. */
async function findUnpublished(source: Source, type: ContentType, { query, reading }: Sorting) {
  const states = source.possibleListStates(type).filter((state) => UNPUBLISHED.has(state))
  if (!states.includes('unpublished')) return undefined
  const { parentId, today } = query
  const ranges = states.map((state) => stateRange(source, type, { within: { state, today }, parentId }))
  const found = await Promise.all(ranges.map((range) => readRange(source.table, range, reading)))
  return found.every(({ isWhole }) => isWhole) ? new Set(found.flatMap(({ ids }) => ids)) : undefined
}

async function inState(source: Source, type: ContentType, sorting: Sorting) {
  const { query, reading, matches } = sorting
  const { within, parentId } = query
  if (within?.state !== 'published') return matches
  const unpublished = await findUnpublished(source, type, sorting)
  if (unpublished) return { ...matches, ids: matches.ids.filter((id) => !unpublished.has(id)) }
  const published = await readRange(source.table, stateRange(source, type, { within, parentId }), reading)
  const ids = new Set(published.ids)
  const isWhole = matches.isWhole && published.isWhole
  return { ...matches, ids: matches.ids.filter((id) => ids.has(id)), isWhole }
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
  const { table, idsByKeyword, rowsById } = source
  const { keyword, parentId, within, page, perPage, order } = query
  const valid = filterRanges(source, type, query)
  if (valid.length === 0) return undefined
  const reading = {
    isDescending: order ? order === 'desc' : type.list.descending === true,
    needed: (page + 1) * perPage,
    isAlone: valid.length === 1 && keyword === '',
  }
  const state = within && within.state !== 'published' ? [stateRange(source, type, { within, parentId })] : []
  const found = await Promise.all([
    ...[...narrowed(valid), ...state].map((range) => readRange(table, range, reading)),
    ...(keyword === ''
      ? []
      : [
          idsByKeyword(table, type, { keyword, parentId, isFullText: true }).then((one) => ({
            ...one,
            range: undefined,
          })),
        ]),
  ])
  const matches = await intersection(table, found)
  if (matches.ids.length <= source.maxSorted) {
    const sorted = await sortedPage(source, type, { ids: matches.ids, query })
    return { ...sorted, ...(!matches.isWhole && { isTotalMinimum: true }) }
  }
  const base = found.find(({ range, isWhole }) => range?.isInOrder && isWhole) ?? matches
  const matching = new Set(matches.ids)
  const ordered = { ...matches, ids: base.ids.filter((id) => matching.has(id)) }
  const { ids, isWhole } = await inState(source, type, { query, reading, matches: ordered })
  const rows = await rowsById(table, type, { ids: ids.slice((page - 1) * perPage, page * perPage) })
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
