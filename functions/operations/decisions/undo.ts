import type { VersionRow } from '@flou/shared/api.ts'
import { WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { AppError } from '../../appError.ts'
import { requireBatch } from '../../store/batch/batchItems.ts'
import type { ChangeContent, Command, StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import { liveKey } from '../../store/items/recordItem.ts'
import { listVersions } from '../../store/read/versions.ts'
import { undoBatchOperation } from '../batch/batchOperation.ts'
import type { OperationContext } from '../operation.ts'
import { performNoting, type Outcome } from '../perform.ts'
import { restoreVersionOperation, versionFields } from '../records/writeContent.ts'
import { isGrave } from '../grave.ts'
import { requireConfirmed } from '../permission.ts'
import {
  isMeasured,
  moveOf,
  placeOfChange,
  requireList,
  storeOperation,
  type MoveName,
} from './applyCommand.ts'

/** What takes a move back; nothing brings back what was deleted for good. */
const OPPOSITE: Readonly<Partial<Record<MoveName, MoveName>>> = {
  unpublish: 'publish',
  trash: 'restore',
  restore: 'trash',
}

/** True where one click takes an applied change back. */
export const canUndo = ({ status, kind, recordId }: StoredChange, isSection: boolean): boolean =>
  status === WORKFLOW_STATUS.approved &&
  !['purge', 'reorder', 'undoBatch'].includes(kind) &&
  (kind === 'batch' || recordId > 0 || isSection)

interface Undo {
  change: StoredChange
  content: ChangeContent
  /** The version of the record to undo from. */
  version: number
}

const isStored = ({ name }: Command): boolean => name === 'store' || name === 'publish'

/** The version of a record that an undo starts from. */
async function versionNow({ table, registry }: OperationContext, change: StoredChange): Promise<number> {
  const type = typeOfChange(registry, change)
  const item = await table.get(liveKey(type, change.recordId), { consistent: true, attributes: ['version'] })
  return Number(item?.['version'] ?? 0)
}

/** Revisions since a change was applied that its undo would remove, newest first; 50 at most. */
async function revisionsSince(
  { table, registry }: OperationContext,
  { recordId: id, recordVersion, type: key }: StoredChange,
): Promise<VersionRow[]> {
  const applied = recordVersion + 1
  const { versions } = await listVersions(table, typeOfChange(registry, { type: key }), { id })
  const lastPublished = versions.findIndex(({ action }) => action !== 'draft')
  const isThere = (action: string, index: number) => action !== 'draft' || index < lastPublished
  return versions.filter(
    ({ version, action }, index) => version > applied && action !== 'discard' && isThere(action, index),
  )
}

/** The version to undo from. Throws `published_since` unless the caller has seen every revision since. */
async function confirmedVersion(
  context: OperationContext,
  change: StoredChange,
  seen: number,
): Promise<number> {
  const version = await versionNow(context, change)
  const since = await revisionsSince(context, change)
  if (since.some((revision) => revision.version > seen))
    throw new AppError('published_since', { data: since })
  return version
}

/** Brings back what visitors saw before a change; where that was nothing, hides what it showed. */
async function undoContent(
  context: OperationContext,
  { change, content, version }: Undo,
): Promise<Outcome<unknown>> {
  const type = typeOfChange(context.registry, change)
  const place = placeOfChange(change, { type, permission: content.permission })
  if (change.liveVersion === 0) {
    if (type.single) throw new AppError('bad_request', { message: 'changeNoUndo' })
    return performNoting(moveOf(type.internal ? 'trash' : 'unpublish', { ...place, type }, version), context)
  }
  // files and folders are stored as they were measured; all else passes the rules of restoring a version, scripts included
  if (!isMeasured(type)) {
    return performNoting(restoreVersionOperation(place, { from: change.liveVersion, version }), context)
  }
  const earlier = await versionFields(context, type, { id: change.recordId, version: change.liveVersion })
  const command = { name: 'store', fields: earlier, isRestored: true } as const
  const applied = { change: { ...change, recordVersion: version }, content: { ...content, command }, type }
  return performNoting(storeOperation(place, applied, command), context)
}

/**
 * Takes an applied change back by a new revision with the content before it, under the caller's own rights: of a role that needs
 * approval it becomes a change of its own.
 * @param seen the newest version that the caller was shown as removed by it; 0 for none
 * @throws AppError `bad_request` for what cannot be taken back, `published_since` with the revisions it would remove,
 * `forbidden`, and what the operation throws
 */
export async function undo(
  context: OperationContext,
  { id, seen }: { id: string; seen: number },
): Promise<Outcome<unknown>> {
  const change = await requireChange(context.table, id)
  const type = typeOfChange(context.registry, change)
  if (!canUndo(change, type.single)) throw new AppError('bad_request', { message: 'changeNoUndo' })
  const content = await contentOfChange(context.table, change)
  const { command, permission } = content
  if (await isGrave(context.table, { change, type, command })) requireConfirmed(context)
  const inArea: OperationContext = { ...context, service: change.area }
  if (command.name === 'batch') {
    const batch = await requireBatch(context.table, change.batch ?? '')
    return performNoting(undoBatchOperation(batch, requireList(type)), inArea)
  }
  const version = await confirmedVersion(inArea, change, seen)
  if (isStored(command)) return undoContent(inArea, { change, content, version })
  const opposite = OPPOSITE[command.name as MoveName]
  if (!opposite) throw new AppError('bad_request', { message: 'changeNoUndo' })
  const place = { ...placeOfChange(change, { type, permission }), type: requireList(type) }
  return performNoting(moveOf(opposite, place, version), inArea)
}
