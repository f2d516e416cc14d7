import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { releaseOf } from '@flou/shared/content/release.ts'
import { driftOf } from '../items/drift.ts'
import { latestRevision, withoutDraft } from '../items/draft.ts'
import { personOf, type WriteContext, type Snapshot } from '../writeContext.ts'
import { updateRecord, withSlug, write, type Update } from './saveRecord.ts'
import { storedRecord } from '../read/snapshot.ts'

/** True for what visitors see, or will on its day; a section is seen since its first save. */
const isPublished = (type: AnyType, { fields, state }: Snapshot): boolean =>
  type.single || releaseOf(type, { ...fields, state }) === 'published'

/**
 * Keeps content beside what visitors see, as a version of its own, until it is published (`updateRecord`, `releaseRecord`) or thrown away.
 * Of a record that they do not see there is nothing to keep apart: the draft is its content (decision 47).
 * Throws `record_changed` with the record as it is, `validation_failed`.
 */
export async function saveDraft(
  change: WriteContext,
  type: AnyType,
  { before, fields, extraItems = [] }: Update,
): Promise<StoredRecord> {
  if (!type.single && !isPublished(type, before)) {
    const update = { before, fields, extraItems, state: 'draft', action: 'draft' } as const
    return updateRecord(change, type, update)
  }
  const head = latestRevision(before)
  const stored = withSlug(type, head, fields)
  const after: Snapshot = {
    ...before,
    version: before.version + 1,
    draft: {
      updated: change.now.toISOString(),
      updatedBy: personOf(change.by),
      live: before.draft?.live ?? before.version,
    },
    drafted: { fields: stored, drift: driftOf(type, head, stored) },
  }
  return write(change, { type, before, after, action: 'draft' }, extraItems)
}

/** Throws a draft away; it stays among the versions. One that has none stays as it is. */
export async function discardDraft(
  change: WriteContext,
  type: AnyType,
  before: Snapshot,
): Promise<StoredRecord> {
  if (!before.draft) return storedRecord(before)
  const after: Snapshot = { ...withoutDraft(before), version: before.version + 1 }
  return write(change, { type, before, after, action: 'discard' })
}
