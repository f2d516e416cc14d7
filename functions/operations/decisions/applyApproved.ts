import { WORKFLOW_STATUS, type NewDay } from '@flou/shared/workflow.ts'
import { batchIdOf } from '@flou/shared/batch.ts'
import { AppError } from '../../appError.ts'
import { changeStep, type ChangeContent, type StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import type { Item } from '../../store/dynamo/table.ts'
import { runSteps } from '../../store/step.ts'
import type { Along } from '../../store/writeContext.ts'
import { undoIdOf } from '../batch/batchOperation.ts'
import { activeCaller } from '../caller.ts'
import type { OperationContext } from '../operation.ts'
import { applyCommand } from './applyCommand.ts'
import { movedChange, settlementSteps } from './settle.ts'
import { settledChange, SETTLEMENT_SIZE, type Settlement } from './settlement.ts'

const APPROVED: Settlement = {
  status: WORKFLOW_STATUS.approved,
  event: 'approve',
  actionType: 'approve',
  notice: 'decided',
}

/** An approved change, with what it is applied from. */
export interface ApprovedChange {
  change: StoredChange
  content: ChangeContent
  author: { item: Item | undefined }
  /** The day of publication that the approver gave it. */
  planned?: NewDay | undefined
}

/**
 * Completes an approved change that is carried out in several transactions and was left before the last of them. What was begun finds
 * itself by its request, so that completing it twice changes nothing.
 */
export async function completed(context: OperationContext, change: StoredChange): Promise<StoredChange> {
  if (change.isApplying !== true) return change
  const author = await activeCaller(context.table, change.author.id)
  const content = await contentOfChange(context.table, change)
  const type = typeOfChange(context.registry, change)
  if (author) await applyCommand(asAuthor(context, { change, author }), { change, content, type })
  const { isApplying: _, ...done } = change
  await runSteps(context.table, [changeStep(done, change)])
  return done
}

/** Applies a change in its author's name, together with the decision. */
export async function applyApproved(
  context: OperationContext,
  { change, content, author: read, planned }: ApprovedChange,
): Promise<StoredChange> {
  const author = await activeCaller(context.table, change.author.id, read)
  if (!author) throw new AppError('forbidden', { message: 'changeAuthorGone' })
  let settlement: Settlement = { ...APPROVED, planned, more: partsOf(change, content) }
  let isWritten = false
  const along: Along = {
    size: SETTLEMENT_SIZE,
    stepsFor: (after) => {
      isWritten = true
      // what is new has its id from now on: by it the change is taken back
      if (after && change.kind === 'create') settlement = { ...settlement, more: { recordId: after.id } }
      return settlementSteps(context, change, settlement)
    },
  }
  await applyCommand(asAuthor(context, { change, author, along }), {
    change,
    content,
    type: typeOfChange(context.registry, change),
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'change_moved')
      throw movedChange(await requireChange(context.table, change.id))
    throw error
  })
  // a record that already is what was asked for is written by nobody
  if (!isWritten) await runSteps(context.table, settlementSteps(context, change, settlement))
  return completed(context, settledChange(context, change, settlement))
}

/** The request by which a change is applied: a repetition finds what the first one began. */
const requestOf = ({ id, round, hash }: StoredChange) => ({ key: `change-${id}-${round}`, fingerprint: hash })

/** What is carried out in several transactions: the batch that it becomes, or that it is still to be completed. */
function partsOf(change: StoredChange, { command }: ChangeContent): Partial<StoredChange> {
  if (command.name === 'batch') return { batch: batchIdOf(change.author.id, requestOf(change).key) }
  if (command.name === 'undoBatch') return { batch: undoIdOf(command.batch) }
  return command.name === 'reorder' ? { isApplying: true } : {}
}

/** The context in which a change is applied: what is written names its author, and that it was approved. */
const asAuthor = (
  context: OperationContext,
  { change, author, along }: { change: StoredChange; author: OperationContext['caller']; along?: Along },
): OperationContext => ({
  ...context,
  by: { id: author.id, name: author.name, title: author.title },
  caller: author,
  service: change.area,
  method: change.method,
  ...(along && { along }),
  workflowStatus: WORKFLOW_STATUS.approved,
  approved: { change: change.id, by: context.by.id },
  idempotency: requestOf(change),
})
