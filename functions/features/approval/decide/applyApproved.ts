import { WORKFLOW_STATUS, type NewDay } from '@flou/shared/approval/workflow.ts'
import { batchIdOf } from '@flou/shared/content/batch.ts'
import { AppError } from '../../../core/errors.ts'
import {
  changeRequestStep,
  type ChangeRequestContent,
  type StoredChangeRequest,
} from '../request/changeRequestItems.ts'
import {
  contentOfChangeRequest,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import { runSteps } from '../../../core/store/step.ts'
import type { ExtraWrites } from '../../../core/store/writeContext.ts'
import { undoIdOf } from '../../../core/operations/batch/batchOperation.ts'
import { activeCaller } from '../../../core/operations/caller.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { applyCommand } from './applyCommand.ts'
import { requestMovedError, closingSteps } from './closeChangeRequest.ts'
import { closedChangeRequest, CLOSING_SIZE, type Closing } from './closing.ts'

const APPROVED: Closing = {
  status: WORKFLOW_STATUS.approved,
  event: 'approve',
  actionType: 'approve',
  notice: 'decided',
}

export interface ApprovedChangeRequest {
  changeRequest: StoredChangeRequest
  content: ChangeRequestContent
  author: { item: RecordItem | undefined }
  planned?: NewDay | undefined
}

/** Completes an approved change request that needs several transactions. Idempotent. */
export async function completeChangeRequest(
  context: OperationContext,
  changeRequest: StoredChangeRequest,
): Promise<StoredChangeRequest> {
  if (changeRequest.isApplying !== true) return changeRequest
  const author = await activeCaller(context.table, changeRequest.author.id)
  const content = await contentOfChangeRequest(context.table, changeRequest)
  const type = typeOfChangeRequest(context.registry, changeRequest)
  if (author)
    await applyCommand(asAuthor(context, { changeRequest, author }), { changeRequest, content, type })
  const { isApplying: _, ...done } = changeRequest
  await runSteps(context.table, [changeRequestStep(done, changeRequest)])
  return done
}

/** Applies a change request on the author's behalf and closes it. */
export async function applyApproved(
  context: OperationContext,
  { changeRequest, content, author: read, planned }: ApprovedChangeRequest,
): Promise<StoredChangeRequest> {
  const author = await activeCaller(context.table, changeRequest.author.id, read)
  if (!author) throw new AppError('forbidden', { message: 'changeAuthorGone' })
  let closing: Closing = { ...APPROVED, planned, more: trackingFieldsOf(changeRequest, content) }
  let hasWrittenSteps = false
  const along: ExtraWrites = {
    size: CLOSING_SIZE,
    stepsFor: (after) => {
      hasWrittenSteps = true
      // undo needs the id of the new record
      if (after && changeRequest.kind === 'create') closing = { ...closing, more: { recordId: after.id } }
      return closingSteps(context, changeRequest, closing)
    },
  }
  await applyCommand(asAuthor(context, { changeRequest, author, along }), {
    changeRequest,
    content,
    type: typeOfChangeRequest(context.registry, changeRequest),
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'change_moved')
      throw requestMovedError(await requireChangeRequest(context.table, changeRequest.id))
    throw error
  })
  // no write occurs if the record already has the requested content
  if (!hasWrittenSteps) await runSteps(context.table, closingSteps(context, changeRequest, closing))
  return completeChangeRequest(context, closedChangeRequest(context, changeRequest, closing))
}

/** Returns a deterministic idempotency key for applying a change request. */
const requestOf = ({ id, round, hash }: StoredChangeRequest) => ({
  key: `change-${id}-${round}`,
  fingerprint: hash,
})

function trackingFieldsOf(
  changeRequest: StoredChangeRequest,
  { command }: ChangeRequestContent,
): Partial<StoredChangeRequest> {
  if (command.name === 'batch')
    return { batch: batchIdOf(changeRequest.author.id, requestOf(changeRequest).key) }
  if (command.name === 'undoBatch') return { batch: undoIdOf(command.batch) }
  return command.name === 'reorder' ? { isApplying: true } : {}
}

const asAuthor = (
  context: OperationContext,
  {
    changeRequest,
    author,
    along,
  }: { changeRequest: StoredChangeRequest; author: OperationContext['caller']; along?: ExtraWrites },
): OperationContext => ({
  ...context,
  by: { id: author.id, name: author.name, title: author.title },
  caller: author,
  service: changeRequest.area,
  method: changeRequest.method,
  ...(along && { extraWrites: along }),
  workflowStatus: WORKFLOW_STATUS.approved,
  approved: { changeRequest: changeRequest.id, by: context.by.id },
  idempotency: requestOf(changeRequest),
})
