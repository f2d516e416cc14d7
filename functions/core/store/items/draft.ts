import type { PlannedAction, PlannedTime, RecordMeta } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, type Key } from '../keys.ts'
import type { RecordItem } from '../storedItems.ts'
import type { Snapshot, Transition } from '../writeContext.ts'

export const draftKey = (type: AnyType, id: number): Key<RecordItem> =>
  type.single ? keys.sectionDraft(type.key, id) : keys.draft(type.key, id)

/** Returns the record with its draft content, if the draft was loaded. */
export function latestRevision(snapshot: Snapshot): Snapshot {
  const { draft, drafted, ...live } = snapshot
  if (!draft || !drafted) return snapshot
  const { version: _, updated, updatedBy } = live
  return {
    ...snapshot,
    ...drafted,
    updated: draft.updated,
    updatedBy: draft.updatedBy,
    live: { version: draft.live, updated, updatedBy },
  }
}

type Times = Readonly<Partial<Record<PlannedAction, PlannedTime | undefined>>>

/** Returns the snapshot with these planned times only. */
export function withPlanned(snapshot: Snapshot, { publish, unpublish }: Times = {}): Snapshot {
  const { planned: _, ...rest } = snapshot
  const planned = { ...(publish && { publish }), ...(unpublish && { unpublish }) }
  return { ...rest, ...(Object.keys(planned).length > 0 && { planned }) }
}

/** Also removes the planned time of the draft. */
export function withoutDraft(snapshot: Snapshot): Snapshot {
  const { draft: _, drafted: __, live: ___, ...rest } = snapshot
  return withPlanned(rest, { unpublish: rest.planned?.unpublish })
}

/**
 * Returns the baseline of the audit diff: the previous draft for draft operations, otherwise the live
 * content; undefined for new records.
 */
export const auditBaseline = ({ before, after, action }: Pick<Transition, 'before' | 'after' | 'action'>) =>
  before && (after.draft || action === 'discard') ? latestRevision(before) : before

export const lastEdit = ({ draft, ...live }: Snapshot): Pick<RecordMeta, 'updated' | 'updatedBy'> =>
  draft ?? live
