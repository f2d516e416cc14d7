import type { MediaRow } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { idsByFacet } from '../../../core/store/read/list/facets.ts'
import { foldedUnique, keys } from '../../../core/store/keys.ts'
import { idsByKeyword, rowsById } from '../../../core/store/read/list/keyword.ts'
import { listRows, type RowsQuery } from '../../../core/store/read/list/listRows.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Filters } from './filters.ts'

interface Found {
  rows: MediaRow[]
  cursor?: string | undefined
}
export type Source = (cursor: string | undefined) => Promise<Found>

const MAX_FOUND = 300

const rowsIn = (texts: readonly string[]) => texts.map((text) => JSON.parse(text) as MediaRow)

const orderOf = ({ sort, order }: RowsQuery) => {
  const column = sort !== undefined && media.list.sortable?.includes(sort) ? sort : media.list.sortBy
  return { column, isDescending: order ? order === 'desc' : column === media.list.sortBy }
}

/** The file of a path such as `/media/…/file.jpg`, otherwise the files with the words. */
async function idsOf(table: Table, { keyword, isTrash }: Filters): Promise<number[]> {
  const guard = keyword.startsWith('/')
    ? await table.get(keys.guard(media.key, 'path', foldedUnique(keyword)))
    : undefined
  return guard ? [guard.to] : (await idsByKeyword(table, media, { keyword, isTrash })).ids
}

const bySearch =
  (table: Table, filters: Filters, query: RowsQuery): Source =>
  async (cursor) => {
    const ids = (await idsOf(table, filters)).slice(0, MAX_FOUND)
    const rows = rowsIn(await rowsById(table, media, { ids, isTrash: filters.isTrash }))
    const { column, isDescending } = orderOf(query)
    if (column !== media.list.sortBy) rows.sort((a, b) => compare(a[column], b[column]))
    else rows.reverse()
    if (isDescending) rows.reverse()
    const from = Number(cursor ?? 0) || 0
    const to = from + query.perPage
    return { rows: rows.slice(from, to), cursor: to < rows.length ? String(to) : undefined }
  }

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))

const byFacet =
  (table: Table, facet: Filters['facets'][number], query: RowsQuery): Source =>
  async (cursor) => {
    const { column, isDescending } = orderOf(query)
    const page = await idsByFacet(table, media, {
      facet,
      order: column,
      isDescending,
      cursor,
      take: query.perPage,
    })
    return { rows: rowsIn(await rowsById(table, media, { ids: page.ids })), cursor: page.cursor }
  }

const byList =
  (table: Table, query: RowsQuery): Source =>
  async (cursor) => {
    const page = await listRows(table, media, { ...query, page: 1, cursor })
    return { rows: rowsIn(page.rows), cursor: page.cursor }
  }

/** Chooses keyword search, most selective facet or full list. Trashed files are in no facet list. */
export function sourceOf(table: Table, filters: Filters, query: RowsQuery): Source {
  if (filters.keyword !== '') return bySearch(table, filters, query)
  const [narrowest] = filters.facets
  return narrowest && !filters.isTrash ? byFacet(table, narrowest, query) : byList(table, query)
}
