import type { OrderRequest, VersionedRecord } from '@flou/shared/content/order.ts'
import { requireContentType, type Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../../core/errors.ts'
import { keys } from '../../../core/store/keys.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { parentIdOf } from '../../../core/store/writeContext.ts'
import { orderConflict } from '../../approval/index.ts'
import type { StoredReleaseItem } from '../store/storedRelease.ts'

interface Entry extends VersionedRecord {
  list: string
}

const nameOf = ({ type, id }: { type: string; id: number }) => `${type}#${id}`
const listOf = (type: string, parentId: number | undefined) => `${type}#${parentId ?? 0}`

async function readEntries(
  { table, registry }: { table: Table; registry: Registry },
  records: readonly { type: string; id: number }[],
): Promise<Map<string, Entry>> {
  const items = await table.getAll(
    records.map(({ type, id }) => keys.live(type, id)),
    { consistent: true },
  )
  return new Map(
    records.flatMap(({ type, id }, index) => {
      const item = items[index]
      if (!item || item.state === 'trashed') return []
      const parentId = parentIdOf(requireContentType(type, registry), dataOf(item))
      return [[nameOf({ type, id }), { id, recordVersion: item.version, list: listOf(type, parentId) }]]
    }),
  )
}

/** True if the release itself has written this version of a record. */
export type IsWritten = (record: { type: string; id: number }, version: number) => boolean

/**
 * Returns an order for the lists as the earlier writes of the release have left them: records that were added come
 * last, those that left the lists are left out.
 * @throws AppError `record_changed` if others have moved records within the lists
 */
export async function rebaseOrder(
  reader: { table: Table; registry: Registry },
  { type: ownType, parentId: ownParent }: Pick<StoredReleaseItem, 'type' | 'parentId'>,
  { request, isWritten }: { request: OrderRequest; isWritten: IsWritten },
): Promise<OrderRequest> {
  const ordered = { type: ownType, ...(ownParent !== undefined && { parentId: ownParent }) }
  const conflict = await orderConflict(reader, ordered, request)
  if (!conflict) return request
  const { added, removed, moved } = conflict
  const entries = await readEntries(reader, [...added, ...moved])
  const { records, below = [] } = request
  const lists = new Set([listOf(ownType, ownParent), ...below.map((one) => listOf(one.type, one.parentId))])
  const isMovedByOthers = moved.some((one) => {
    const entry = entries.get(nameOf(one))
    return entry && lists.has(entry.list) && !isWritten(one, entry.recordVersion)
  })
  if (isMovedByOthers) throw new AppError('record_changed', { message: 'orderChanged', data: conflict })
  const isStale = new Set([...removed, ...moved].map(nameOf))
  const rebased = (type: string, parentId: number | undefined, listed: readonly VersionedRecord[]) => [
    ...listed.flatMap((record) => {
      const name = nameOf({ type, id: record.id })
      if (!isStale.has(name)) return [record]
      const entry = entries.get(name)
      return entry && lists.has(entry.list) ? [{ id: entry.id, recordVersion: entry.recordVersion }] : []
    }),
    ...added.flatMap((one) => {
      const entry = entries.get(nameOf(one))
      return entry?.list === listOf(type, parentId)
        ? [{ id: entry.id, recordVersion: entry.recordVersion }]
        : []
    }),
  ]
  return {
    records: rebased(ownType, ownParent, records),
    below: below.map((list) => ({ ...list, records: rebased(list.type, list.parentId, list.records) })),
  }
}
