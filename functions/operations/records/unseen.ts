import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, releaseOf, withRelease } from '@flou/shared/content/release.ts'
import type { Command } from '../../store/changes/changeItems.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { saveDraft } from '../../store/write/saveDraft.ts'
import { updateRecord } from '../../store/write/saveRecord.ts'
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

/** Keeps content beside what visitors see: in a draft, or as it is where they see nothing of it; undefined where it cannot be kept so. */
export function storeUnseen(
  context: OperationContext,
  { type }: Place,
  { before, ...content }: Content & { before: Snapshot | undefined },
): Promise<StoredRecord> | undefined {
  if (!before || !isDraftable(type)) return undefined
  if (type.single || shownNow(type, before)) return saveDraft(context, type, { before, ...content })
  const { state: _, ...unseen } = content // it stays as it is
  const fields = withRelease(type, content.fields, false)
  return updateRecord(context, type, { before, ...unseen, fields })
}

/** True for a save of what visitors do not see that shows them nothing either: it is work in progress. */
export function staysUnseen({ type }: Place, body: Values, before: Snapshot | undefined): boolean {
  if (type.single || type.internal || !before || shownNow(type, before)) return false
  const state = before.state === 'draft' ? body['state'] : before.state
  return releaseOf(type, { ...body, state }) !== 'published'
}
