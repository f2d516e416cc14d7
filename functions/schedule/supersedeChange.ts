import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { changesContent } from '@flou/shared/workflow.ts'
import { SETTLEMENTS } from '../operations/decisions/settle.ts'
import { pendingChange, settleByClock, type ClockContext } from '../operations/notices/settleByClock.ts'
import type { StoredChange } from '../store/changes/changeItems.ts'
import { contentOfChange, typeOfChange } from '../store/changes/readChanges.ts'
import { liveKey } from '../store/items/recordItem.ts'
import { readSnapshot } from '../store/read/snapshot.ts'

/** Changes among some whose record has been saved by others since they were submitted. */
export async function outrunChanges(
  { table, registry }: ClockContext,
  changes: readonly StoredChange[],
): Promise<StoredChange[]> {
  const asked = changes.filter(({ kind, recordId, type: key }) => {
    const type = registry.types.get(key)
    return type !== undefined && changesContent(kind) && (recordId > 0 || type.single)
  })
  const items = await table.getAll(
    asked.map((change) => liveKey(typeOfChange(registry, change), change.recordId)),
    { attributes: ['version'] },
  )
  return asked.filter(({ recordVersion }, index) => Number(items[index]?.['version'] ?? 0) > recordVersion)
}

/** Closes a change whose content visitors see already, because others published it. Returns whether it did. */
export async function supersedeChange(context: ClockContext, { id, round }: StoredChange): Promise<boolean> {
  const { table, registry } = context
  const change = await pendingChange(context, { id, round })
  if (!change) return false
  const type = typeOfChange(registry, change)
  const [snapshot, { command }] = await Promise.all([
    readSnapshot(table, type, { id: change.recordId, consistent: true }),
    contentOfChange(table, change),
  ])
  if (!snapshot || snapshot.draft || snapshot.state !== 'published' || !('fields' in command)) return false
  if (command.name !== 'store' && command.name !== 'publish') return false
  if (command.name === 'store' && command.state === 'draft') return false
  const differences = changedFields(type.shape, snapshot.fields, command.fields)
  if (
    snapshot.version <= change.recordVersion ||
    Object.values(differences).some((names) => names.length > 0)
  )
    return false
  return (await settleByClock(context, change, SETTLEMENTS.supersede())) !== undefined
}
