import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { filtersOf, isFilterParameter } from '@flou/shared/content/values/filters.ts'
import { daysAfter, isDay, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { LIST_STATES, possibleListStates } from '@flou/shared/content/visibility.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Answer, Call } from '../call.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { authorIndex, authorPrefix, dayIndex, valueIndex } from '../../store/items/filters.ts'
import { hasWords, searchWordsOf } from '../../store/items/words.ts'
import { keys, sortKey, sortText } from '../../store/keys.ts'
import { excerptsOf } from '../../store/read/searchTexts.ts'
import type { Reads } from '../../store/read/list/filtered.ts'
import { idsByKeyword, isInState, rowsById, rowsByKeyword } from '../../store/read/list/keyword.ts'
import { rangeOf } from '../../store/read/list/listRange.ts'
import { listRows, type Rows, type RowsQuery } from '../../store/read/list/listRows.ts'
import { withReferences } from './rowReferences.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

/** Invalid parameters count as absent. */
export function rowsQuery({ query, services }: Call, parentId?: number): RowsQuery {
  const { order, sort, cursor } = query
  const state = LIST_STATES.find((one) => one === query.state)
  return {
    page: positive(query.page, 1),
    perPage: Math.min(positive(query.perPage, LIMITS.perPage.backOffice), LIMITS.perPage.max),
    sort,
    cursor,
    parentId,
    order: order === 'asc' || order === 'desc' ? order : undefined,
    within: state && { state, today: todayInJakarta(services.now()) },
  }
}

const READS: Reads = {
  filtersOf,
  authorIndex,
  authorPrefix,
  dayIndex,
  valueIndex,
  daysAfter,
  isDay,
  startOfDay,
  sortText,
  keys,
  sortKey,
  idsByKeyword,
  isInState,
  rowsById,
  rangeOf,
  possibleListStates,
  maxSorted: LIMITS.sorted,
}

interface ListSpec {
  type: ContentType
  registry: Registry
  parentId?: number | undefined
}

interface FoundRows {
  type: ContentType
  rows: readonly ListRow[]
  keyword: string
  language: Language
}

async function addExcerpts(table: Table, { type, rows, ...search }: FoundRows): Promise<void> {
  const words = searchWordsOf(search.keyword)
  const untitled = rows.filter(({ titles }) => !hasWords(Object.values(titles).join(' '), words))
  const records = untitled.map(({ id }) => ({ type, id }))
  const excerpts = await excerptsOf(table, records, search)
  for (const [index, row] of untitled.entries())
    if (excerpts[index] !== undefined) row.excerpt = excerpts[index]
}

export async function answerList(call: Call, { type, registry, parentId }: ListSpec): Promise<Answer> {
  const {
    query,
    language,
    services: { table, now },
  } = call
  const listQuery = rowsQuery(call, parentId)
  const today = todayInJakarta(now())
  const keyword = query.keyword?.trim().slice(0, LIMITS.text) ?? ''
  const lists = { ...listQuery, keyword, today, query }
  const hasFilters = listQuery.within?.state !== 'trashed' && Object.keys(query).some(isFilterParameter)
  const filtered = hasFilters && (await import('../../store/read/list/filtered.ts'))
  const found: Rows =
    (filtered ? await filtered.rowsByFilters({ ...READS, table }, type, lists) : undefined) ??
    (keyword === ''
      ? await listRows(table, type, listQuery)
      : await rowsByKeyword(table, type, { ...lists, isFullText: true }))
  const rows = found.rows.map((row) => JSON.parse(row) as ListRow)
  if (keyword !== '') await addExcerpts(table, { type, rows, keyword, language })
  return {
    data: await withReferences(rows, { table, type, registry }),
    page: listQuery.page,
    totalPage: Math.max(1, Math.ceil(found.total / listQuery.perPage)),
    total: found.total,
    ...(found.cursor && { cursor: found.cursor }),
    ...(found.isTotalMinimum && { isTotalMinimum: true }),
  }
}
