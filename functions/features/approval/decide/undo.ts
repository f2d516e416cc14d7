import type { RevisionRow } from '@flou/shared/api.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import { requireBatch } from '../../../core/store/batch/batchItems.ts'
import type { ChangeRequestContent, StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import {
  contentOfChangeRequest,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { listRevisions } from '../../../core/store/read/revisions.ts'
import { undoBatchOperation } from '../../../core/operations/batch/batchOperation.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { performWithOutcome, type Outcome } from '../../../core/operations/perform.ts'
import { restoreRevisionOperation, requireRevision } from '../../../core/operations/records/writeContent.ts'
import { requiresReauthentication } from '../../../core/operations/requiresReauthentication.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import {
  isMeasured,
  moveOperationOf,
  targetOfChangeRequest,
  requireList,
  storeOperation,
  type MoveName,
} from './applyCommand.ts'

const OPPOSITE: Readonly<Partial<Record<MoveName, MoveName>>> = {
  unpublish: 'publish',
  trash: 'restore',
  restore: 'trash',
}

export const canUndo = ({ status, kind, recordId }: StoredChangeRequest, isSection: boolean): boolean =>
  status === WORKFLOW_STATUS.approved &&
  !['purge', 'reorder', 'undoBatch'].includes(kind) &&
  (kind === 'batch' || recordId > 0 || isSection)

interface Undo {
  changeRequest: StoredChangeRequest
  content: ChangeRequestContent
  version: number
}

const isStored = ({ name }: Command): boolean => name === 'store' || name === 'publish'

async function readCurrentVersion(
  { table, registry }: OperationContext,
  changeRequest: StoredChangeRequest,
): Promise<number> {
  const type = typeOfChangeRequest(registry, changeRequest)
  const item = await table.get(liveKey(type, changeRequest.recordId), {
    consistent: true,
    attributes: ['version'],
  })
  return item?.version ?? 0
}

/** Returns at most 50 later revisions that an undo would remove, newest first. */
async function revisionsSince(
  { table, registry }: OperationContext,
  { recordId: id, recordVersion, type: key }: StoredChangeRequest,
): Promise<RevisionRow[]> {
  const applied = recordVersion + 1
  const { versions } = await listRevisions(table, typeOfChangeRequest(registry, { type: key }), { id })
  const lastPublished = versions.findIndex(({ action }) => action !== 'draft')
  const isCounted = (action: string, index: number) => action !== 'draft' || index < lastPublished
  return versions.filter(
    ({ version, action }, index) => version > applied && action !== 'discard' && isCounted(action, index),
  )
}

/** Returns the current version. Throws `published_since` unless the caller has seen every later revision. */
async function confirmedVersion(
  context: OperationContext,
  changeRequest: StoredChangeRequest,
  seen: number,
): Promise<number> {
  const version = await readCurrentVersion(context, changeRequest)
  const since = await revisionsSince(context, changeRequest)
  if (since.some((revision) => revision.version > seen))
    throw new AppError('published_since', { data: since })
  return version
}

async function undoContent(
  context: OperationContext,
  { changeRequest, content, version }: Undo,
): Promise<Outcome<unknown>> {
  const type = typeOfChangeRequest(context.registry, changeRequest)
  const target = targetOfChangeRequest(changeRequest, { type, permission: content.permission })
  if (changeRequest.liveVersion === 0) {
    if (type.single) throw new AppError('bad_request', { message: 'changeNoUndo' })
    return performWithOutcome(
      moveOperationOf(type.internal ? 'trash' : 'unpublish', { ...target, type }, version),
      context,
    )
  }
  // measured fields skip form validation; other types follow the rules for restoring revisions
  if (!isMeasured(type)) {
    return performWithOutcome(
      restoreRevisionOperation(target, { from: changeRequest.liveVersion, version }),
      context,
    )
  }
  const earlier = await requireRevision(context, type, {
    id: changeRequest.recordId,
    version: changeRequest.liveVersion,
  })
  const command = { name: 'store', fields: dataOf(earlier), isRestored: true } as const
  const applied = {
    changeRequest: { ...changeRequest, recordVersion: version },
    content: { ...content, command },
    type,
  }
  return performWithOutcome(storeOperation(target, applied, command), context)
}

/**
 * Reverts an applied change request by a new revision, which may need approval.
 * @param seen newest revision the caller confirmed to remove; 0 for none
 * @throws AppError `bad_request`, `published_since` with the affected revisions, `forbidden`, and the
 * operation's errors
 */
export async function undo(
  context: OperationContext,
  { id, seen }: { id: string; seen: number },
): Promise<Outcome<unknown>> {
  const { table, policies } = context
  const changeRequest = await requireChangeRequest(table, id)
  const type = typeOfChangeRequest(context.registry, changeRequest)
  if (!canUndo(changeRequest, type.single)) throw new AppError('bad_request', { message: 'changeNoUndo' })
  const content = await contentOfChangeRequest(table, changeRequest)
  const { command, permission } = content
  if (await requiresReauthentication({ table, hooks: policies.hooks }, { changeRequest, type, command }))
    requireReauthentication(context)
  const inArea: OperationContext = { ...context, service: changeRequest.area }
  if (command.name === 'batch') {
    const batch = await requireBatch(table, changeRequest.batch ?? '')
    return performWithOutcome(undoBatchOperation(batch, requireList(type)), inArea)
  }
  const version = await confirmedVersion(inArea, changeRequest, seen)
  if (isStored(command)) return undoContent(inArea, { changeRequest, content, version })
  const opposite = OPPOSITE[command.name as MoveName]
  if (!opposite) throw new AppError('bad_request', { message: 'changeNoUndo' })
  const target = { ...targetOfChangeRequest(changeRequest, { type, permission }), type: requireList(type) }
  return performWithOutcome(moveOperationOf(opposite, target, version), inArea)
}
