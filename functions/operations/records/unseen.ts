import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, releaseOf, withRelease } from '@flou/shared/content/release.ts'
import type { Command } from '../../store/changes/changeItems.ts'
import { recordWithText } from '../../store/changes/waitingText.ts'
import { withoutDraft } from '../../store/items/draft.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { discardDraft } from '../../store/write/saveDraft.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import type { Proposal } from '../proposal.ts'
import { isSwitched } from './copyOf.ts'
import { shownNow, type Place } from './place.ts'

/** What an approver is asked for: content to be stored at a place. */
export const storing = (
  { type, id, parentId, permission }: Place,
  { fields, secrets, state }: Content,
  more: Pick<StoreCommand, 'state' | 'isRestored'> = {},
): Proposal => ({
  type,
  id,
  parentId,
  permission: permissionKeys(permission),
  command: { name: 'store', fields, ...(secrets && { secrets }), ...(state && { state }), ...more },
})
export type StoreCommand = Extract<Command, { name: 'store' }>

/** A new record that visitors do not see: by its switch or status, or as a draft where its type has none. */
export const createUnseen = (
  context: OperationContext,
  type: ContentType,
  content: Content,
): Promise<StoredRecord> =>
  createRecord(context, type, {
    ...content,
    fields: withRelease(type, content.fields, false),
    state: isSwitched(type, content.fields) ? 'published' : 'draft',
  })

/**
 * Returns what the author of a change request is shown of it; the request alone holds their text. The record's draft moves
 * into the request if the author saved it last. Undefined for types without drafts.
 */
export async function keepAside(
  context: OperationContext,
  { type }: Place,
  { before, fields }: Content & { before: Snapshot | undefined },
): Promise<StoredRecord | undefined> {
  if (!before || !isDraftable(type)) return undefined
  const isOwnDraft = before.draft?.updatedBy.id === context.by.id
  const { recordVersion: version } = isOwnDraft
    ? await discardDraft(context, type, before)
    : storedRecord(before)
  const text = { change: '', fields, version, updated: context.now.toISOString() }
  return recordWithText(type, isOwnDraft ? { ...withoutDraft(before), version } : before, {
    text,
    by: context.by,
  })
}

/** True for a save of what visitors do not see that shows them nothing either: it is work in progress. */
export function staysUnseen({ type }: Place, body: Values, before: Snapshot | undefined): boolean {
  if (type.single || type.internal || !before || shownNow(type, before)) return false
  const state = before.state === 'draft' ? body['state'] : before.state
  return releaseOf(type, { ...body, state }) !== 'published'
}
