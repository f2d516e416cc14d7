import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, visibilityOf, withVisibility } from '@flou/shared/content/visibility.ts'
import type { Command } from '../../store/command.ts'
import { withoutDraft } from '../../store/items/draft.ts'
import { metaOf, wireRecord } from '../../store/liveItem.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { discardDraft } from '../../store/write/saveDraft.ts'
import { withSlug } from '../../store/write/saveRecord.ts'
import { personOf, type Author, type Content, type Snapshot, type Values } from '../../store/writeContext.ts'
import type { ChangeRequestInput, OperationContext } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import { hasPublicationField } from './copyOf.ts'
import { liveSnapshotOf, type ContentTarget } from './contentTarget.ts'

export const toStoreRequest = (
  { type, id, parentId, permission }: ContentTarget,
  { fields, secrets, state, planned, onlyIn }: Content,
  more: Pick<StoreCommand, 'state' | 'isRestored'> = {},
): ChangeRequestInput => ({
  type,
  id,
  parentId,
  permission: permissionKeys(permission),
  command: {
    name: 'store',
    fields,
    ...(secrets && { secrets }),
    ...(state && { state }),
    ...(planned && { planned }),
    ...(onlyIn && { onlyIn }),
    ...more,
  },
})
export type StoreCommand = Extract<Command, { name: 'store' }>

export function createHidden(
  context: OperationContext,
  type: ContentType,
  content: Content,
): Promise<StoredRecord> {
  const { planned: _, ...unplanned } = content
  return createRecord(context, type, {
    ...unplanned,
    fields: withVisibility(type, content.fields, false),
    state: hasPublicationField(type, content.fields) ? 'published' : 'draft',
  })
}

/**
 * Returns the author's view of a deferred save. Their own latest draft moves into the request. Undefined for
 * types without drafts.
 */
export async function deferContent(
  context: OperationContext,
  { type }: ContentTarget,
  { before, fields }: Content & { before: Snapshot | undefined },
): Promise<StoredRecord | undefined> {
  if (!before || !isDraftable(type)) return undefined
  const isOwnDraft = before.draft?.updatedBy.id === context.by.id && !before.planned?.publish
  const { recordVersion: version } = isOwnDraft
    ? await discardDraft(context, type, before)
    : storedRecord(before)
  const text = { fields, version, updated: context.now.toISOString() }
  return recordWithText(type, isOwnDraft ? { ...withoutDraft(before), version } : before, {
    text,
    by: context.by,
  })
}

interface OwnText {
  fields: Values
  version: number
  updated: string
}

/** Returns the author's view of a record or section with unapproved text. */
export function recordWithText(
  type: AnyType,
  snapshot: Snapshot,
  { text, by }: { text: OwnText; by: Author },
): StoredRecord {
  const { fields, draft, drafted: _, staleTranslation: __, ...head } = snapshot
  const isLive = type.single || visibilityOf(type, { ...fields, state: head.state }) === 'published'
  const { updated, updatedBy, version } = head
  return wireRecord(
    withSlug(type, snapshot, text.fields),
    metaOf({
      ...head,
      version: text.version,
      updated: text.updated,
      updatedBy: personOf(by),
      ...(isLive && { live: { version: draft?.live ?? version, updated, updatedBy } }),
    }),
  )
}

/** Returns true if a hidden record stays hidden after the save. */
export function staysHidden({ type }: ContentTarget, body: Values, before: Snapshot | undefined): boolean {
  if (type.single || type.internal || !before || liveSnapshotOf(type, before)) return false
  const state = before.state === 'draft' ? body.state : before.state
  return visibilityOf(type, { ...body, state }) !== 'published'
}
