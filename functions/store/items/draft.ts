import type { RecordMeta } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, type Key } from '../keys.ts'
import type { Snapshot, Transition } from '../writeContext.ts'

/** Where the draft of a record or section is stored (design §5). A section's id is that of the record it is below, else 0. */
export const draftKey = (type: AnyType, id: number): Key =>
  type.single ? keys.sectionDraft(type.key, id) : keys.draft(type.key, id)

/** A record as editors see it: its draft, where it has one that was read with it, with a note of what visitors see meanwhile. */
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

/** A record without its draft: as visitors see it, or with other content given. */
export function withoutDraft(snapshot: Snapshot): Snapshot {
  const { draft: _, drafted: __, live: ___, ...rest } = snapshot
  return rest
}

/**
 * What a change is told against: what visitors saw, where it is for them; the draft before, where it is in the draft or throws it away.
 * Undefined for what is new.
 */
export const auditBaseline = ({ before, after, action }: Pick<Transition, 'before' | 'after' | 'action'>) =>
  before && (after.draft || action === 'discard') ? latestRevision(before) : before

/** When and by whom a record was last changed, be it in its draft. */
export const lastChange = ({ draft, ...live }: Snapshot): Pick<RecordMeta, 'updated' | 'updatedBy'> =>
  draft ?? live
