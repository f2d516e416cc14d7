import type { ContentType } from '@flou/shared/content/define.ts'
import { afterSchedule } from '@flou/shared/content/release.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { auditItem, subjectOf } from '../../store/items/auditItem.ts'
import { withoutDraft } from '../../store/items/draft.ts'
import { versionItem } from '../../store/items/recordItem.ts'
import { following } from '../../store/write/saveRecord.ts'
import { runSteps, type WriteStep } from '../../store/step.ts'
import type { OperationContext } from '../operation.ts'
import { requireRestorable } from '../references.ts'
import { placeSteps } from '../../store/write/transition.ts'
import type { Snapshot, WriteContext } from '../../store/writeContext.ts'

/** The record as published. A draft beside it stays, and is not scheduled either: published later, it must not hide the record again. */
function publishedSnapshot(change: WriteContext, before: Snapshot): Snapshot {
  const { draft, drafted } = before
  const meta = following(before, change)
  return {
    ...before,
    ...meta,
    fields: afterSchedule(before.fields),
    ...(draft && { draft: { ...draft, live: meta.version } }),
    ...(drafted && { drafted: { ...drafted, fields: afterSchedule(drafted.fields) } }),
  }
}

/**
 * Publishes a record whose `status` is scheduled, as one transaction of live record, version and audit entry (decisions 16, 50). The
 * stream brings the change to the publisher, as it does any other.
 * @throws AppError `record_changed` if it was saved meanwhile, `references_missing`
 */
export async function publishScheduled(
  change: WriteContext & Pick<OperationContext, 'registry' | 'language'>,
  type: ContentType,
  before: Snapshot,
): Promise<void> {
  await requireRestorable(change, type, before.fields)
  const after = publishedSnapshot(change, before)
  const { fields, version } = after
  const audit = auditItem(change, {
    entity: type.key,
    entityId: before.id,
    actionType: 'publish',
    subject: subjectOf(type, fields),
    version,
    ...(before.draft && { from: before.draft.live }),
  })
  const revision = versionItem(type, withoutDraft(after), {
    data: JSON.stringify(fields),
    action: 'publish',
    changed: changedFields(type.shape, before.fields, fields),
  })
  const told: WriteStep[] = [audit, revision].map((Item) => ({ write: { Put: { Item } } }))
  await runSteps(change.table, [...told, ...placeSteps(change, { type, before, after, action: 'publish' })])
}
