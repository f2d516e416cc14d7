import type { ContentType } from '@flou/shared/content/define.ts'
import { afterSchedule } from '@flou/shared/content/visibility.ts'
import { changedFields } from '@flou/shared/content/values/changedFields.ts'
import { auditItem, subjectOf } from '../../store/items/auditItem.ts'
import { withoutDraft } from '../../store/items/draft.ts'
import { revisionItem } from '../../store/items/recordItem.ts'
import { nextMeta } from '../../store/write/saveRecord.ts'
import { runSteps, type WriteStep } from '../../store/step.ts'
import type { OperationContext } from '../operation.ts'
import { requireRestorable } from '../references.ts'
import { liveRecordSteps } from '../../store/write/transition.ts'
import type { Snapshot, WriteContext } from '../../store/writeContext.ts'

/** Clears the schedule in the draft as well: publishing it later must not hide the record. */
function toPublished(context: WriteContext, before: Snapshot): Snapshot {
  const { draft, drafted } = before
  const meta = nextMeta(before, context)
  return {
    ...before,
    ...meta,
    fields: afterSchedule(before.fields),
    ...(draft && { draft: { ...draft, live: meta.version } }),
    ...(drafted && { drafted: { ...drafted, fields: afterSchedule(drafted.fields) } }),
  }
}

/**
 * Publishes a scheduled record in one transaction; the stream notifies the publisher.
 * @throws AppError `record_changed` if saved meanwhile, `references_missing`
 */
export async function publishScheduled(
  context: WriteContext & Pick<OperationContext, 'registry' | 'language'>,
  type: ContentType,
  before: Snapshot,
): Promise<void> {
  await requireRestorable(context, type, before.fields)
  const after = toPublished(context, before)
  const { fields, version } = after
  const audit = auditItem(context, {
    entity: type.key,
    entityId: before.id,
    actionType: 'publish',
    subject: subjectOf(type, fields),
    version,
    ...(before.draft && { from: before.draft.live }),
  })
  const revision = revisionItem(type, withoutDraft(after), {
    data: JSON.stringify(fields),
    action: 'publish',
    changed: changedFields(type.declaration, before.fields, fields),
  })
  const recordSteps: WriteStep[] = [audit, revision].map((Item) => ({ write: { Put: { Item } } }))
  await runSteps(context.table, [
    ...recordSteps,
    ...liveRecordSteps(context, { type, before, after, action: 'publish' }),
  ])
}
