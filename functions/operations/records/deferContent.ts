import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, visibilityOf, withVisibility } from '@flou/shared/content/visibility.ts'
import type { Command } from '../../store/changes/changeRequestItems.ts'
import { recordWithText } from '../../store/changes/waitingText.ts'
import { withoutDraft } from '../../store/items/draft.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { discardDraft } from '../../store/write/saveDraft.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import type { ChangeRequestInput } from '../changeRequestInput.ts'
import { hasPublicationField } from './copyOf.ts'
import { liveSnapshotOf, type ContentTarget } from './contentTarget.ts'

export const toStoreRequest = (
  { type, id, parentId, permission }: ContentTarget,
  { fields, secrets, state }: Content,
  more: Pick<StoreCommand, 'state' | 'isRestored'> = {},
): ChangeRequestInput => ({
  type,
  id,
  parentId,
  permission: permissionKeys(permission),
  command: { name: 'store', fields, ...(secrets && { secrets }), ...(state && { state }), ...more },
})
export type StoreCommand = Extract<Command, { name: 'store' }>

export const createHidden = (
  context: OperationContext,
  type: ContentType,
  content: Content,
): Promise<StoredRecord> =>
  createRecord(context, type, {
    ...content,
    fields: withVisibility(type, content.fields, false),
    state: hasPublicationField(type, content.fields) ? 'published' : 'draft',
  })

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
  const isOwnDraft = before.draft?.updatedBy.id === context.by.id
  const { recordVersion: version } = isOwnDraft
    ? await discardDraft(context, type, before)
    : storedRecord(before)
  const text = { changeRequest: '', fields, version, updated: context.now.toISOString() }
  return recordWithText(type, isOwnDraft ? { ...withoutDraft(before), version } : before, {
    text,
    by: context.by,
  })
}

/** Returns true if a hidden record stays hidden after the save. */
export function staysHidden({ type }: ContentTarget, body: Values, before: Snapshot | undefined): boolean {
  if (type.single || type.internal || !before || liveSnapshotOf(type, before)) return false
  const state = before.state === 'draft' ? body['state'] : before.state
  return visibilityOf(type, { ...body, state }) !== 'published'
}
