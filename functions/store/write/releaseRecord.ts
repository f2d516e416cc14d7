import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasStatus, releaseOf, withRelease } from '@flou/shared/content/release.ts'
import type { Content, Snapshot, WriteContext } from '../writeContext.ts'
import { latestRevision, withoutDraft } from '../items/draft.ts'
import { following, write } from './saveRecord.ts'
import { storeAddressed } from './slug.ts'
import { storedRecord } from '../read/snapshot.ts'

const hasSwitch = (type: ContentType) => hasStatus(type) || 'isActive' in type.shape.fields

/** What a record holds once it is published, or no longer: its draft where it has one. */
export const releasedFields = (
  type: ContentType,
  before: Snapshot,
  isPublished: boolean,
): Content['fields'] => withRelease(type, latestRevision(before).fields, isPublished)

/**
 * Publishes or unpublishes a record: by its `status` or `isActive` where its type has one, else by its lifecycle state (decision 15).
 * One that already is what is asked for stays as it is. Its draft becomes its content: published with it, or no longer apart from it
 * where visitors see neither.
 */
export function releaseRecord(
  change: WriteContext,
  type: ContentType,
  {
    before,
    isPublished,
    fields = releasedFields(type, before, isPublished),
    extraItems,
  }: Partial<Pick<Content, 'fields' | 'extraItems'>> & { before: Snapshot; isPublished: boolean },
): Promise<StoredRecord> {
  const isNow = releaseOf(type, { ...before.fields, state: before.state }) === 'published'
  if (isNow === isPublished && !(before.draft && isPublished)) return Promise.resolve(storedRecord(before))
  const after: Snapshot = {
    ...withoutDraft(latestRevision(before)),
    ...following(before, change),
    state: isPublished || hasSwitch(type) ? 'published' : 'draft',
    fields,
  }
  const action = isPublished ? 'publish' : 'unpublish'
  return storeAddressed(type, after, (addressed) =>
    write(change, { type, before, after: addressed, action }, extraItems),
  )
}
