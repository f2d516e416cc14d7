import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import { requireBatch } from '../../store/batch/batchItems.ts'
import type { ChangeContent, Command, StoredChange } from '../../store/changes/changeItems.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { updateRecord } from '../../store/write/saveRecord.ts'
import { saveSection } from '../../store/write/saveSection.ts'
import type { Content, Snapshot } from '../../store/writeContext.ts'
import { batchOperation, undoBatchOperation } from '../batch/batchOperation.ts'
import { passSave } from '../hooks/runHooks.ts'
import { prepare } from '../input/prepare.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { perform } from '../perform.ts'
import { purgeOperation, releaseOperation, restoreOperation, trashOperation } from '../records/moveRecord.ts'
import { noEarlierAnswer, readContent, requireParentRecord, type Place } from '../records/place.ts'
import { reorderOperation } from '../records/reorder.ts'

interface Applied {
  change: StoredChange
  content: ChangeContent
  type: AnyType
}
type Named<N extends Command['name']> = Extract<Command, { name: N }>

/** Files and folders are measured, not typed in: their fields have no form that could be checked again. */
const MEASURED: ReadonlySet<string> = new Set([media.key, mediaFolder.key])
export const isMeasured = ({ key }: AnyType): boolean => MEASURED.has(key)

/** The content of a change as it is stored: checked and passed through the type's hooks once more, with what the table holds now. */
async function checkedContent(
  context: OperationContext,
  { type }: Applied,
  { command, before }: { command: Named<'store'>; before: Snapshot | undefined },
): Promise<Content> {
  const { fields, secrets, state } = command
  const content = isMeasured(type)
    ? await passSave(context, type, { fields, before })
    : await prepare({ type, body: fields, before, mode: 'update', secrets }, context)
  return {
    ...content,
    ...((secrets ?? content.secrets) && { secrets: { ...secrets, ...content.secrets } }),
    // a record that was not shown before is shown with this; any other stays as it is
    ...(state && before?.state !== 'published' && { state }),
  }
}

/** Stores the content of a change over the very version that was decided about, or as a new record. */
export const storeOperation = (
  place: Place,
  applied: Applied,
  command: Named<'store'>,
): Operation<Snapshot | undefined, Content, unknown> => ({
  name: command.isRestored ? 'restoreVersion' : place.id > 0 || place.type.single ? 'update' : 'create',
  permission: place.permission,
  version: applied.change.recordVersion,
  read: async (context) => {
    const { type } = place
    if (type.single || place.id > 0) return readContent(context, place)
    await requireParentRecord(context, { ...place, type })
    return undefined
  },
  prepare: (context, before) => checkedContent(context, applied, { command, before }),
  commit: (context, before, content) => stored(context, place, { before, content, command }),
  proposal: () => ({
    type: place.type,
    id: place.id,
    parentId: place.parentId,
    permission: applied.content.permission,
    command,
  }),
  earlierAnswer: noEarlierAnswer,
})

function stored(
  context: OperationContext,
  { type, id }: Place,
  { before, content, command }: { before: Snapshot | undefined; content: Content; command: Named<'store'> },
) {
  const action = command.isRestored ? 'restore' : content.state ? 'publish' : 'update'
  if (type.single) return saveSection(context, type, { id, before, ...content, action })
  return before
    ? updateRecord(context, type, { before, ...content, action })
    : createRecord(context, type, content)
}

/** Where a change works, under the permission that its author had to have. */
export const placeOfChange = (
  { recordId: id, parentId }: StoredChange,
  { type, permission }: { type: AnyType; permission: ChangeContent['permission'] },
): Place & { permission: Permission[] } => ({
  type,
  id,
  parentId,
  permission: [permission].flat() as Permission[], // as the operation that was submitted had them
})

/** A list of records; a section has none. Throws `not_found`. */
export function requireList(type: AnyType): ContentType {
  if (type.single) throw new AppError('not_found')
  return type
}

/**
 * Does what a change asks for, as its author would have done it: with the rules, hooks and permissions of now.
 * @param context that of the author, with `approved` set
 * @throws AppError `record_changed` where the record has moved on, and what the operation throws
 */
export async function applyCommand(context: OperationContext, applied: Applied): Promise<unknown> {
  const { change, content, type } = applied
  const { command } = content
  const place = placeOfChange(change, { type, permission: content.permission })
  if (command.name === 'store') return perform(storeOperation(place, applied, command), context)
  const list = { ...place, type: requireList(type) }
  if (command.name === 'reorder') {
    const request = command.request as unknown as OrderRequest // as it was submitted
    return perform(reorderOperation(list, request), context)
  }
  if (command.name === 'batch') {
    const [key] = place.permission
    if (!key) throw new AppError('forbidden')
    return perform(batchOperation({ ...list, permission: key }, command.rows), context)
  }
  if (command.name === 'undoBatch') {
    const batch = await requireBatch(context.table, command.batch)
    return perform(undoBatchOperation(batch, list.type), context)
  }
  return perform(moveOf(command.name, list, change.recordVersion), context)
}

export type MoveName = 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'

/** The operation that shows, hides, trashes, brings back or deletes a record. */
export function moveOf(
  name: MoveName,
  place: Place<ContentType>,
  version: number | undefined,
): Operation<Snapshot, Content | Pick<Content, 'extraItems'> | undefined, StoredRecord | { id: number }> {
  const operations = {
    publish: releaseOperation(place, { isPublished: true, version }),
    unpublish: releaseOperation(place, { isPublished: false, version }),
    trash: trashOperation(place, version),
    restore: restoreOperation(place, version),
    purge: purgeOperation(place, version),
  }
  return operations[name] as never // each prepares what it stores itself
}
