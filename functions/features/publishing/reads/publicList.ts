import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { Call } from '../../../core/http/call.ts'
import { rowsByKeyword } from '../../../core/store/read/list/keyword.ts'
import { listRows, type RowsQuery } from '../../../core/store/read/list/listRows.ts'
import { publicEndpoint } from './publicEndpoint.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

const PARAMETERS = ['page', 'perPage', 'sort', 'order', 'keyword'] as const

/** Rows sorted in memory for keyword or title, which have no index. */
const MAX_SORTED = 500

interface ListQuery extends Pick<RowsQuery, 'page' | 'perPage' | 'order'> {
  keyword: string
  isByTitle: boolean
}

function listQuery({ query }: Call): ListQuery {
  const { keyword = '', sort, order } = query
  return {
    page: positive(query.page, 1),
    perPage: Math.min(positive(query.perPage, LIMITS.perPage.site), LIMITS.perPage.max),
    keyword: keyword.trim().slice(0, LIMITS.text),
    isByTitle: sort === 'title',
    order: order === 'asc' || order === 'desc' ? order : undefined,
  }
}

type Rows = { rows: ListRow[]; total: number }

const parsed = ({ rows, total }: { rows: string[]; total: number }): Rows => ({
  rows: rows.map((row) => JSON.parse(row) as ListRow),
  total,
})

const titleIn = ({ titles }: ListRow, language: Language) =>
  titles[language] || titles[otherLanguage(language)]

function ordered(
  rows: readonly ListRow[],
  { list: { sortBy, descending = false } }: ContentType,
  { isByTitle, order, language }: ListQuery & { language: Language },
): ListRow[] {
  const isDescending = order ? order === 'desc' : !isByTitle && descending
  const compare = (one: ListRow, other: ListRow) =>
    isByTitle
      ? titleIn(one, language).localeCompare(titleIn(other, language), language)
      : String(one[sortBy]).localeCompare(String(other[sortBy]), 'en', { numeric: true }) || one.id - other.id
  return rows.toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)))
}

async function publishedRows(call: Call, type: ContentType, listOptions: ListQuery): Promise<Rows> {
  const { table, now } = call.services
  const { page, perPage, keyword, isByTitle, order } = listOptions
  const within = { state: 'published', today: todayInJakarta(now()) } as const
  if (keyword === '' && !isByTitle)
    return parsed(await listRows(table, type, { page, perPage, order, within }))
  const all = { page: 1, perPage: MAX_SORTED, within }
  const found = parsed(
    await (keyword === '' ? listRows(table, type, all) : rowsByKeyword(table, type, { ...all, keyword })),
  )
  const rows = ordered(found.rows, type, { ...listOptions, language: call.language })
  return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
}

/** Lists published records, 12 per page. Sorting by title or keyword covers the newest `MAX_SORTED` only. */
export const publicList = <T extends ContentType>(type: T, summaryOf: (record: PublicRecord<T>) => object) =>
  publicEndpoint(async ({ call, reader, texts }) => {
    const listOptions = listQuery(call)
    const { rows, total } = await publishedRows(call, type, listOptions)
    const records = await Promise.all(rows.map(({ id }) => reader.byId(type, id)))
    const publicRecords = await Promise.all(
      records.filter((record) => record !== undefined).map((record) => texts.record(type, record)),
    )
    const { page, perPage } = listOptions
    return {
      data: publicRecords.map(summaryOf),
      page,
      totalPage: Math.max(1, Math.ceil(total / perPage)),
      total,
    }
  }, PARAMETERS)
