import type { AnyType } from '@flou/shared/content/define.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { contentOfChangeRequest } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'

export async function isOutdated(
  table: Table,
  type: AnyType,
  changeRequest: StoredChangeRequest,
): Promise<boolean> {
  if (changeRequest.kind === 'batch' || changeRequest.kind === 'undoBatch')
    return isBatchOutdated(table, type, changeRequest)
  if (changeRequest.kind === 'reorder' || (changeRequest.recordId === 0 && !type.single)) return false
  const item = await table.get(liveKey(type, changeRequest.recordId), {
    consistent: true,
    attributes: ['version', 'state'],
  })
  if (!item) return changeRequest.recordVersion !== 0
  const isTrashed = item.state === 'trashed'
  return (
    item.version !== changeRequest.recordVersion ||
    isTrashed !== (changeRequest.kind === 'restore' || changeRequest.kind === 'purge')
  )
}

async function isBatchOutdated(
  table: Table,
  type: AnyType,
  changeRequest: StoredChangeRequest,
): Promise<boolean> {
  const { command } = await contentOfChangeRequest(table, changeRequest)
  const rows = 'changes' in command ? command.changes.filter(({ action }) => action !== 'create') : []
  const items = await table.getAll(
    rows.map(({ id }) => liveKey(type, id)),
    { consistent: true, attributes: ['version'] },
  )
  return rows.some(({ from }, index) => items[index]?.version !== from)
}
