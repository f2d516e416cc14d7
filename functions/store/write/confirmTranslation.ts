import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import { auditItem, subjectOf } from '../items/auditItem.ts'
import { latestRevision } from '../items/draft.ts'
import type { WriteContext, Snapshot, Transition } from '../writeContext.ts'
import { counterSteps } from './counters.ts'
import { runSteps } from '../step.ts'
import { storedRecord } from '../read/snapshot.ts'
import { placeSteps } from './transition.ts'

/** What is left of the marks; `text` names the one that was checked, all were where it is absent. */
const driftWithout = ({ drift = {} }: Snapshot, text: string | undefined) =>
  Object.fromEntries(Object.entries(drift).filter(([path]) => text !== undefined && path !== text))

/**
 * Takes the marks of drift between the languages off a record or section, or off one of its texts: somebody has checked that both
 * say the same. Its content and version stay, so that a form opened before is not refused. Throws `record_changed` where it was
 * saved meanwhile.
 */
export async function confirmTranslation(
  change: WriteContext,
  type: AnyType,
  { before, text }: { before: Snapshot; text: string | undefined },
): Promise<StoredRecord> {
  const head = latestRevision(before)
  const drift = driftWithout(head, text)
  const { drafted } = before
  const after: Snapshot = { ...before, ...(drafted ? { drafted: { ...drafted, drift } } : { drift }) }
  if (Object.keys(drift).length === Object.keys(head.drift ?? {}).length) return storedRecord(before)
  const Item = auditItem(change, {
    entity: type.key,
    entityId: after.id,
    actionType: 'update',
    subject: subjectOf(type, head.fields),
    data: { before: { drift: head.drift }, after: { drift } },
  })
  const transition: Transition = { type, before, after, action: 'update' }
  const steps = [...counterSteps(transition), ...placeSteps(change, transition)]
  await runSteps(change.table, [...steps, { write: { Put: { Item } } }])
  return storedRecord(after)
}

/** Throws `record_changed` with the record where it is not at the version that was looked at. */
export function requireVersion(before: Snapshot, version: number | undefined): void {
  if (version !== undefined && before.version !== version)
    throw new AppError('record_changed', { data: storedRecord(before) })
}
