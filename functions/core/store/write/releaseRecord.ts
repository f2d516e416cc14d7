import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasStatus, visibilityOf, withVisibility } from '@flou/shared/content/visibility.ts'
import type { Content, Snapshot, WriteContext } from '../writeContext.ts'
import { latestRevision, withoutDraft, withPlanned } from '../items/draft.ts'
import { nextMeta, write } from './saveRecord.ts'
import { storeWithSlug } from './slug.ts'
import { storedRecord } from '../read/snapshot.ts'

const hasSwitch = (type: ContentType) => hasStatus(type) || 'isActive' in type.declaration.fields

export const releasedFields = (
  type: ContentType,
  before: Snapshot,
  isPublished: boolean,
): Content['fields'] => withVisibility(type, latestRevision(before).fields, isPublished)

/**
 * Publishes or unpublishes a record through `status`, `isActive` or its state. Idempotent. An existing draft
 * becomes the content.
 */
export function releaseRecord(
  context: WriteContext,
  type: ContentType,
  {
    before,
    isPublished,
    fields = releasedFields(type, before, isPublished),
    extraItems,
    onlyIn = isPublished ? undefined : before.onlyIn,
  }: Partial<Pick<Content, 'fields' | 'extraItems' | 'onlyIn'>> & { before: Snapshot; isPublished: boolean },
): Promise<StoredRecord> {
  const isNow = visibilityOf(type, { ...before.fields, state: before.state }) === 'published'
  if (isNow === isPublished && !(before.draft && isPublished)) return Promise.resolve(storedRecord(before))
  const { onlyIn: _, ...content } = withoutDraft(latestRevision(before))
  const after: Snapshot = {
    ...(isPublished ? content : withPlanned(content)),
    ...nextMeta(before, context),
    state: isPublished || hasSwitch(type) ? 'published' : 'draft',
    fields,
    ...(onlyIn && { onlyIn }),
  }
  const action = isPublished ? 'publish' : 'unpublish'
  return storeWithSlug(type, after, (withSlug) =>
    write(context, { type, before, after: withSlug, action }, extraItems),
  )
}
