import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { auditItem, subjectOf } from '../items/auditItem.ts'
import { latestRevision } from '../items/draft.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterSteps } from './counters.ts'
import { runSteps } from '../step.ts'
import { storedRecord } from '../read/snapshot.ts'
import { liveRecordSteps } from './transition.ts'

const staleTranslationWithout = ({ staleTranslation = {} }: Snapshot, text: string | undefined) =>
  Object.fromEntries(Object.entries(staleTranslation).filter(([path]) => text !== undefined && path !== text))

/**
 * Clears the stale translation flag of one text or all after a manual check. Content and revision stay, so
 * open forms remain valid. Throws `record_changed`.
 */
export async function confirmTranslation(
  context: WriteContext,
  type: AnyType,
  { before, text }: { before: Snapshot; text: string | undefined },
): Promise<StoredRecord> {
  const head = latestRevision(before)
  const staleTranslation = staleTranslationWithout(head, text)
  const { drafted } = before
  const after: Snapshot = {
    ...before,
    ...(drafted ? { drafted: { ...drafted, staleTranslation } } : { staleTranslation }),
  }
  if (Object.keys(staleTranslation).length === Object.keys(head.staleTranslation ?? {}).length)
    return storedRecord(before)
  const Item = auditItem(context, {
    entity: type.key,
    entityId: after.id,
    actionType: 'update',
    subject: subjectOf(type, head.fields),
    data: { before: { staleTranslation: head.staleTranslation }, after: { staleTranslation } },
  })
  const transition: Transition = { type, before, after, action: 'update' }
  const steps = [...counterSteps(transition), ...liveRecordSteps(context, transition)]
  await runSteps(context.table, [...steps, { write: { Put: { Item } } }])
  return storedRecord(after)
}
