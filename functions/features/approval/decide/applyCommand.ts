import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../../core/errors.ts'
import { requireBatch } from '../../../core/store/batch/batchItems.ts'
import type { ChangeRequestContent, StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { saveDraft } from '../../../core/store/write/saveDraft.ts'
import { updateRecord } from '../../../core/store/write/saveRecord.ts'
import { saveSection } from '../../../core/store/write/saveSection.ts'
import type { Content, Snapshot } from '../../../core/store/writeContext.ts'
import { batchOperation, undoBatchOperation } from '../../../core/operations/batch/batchOperation.ts'
import { runSaveHook } from '../../../core/operations/hooks/runHooks.ts'
import { prepare } from '../../../core/operations/input/prepare.ts'
import type { Operation, OperationContext } from '../../../core/operations/operation.ts'
import { perform } from '../../../core/operations/perform.ts'
import {
  purgeOperation,
  restoreOperation,
  trashOperation,
} from '../../../core/operations/records/moveRecord.ts'
import { publicationOperation } from '../../../core/operations/records/publishRecord.ts'
import {
  noEarlierResult,
  readContent,
  requireParentRecord,
  type ContentTarget,
} from '../../../core/operations/records/contentTarget.ts'
import { reorderOperation } from '../../../core/operations/records/reorder.ts'

interface AppliedRequest {
  changeRequest: Pick<StoredChangeRequest, 'recordId' | 'parentId'> & { recordVersion: number | undefined }
  content: ChangeRequestContent
  type: AnyType
}
type Named<N extends Command['name']> = Extract<Command, { name: N }>

/** Types whose fields are measured and cannot be revalidated as a form. */
const MEASURED: ReadonlySet<string> = new Set([media.key, mediaFolder.key])
export const isMeasured = ({ key }: AnyType): boolean => MEASURED.has(key)

/** Validates the stored content again and runs the type's hooks on current data. */
async function checkedContent(
  context: OperationContext,
  { type }: AppliedRequest,
  { command, before }: { command: Named<'store'>; before: Snapshot | undefined },
): Promise<Content> {
  const { fields, secrets, state, planned, onlyIn } = command
  const content = isMeasured(type)
    ? await runSaveHook(context, type, { fields, before })
    : await prepare({ type, body: fields, before, mode: 'update', secrets, onlyIn }, context)
  return {
    ...content,
    ...((secrets ?? content.secrets) && { secrets: { ...secrets, ...content.secrets } }),
    // publishes only a record that was not public before
    ...(state && before?.state !== 'published' && { state }),
    ...(planned && { planned }),
  }
}

/** Stores a change request's content over the exact revision it was based on, or as a new record. */
export const storeOperation = (
  target: ContentTarget,
  applied: AppliedRequest,
  command: Named<'store'>,
): Operation<Snapshot | undefined, Content, unknown> => ({
  name: command.isRestored ? 'restoreVersion' : target.id > 0 || target.type.single ? 'update' : 'create',
  permission: target.permission,
  version: applied.changeRequest.recordVersion,
  read: async (context) => {
    const { type } = target
    if (type.single || target.id > 0) return readContent(context, target)
    await requireParentRecord(context, { ...target, type })
    return undefined
  },
  prepare: (context, before) => checkedContent(context, applied, { command, before }),
  commit: (context, before, content) => storeContent(context, target, { before, content, command }),
  toChangeRequest: () => ({
    type: target.type,
    id: target.id,
    parentId: target.parentId,
    permission: applied.content.permission,
    command,
  }),
  earlierResult: noEarlierResult,
})

function storeContent(
  context: OperationContext,
  { type, id }: ContentTarget,
  { before, content, command }: { before: Snapshot | undefined; content: Content; command: Named<'store'> },
) {
  const action = command.isRestored ? 'restore' : content.state ? 'publish' : 'update'
  if (before && content.planned?.publish) return saveDraft(context, type, { before, ...content })
  if (type.single) return saveSection(context, type, { id, before, ...content, action })
  return before
    ? updateRecord(context, type, { before, ...content, action })
    : createRecord(context, type, content)
}

export const targetOfChangeRequest = (
  { recordId: id, parentId }: AppliedRequest['changeRequest'],
  { type, permission }: { type: AnyType; permission: ChangeRequestContent['permission'] },
): ContentTarget & { permission: Permission[] } => ({
  type,
  id,
  parentId,
  permission: [permission].flat() as Permission[],
})

export function requireList(type: AnyType): ContentType {
  if (type.single) throw new AppError('not_found')
  return type
}

/**
 * Applies a change request with current rules, hooks and permissions.
 * @param context the author's context with `approved` set
 * @throws AppError `record_changed`, and the operation's errors
 */
export async function applyCommand(context: OperationContext, applied: AppliedRequest): Promise<unknown> {
  const { changeRequest, content, type } = applied
  const { command } = content
  const target = targetOfChangeRequest(changeRequest, { type, permission: content.permission })
  if (command.name === 'store') return perform(storeOperation(target, applied, command), context)
  const list = { ...target, type: requireList(type) }
  if (command.name === 'reorder') {
    return perform(reorderOperation(list, command.request), context)
  }
  if (command.name === 'batch') {
    const [key] = target.permission
    if (!key) throw new AppError('forbidden')
    return perform(batchOperation({ ...list, permission: key }, command.rows), context)
  }
  if (command.name === 'undoBatch') {
    const batch = await requireBatch(context.table, command.batch)
    return perform(undoBatchOperation(batch, list.type), context)
  }
  return perform(moveOperationOf(command.name, list, changeRequest.recordVersion), context)
}

export type MoveName = 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'

export function moveOperationOf(
  name: MoveName,
  target: ContentTarget<ContentType>,
  version: number | undefined,
): Operation<Snapshot, Content | Pick<Content, 'extraItems'> | undefined, StoredRecord | { id: number }> {
  const operations = {
    publish: publicationOperation(target, { isPublished: true, version }),
    unpublish: publicationOperation(target, { isPublished: false, version }),
    trash: trashOperation(target, version),
    restore: restoreOperation(target, version),
    purge: purgeOperation(target, version),
  }
  return operations[name] as never
}
