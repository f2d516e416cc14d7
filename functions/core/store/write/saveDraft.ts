import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import { findStaleTranslation } from '../items/staleTranslation.ts'
import { latestRevision, withoutDraft, withPlanned } from '../items/draft.ts'
import { personOf, type WriteContext, type Snapshot } from '../writeContext.ts'
import { updateRecord, withSlug, write, type Update } from './saveRecord.ts'
import { storedRecord } from '../read/snapshot.ts'

const isPublished = (type: AnyType, { fields, state }: Snapshot): boolean =>
  type.single || visibilityOf(type, { ...fields, state }) === 'published'

/**
 * Saves content as a draft next to the live content; for unpublished records it replaces the content. Throws
 * `record_changed`, `validation_failed`.
 */
export async function saveDraft(
  context: WriteContext,
  type: AnyType,
  { before, fields, extraItems = [], planned = before.planned }: Update,
): Promise<StoredRecord> {
  if (!type.single && !isPublished(type, before)) {
    const update = { before, fields, extraItems, state: 'draft', action: 'draft' } as const
    return updateRecord(context, type, { ...update, ...(planned && { planned }) })
  }
  const head = latestRevision(before)
  const stored = withSlug(type, head, fields)
  const after: Snapshot = {
    ...before,
    version: before.version + 1,
    draft: {
      updated: context.now.toISOString(),
      updatedBy: personOf(context.by),
      live: before.draft?.live ?? before.version,
    },
    drafted: { fields: stored, staleTranslation: findStaleTranslation(type, head, stored) },
  }
  return write(context, { type, before, after: withPlanned(after, planned), action: 'draft' }, extraItems)
}

export async function discardDraft(
  context: WriteContext,
  type: AnyType,
  before: Snapshot,
): Promise<StoredRecord> {
  if (!before.draft) return storedRecord(before)
  const after: Snapshot = { ...withoutDraft(before), version: before.version + 1 }
  return write(context, { type, before, after, action: 'discard' })
}
