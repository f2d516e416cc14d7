import type { AnyType } from '@flou/shared/content/define.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { liveKey } from '../../store/items/recordItem.ts'

/** True where what a change is about has been saved by others, trashed or deleted since it was submitted. */
export async function isOutdated(table: Table, type: AnyType, change: StoredChange): Promise<boolean> {
  if (change.kind === 'batch' || change.kind === 'undoBatch') return isBatchOutdated(table, type, change)
  if (change.kind === 'reorder' || (change.recordId === 0 && !type.single)) return false
  const item = await table.get(liveKey(type, change.recordId), {
    consistent: true,
    attributes: ['version', 'state'],
  })
  if (!item) return change.recordVersion !== 0
  const isTrashed = item['state'] === 'trashed'
  return (
    item['version'] !== change.recordVersion ||
    isTrashed !== (change.kind === 'restore' || change.kind === 'purge')
  )
}

/** The same of one of the records that a batch changes. */
async function isBatchOutdated(table: Table, type: AnyType, change: StoredChange): Promise<boolean> {
  const { command } = await contentOfChange(table, change)
  const rows = 'changes' in command ? command.changes.filter(({ action }) => action !== 'create') : []
  const items = await table.getAll(
    rows.map(({ id }) => liveKey(type, id)),
    { consistent: true, attributes: ['version'] },
  )
  return rows.some(({ from }, index) => items[index]?.['version'] !== from)
}
