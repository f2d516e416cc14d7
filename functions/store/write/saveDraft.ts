import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { releaseOf } from '@flou/shared/content/release.ts'
import { AppError } from '../../appError.ts'
import { driftOf } from '../items/drift.ts'
import { latestRevision, withoutDraft } from '../items/draft.ts'
import { personOf, type WriteContext, type Snapshot } from '../writeContext.ts'
import { withSlug, write, type Update } from './saveRecord.ts'
import { storedRecord } from '../read/snapshot.ts'

/** True for what visitors see, or will on its day; a section is seen since its first save. */
const isPublished = (type: AnyType, { fields, state }: Snapshot): boolean =>
  type.single || releaseOf(type, { ...fields, state }) === 'published'

/**
 * Keeps content beside what visitors see, as a version of its own, until it is published (`updateRecord`, `releaseRecord`) or thrown away.
 * Throws `bad_request` for what is not published, `record_changed` with the record as it is, `validation_failed`.
 */
export async function saveDraft(
  change: WriteContext,
  type: AnyType,
  { before, fields, extraItems }: Update,
): Promise<StoredRecord> {
  if (!isPublished(type, before)) throw new AppError('bad_request', { message: 'notPublished' })
  const head = latestRevision(before)
  const stored = withSlug(head, fields)
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
