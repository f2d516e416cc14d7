import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { LIST_STATES } from '@flou/shared/content/release.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Answer, Call } from '../call.ts'
import { rowsByKeyword } from '../../store/read/list/keyword.ts'
import { listRows, type Rows, type RowsQuery } from '../../store/read/list/listRows.ts'
import { withReferences } from './rowReferences.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

/** Paging and order as clients send them; what is not understood counts as absent (decision 2). */
export function rowsQuery({ query, services }: Call, parentId?: number): RowsQuery {
  const { order, sort, cursor } = query
  const state = LIST_STATES.find((one) => one === query['state'])
  return {
    page: positive(query['page'], 1),
    perPage: Math.min(positive(query['perPage'], LIMITS.perPage.backOffice), LIMITS.perPage.max),
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

/** `GET <screen>`: one page of rows with titles of what they point at. */
export async function answerList(call: Call, { type, registry, parentId }: ListSpec): Promise<Answer> {
  const {
    query,
    services: { table },
  } = call
  const wanted = rowsQuery(call, parentId)
  const keyword = query['keyword']?.trim().slice(0, LIMITS.text) ?? ''
  const found: Rows =
    keyword === ''
      ? await listRows(table, type, wanted)
      : await rowsByKeyword(table, type, { ...wanted, keyword })
  const rows = found.rows.map((row) => JSON.parse(row) as ListRow) // written by `rowOf`
  return {
    data: await withReferences(rows, { table, type, registry }),
    page: wanted.page,
    totalPage: Math.max(1, Math.ceil(found.total / wanted.perPage)),
    total: found.total,
    ...(found.cursor && { cursor: found.cursor }),
  }
}
