import type { MediaRow } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { rowsQuery } from '../../../core/http/records/answerList.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { TRASH } from '../../../core/store/items/facets.ts'
import { keys } from '../../../core/store/keys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { withParts } from '../../../core/store/read/totals.ts'
import { filtersOf, matchesFilters, type Filters } from './filters.ts'
import { sourceOf } from './source.ts'
import { onlyUnused } from './unused.ts'

/** Scan limit per page; selective filters may return short pages with a cursor. */
const MAX_SCANNED = 500

interface MediaQuery {
  filters: Filters
  perPage: number
  cursor?: string | undefined
}

interface Page {
  rows: MediaRow[]
  cursor?: string
}

async function pageOf(table: Table, call: Call, { filters, perPage, cursor }: MediaQuery): Promise<Page> {
  const source = sourceOf(table, filters, rowsQuery(call))
  const rows: MediaRow[] = []
  let position = cursor
  for (let scanned = 0; scanned < MAX_SCANNED; scanned += perPage) {
    const found = await source(position)
    const matching = found.rows.filter((row) => matchesFilters(row, filters))
    rows.push(...(filters.isUnused ? await onlyUnused(table, matching) : matching))
    position = found.cursor
    if (!position || rows.length >= perPage) break
  }
  return { rows, ...(position && { cursor: position }) }
}

/** Undefined if no counter covers the filters. */
async function totalOf(table: Table, { keyword, isTrash, isUnused, facets }: Filters) {
  if (keyword !== '' || isUnused || facets.length > (isTrash ? 0 : 1)) return undefined
  const facet = isTrash ? TRASH : facets[0]
  if (facet) return (await table.get(keys.facetCount(media.key, facet)))?.count ?? 0
  const counter = await table.get(keys.counter(media.key))
  return Number((await withParts(table, media, counter))['total'] ?? 0)
}

async function answerMedia(call: Call): Promise<Answer> {
  const { query, services } = call
  const filters = filtersOf(query)
  const { perPage, cursor } = rowsQuery(call)
  const [page, total] = await Promise.all([
    pageOf(services.table, call, { filters, perPage: Math.min(perPage, LIMITS.perPage.max), cursor }),
    totalOf(services.table, filters),
  ])
  return {
    data: page.rows,
    ...(page.cursor && { cursor: page.cursor }),
    ...(total !== undefined && { total }),
  }
}

/**
 * `GET
 * /api/dashboard/media?keyword&kind&folder&tag&alt=missing&unused=1&state=trashed&sort&order&cursor&perPage`.
 * One filter is a query; others filter its results.
 */
export const listMedia = endpoint({ permission: SIGNED_IN, handle: answerMedia })
