import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { LIST_STATES } from '@flou/shared/content/visibility.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Answer, Call } from '../call.ts'
import { rowsByKeyword } from '../../store/read/list/keyword.ts'
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

interface ListSpec {
  type: ContentType
  registry: Registry
  parentId?: number | undefined
}

export async function answerList(call: Call, { type, registry, parentId }: ListSpec): Promise<Answer> {
  const {
    query,
    services: { table },
  } = call
  const listQuery = rowsQuery(call, parentId)
  const keyword = query.keyword?.trim().slice(0, LIMITS.text) ?? ''
  const found: Rows =
    keyword === ''
      ? await listRows(table, type, listQuery)
      : await rowsByKeyword(table, type, { ...listQuery, keyword })
  const rows = found.rows.map((row) => JSON.parse(row) as ListRow)
  return {
    data: await withReferences(rows, { table, type, registry }),
    page: listQuery.page,
    totalPage: Math.max(1, Math.ceil(found.total / listQuery.perPage)),
    total: found.total,
    ...(found.cursor && { cursor: found.cursor }),
  }
}
