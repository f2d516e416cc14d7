import { isOpen, WORKFLOW_STATUS, type ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import type { RecordItem } from '../../../core/store/storedItems.ts'
import { blockingReason } from '../request/approvers.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import {
  changeRequestStep,
  eventItem,
  lockKeyOf,
  lockStep,
  rowOfChangeRequest,
  type StoredChangeRequest,
} from '../request/changeRequestItems.ts'
import { notificationItem } from '../request/notificationItem.ts'
import { requireChangeRequest, typeOfChangeRequest } from '../request/readChangeRequests.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { runSteps, type WriteStep } from '../../../core/store/step.ts'
import { personOf } from '../../../core/store/writeContext.ts'
import { closedChangeRequest, type ClosingContext, type Closing } from './closing.ts'

export function closingSteps(
  context: ClosingContext,
  changeRequest: StoredChangeRequest,
  closing: Closing,
): WriteStep[] {
  const { now } = context
  const { status, notice } = closing
  const after = closedChangeRequest(context, changeRequest, closing)
  const name = lockKeyOf({
    ...changeRequest,
    type: typeOfChangeRequest(context.registry, changeRequest),
    id: changeRequest.recordId,
  })
  return [
    changeRequestStep(after, changeRequest),
    { write: { Put: { Item: eventItem(changeRequest.id, eventOf(context, changeRequest, closing)) } } },
    ...closingAuditSteps(context, changeRequest, closing),
    ...(notice
      ? [{ write: { Put: { Item: notificationItem(after, { kind: notice, now, more: { status } }) } } }]
      : []),
    ...(name === undefined ? [] : [nextLockStep(name, after)]),
  ]
}

function closingAuditSteps(
  context: ClosingContext,
  { id, hash, recordVersion, type, recordId, titles }: StoredChangeRequest,
  { status, actionType, reason, failure, planned }: Closing,
): WriteStep[] {
  if (actionType === undefined) return []
  const data = {
    changeRequest: id,
    hash,
    version: recordVersion,
    ...(reason && { reason }),
    ...(failure && { failure }),
    ...(planned && { planned }),
    ...(context.via && { via: context.via }),
  }
  const Item = auditItem(
    { ...context, workflowStatus: status },
    { entity: type, entityId: recordId, actionType, subject: titles, data },
  )
  return [{ write: { Put: { Item } } }]
}

const eventOf = (
  { newId, by, now, via }: ClosingContext,
  { round }: StoredChangeRequest,
  { event, reason, planned }: Closing,
): ChangeRequestEvent => ({
  id: newId(),
  kind: event,
  by: personOf(by),
  at: now.toISOString(),
  round,
  ...(reason && { text: reason }),
  ...(planned && { planned }),
  ...(via && { via }),
})

const nextLockStep = (name: string, changeRequest: StoredChangeRequest): WriteStep =>
  isOpen(changeRequest.status)
    ? lockStep(name, changeRequest)
    : { write: { Delete: { Key: approvalKeys.changeRequestLock(name) } } }

export function requestMovedError(changeRequest: StoredChangeRequest): AppError {
  return new AppError('change_moved', { data: rowOfChangeRequest(changeRequest) })
}

/**
 * Throws `change_moved` if the request differs or is decided, `forbidden` if the caller may not decide.
 * @param setting the settings item, if already read
 */
export async function requireDecidable(
  context: Pick<OperationContext, 'table' | 'caller'>,
  changeRequest: StoredChangeRequest,
  { hash, setting }: { hash: string; setting?: { item: RecordItem | undefined } },
): Promise<void> {
  if (changeRequest.hash !== hash) throw requestMovedError(changeRequest)
  const blockedBy = await blockingReason(context, changeRequest, setting)
  if (blockedBy === 'decided' || blockedBy === 'waitsForAuthor') throw requestMovedError(changeRequest)
  if (blockedBy !== undefined) throw new AppError('forbidden', { message: blockedBy })
}

/** Closes a change request. Throws `change_moved` with the current request after a concurrent decision. */
export async function closeChangeRequest(
  context: ClosingContext,
  changeRequest: StoredChangeRequest,
  closing: Closing,
): Promise<StoredChangeRequest> {
  try {
    await runSteps(context.table, closingSteps(context, changeRequest, closing))
    return closedChangeRequest(context, changeRequest, closing)
  } catch (error) {
    if (error instanceof AppError && error.code === 'change_moved')
      throw requestMovedError(await requireChangeRequest(context.table, changeRequest.id))
    throw error
  }
}

const { rejected, changesRequested, withdrawn, expired, superseded } = WORKFLOW_STATUS

export const CLOSINGS = {
  reject: (reason: string): Closing => ({
    status: rejected,
    event: 'reject',
    actionType: 'reject',
    notice: 'decided',
    reason,
  }),
  request: (reason: string): Closing => ({
    status: changesRequested,
    event: 'request',
    actionType: 'request_changes',
    notice: 'requested',
    reason,
  }),
  withdraw: (reason?: string): Closing => ({
    status: withdrawn,
    event: 'withdraw',
    actionType: 'withdraw',
    notice: 'withdrawn',
    reason,
  }),
  expire: (): Closing => ({ status: expired, event: 'expire', actionType: 'expire', notice: 'decided' }),
  supersede: (): Closing => ({
    status: superseded,
    event: 'supersede',
    actionType: 'withdraw',
    notice: 'decided',
  }),
  /** Retains the status: pending, or approved but not applied. */
  remind: ({ status, failure }: Pick<StoredChangeRequest, 'status' | 'failure'>, now: Date): Closing => ({
    status,
    event: 'remind',
    ...(failure && { failure }),
    more: { reminded: now.toISOString() },
  }),
} as const
