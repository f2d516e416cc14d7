import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { isContentKind } from '@flou/shared/approval/workflow.ts'
import { CLOSINGS } from './closeChangeRequest.ts'
import { findPendingRequest, closeBySchedule, type ScheduleContext } from './closeBySchedule.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { contentOfChangeRequest, typeOfChangeRequest } from '../request/readChangeRequests.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'

/** Returns requests whose record has a newer revision. */
export async function findOutdatedChangeRequests(
  { table, registry }: ScheduleContext,
  changeRequests: readonly StoredChangeRequest[],
): Promise<StoredChangeRequest[]> {
  const candidates = changeRequests.filter(({ kind, recordId, type: key }) => {
    const type = registry.types.get(key)
    return type !== undefined && isContentKind(kind) && (recordId > 0 || type.single)
  })
  const items = await table.getAll(
    candidates.map((changeRequest) =>
      liveKey(typeOfChangeRequest(registry, changeRequest), changeRequest.recordId),
    ),
    { attributes: ['version'] },
  )
  return candidates.filter(({ recordVersion }, index) => (items[index]?.version ?? 0) > recordVersion)
}

/** Closes a change request whose content was published by others. */
export async function supersedeChangeRequest(
  context: ScheduleContext,
  { id, round }: StoredChangeRequest,
): Promise<boolean> {
  const { table, registry } = context
  const changeRequest = await findPendingRequest(context, { id, round })
  if (!changeRequest) return false
  const type = typeOfChangeRequest(registry, changeRequest)
  const [snapshot, { command }] = await Promise.all([
    readSnapshot(table, type, { id: changeRequest.recordId, consistent: true }),
    contentOfChangeRequest(table, changeRequest),
  ])
  if (!snapshot || snapshot.draft || snapshot.state !== 'published' || !('fields' in command)) return false
  if (command.name !== 'store' && command.name !== 'publish') return false
  if (command.name === 'store' && command.state === 'draft') return false
  const differences = changedFields(type.declaration, snapshot.fields, command.fields)
  if (
    snapshot.version <= changeRequest.recordVersion ||
    Object.values(differences).some((names) => names.length > 0)
  )
    return false
  return (await closeBySchedule(context, changeRequest, CLOSINGS.supersede())) !== undefined
}
