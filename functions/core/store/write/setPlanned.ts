import type { PlannedTimes, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { auditItem, subjectOf } from '../items/auditItem.ts'
import { latestRevision, withPlanned } from '../items/draft.ts'
import { droppedTimeSteps } from '../items/planned.ts'
import { storedRecord } from '../read/snapshot.ts'
import { runSteps, type WriteStep } from '../step.ts'
import type { Snapshot, WriteContext } from '../writeContext.ts'
import { liveRecordSteps } from './transition.ts'

/**
 * Changes the planned times of a record or section. Content and revision stay, so open forms remain valid.
 * @param more steps of the same transaction
 * @throws AppError `record_changed`
 */
export async function setPlanned(
  context: WriteContext,
  type: AnyType,
  { before, planned, more = [] }: { before: Snapshot; planned: PlannedTimes; more?: readonly WriteStep[] },
): Promise<StoredRecord> {
  const after = withPlanned(before, planned)
  const transition = { type, before, after, action: 'update' } as const
  const Item = auditItem(context, {
    entity: type.key,
    entityId: after.id,
    actionType: 'schedule',
    subject: subjectOf(type, latestRevision(before).fields),
    data: { before: { planned: before.planned ?? {} }, after: { planned } },
  })
  await runSteps(context.table, [
    ...liveRecordSteps(context, transition),
    ...droppedTimeSteps(context, transition),
    { write: { Put: { Item } } },
    ...more,
  ])
  return storedRecord(after)
}
