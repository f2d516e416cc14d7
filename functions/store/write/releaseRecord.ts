import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasStatus, releaseOf, withRelease } from '@flou/shared/content/release.ts'
import type { WriteContext, Snapshot } from '../writeContext.ts'
import { latestRevision, withoutDraft } from '../items/draft.ts'
import { following, write } from './saveRecord.ts'
import { storedRecord } from '../read/snapshot.ts'

const hasSwitch = (type: ContentType) => hasStatus(type) || 'isActive' in type.shape.fields

/**
 * Publishes or unpublishes a record: by its `status` or `isActive` where its type has one, else by its lifecycle state (decision 15).
 * One that already is what is asked for stays as it is. Its draft becomes its content: published with it, or no longer apart from it
 * where visitors see neither.
 */
export function releaseRecord(
  change: WriteContext,
  type: ContentType,
  { before, isPublished }: { before: Snapshot; isPublished: boolean },
): Promise<StoredRecord> {
  const isNow = releaseOf(type, { ...before.fields, state: before.state }) === 'published'
  if (isNow === isPublished && !(before.draft && isPublished)) return Promise.resolve(storedRecord(before))
  const head = latestRevision(before)
  const after: Snapshot = {
    ...withoutDraft(head),
    ...following(before, change),
    state: isPublished || hasSwitch(type) ? 'published' : 'draft',
    fields: withRelease(type, head.fields, isPublished),
  }
  return write(change, { type, before, after, action: isPublished ? 'publish' : 'unpublish' })
}
