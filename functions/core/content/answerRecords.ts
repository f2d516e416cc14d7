import { LIMITS } from '@flou/shared/limits.ts'
import { requireId } from '../http/endpoint.ts'
import { liveKey, snapshotOf } from '../store/items/recordItem.ts'
import { listRows } from '../store/read/list/listRows.ts'
import { storedRecord } from '../store/read/snapshot.ts'
import { toApiRecord } from '../http/records/answerRecord.ts'
import type { Handle } from './screen.ts'

/** `GET <screen>/records?cursor=`: whole records in list order, 100 per page. */
export const answerRecords: Handle = async (call, { type }) => {
  const { query, parameters, services } = call
  const { table } = services
  const parentId = type.parent && requireId(parameters.parentId)
  const perPage = LIMITS.perPage.max
  const { rows, total, cursor } = await listRows(table, type, {
    page: 1,
    perPage,
    parentId,
    cursor: query.cursor,
  })
  const ids = rows.map((row) => (JSON.parse(row) as { id: number }).id)
  const items = await table.getAll(ids.map((id) => liveKey(type, id)))
  const records = items.flatMap((item) =>
    item && item.state !== 'trashed' ? [toApiRecord(call, type, storedRecord(snapshotOf(item)))] : [],
  )
  return { data: records, total, ...(cursor && { cursor }) }
}
