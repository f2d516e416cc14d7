import { isOpen, WORKFLOW_STATUS, type ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import { contentItem, eventItem, lockKeyOf, type StoredChangeRequest } from '../request/changeRequestItems.ts'
import { notificationItem } from '../request/notificationItem.ts'
import {
  contentOfChangeRequest,
  openChangeRequestOf,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { runSteps } from '../../../core/store/step.ts'
import { personOf } from '../../../core/store/writeContext.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { APPROVE, isPermitted } from '../../../core/operations/permission.ts'
import { changeRequestHash } from '../request/changeRequestHash.ts'
import { isOutdated } from './isOutdated.ts'
import {
  requestMovedError,
  requireDecidable,
  closeChangeRequest,
  closingSteps,
  CLOSINGS,
} from './closeChangeRequest.ts'
import { closedChangeRequest } from './closing.ts'
import { referencedMedia } from '../request/referencedMedia.ts'

function requireContributor({ by }: OperationContext, changeRequest: StoredChangeRequest): void {
  if (!changeRequest.contributors.includes(by.id)) throw new AppError('forbidden')
}

/** Rejects a request or requests changes, with a reason. @throws AppError `change_moved`, `forbidden` */
export async function refuse(
  context: OperationContext,
  { id, hash, reason }: { id: string; hash: string; reason: string },
  outcome: 'reject' | 'request',
): Promise<StoredChangeRequest> {
  const changeRequest = await requireChangeRequest(context.table, id)
  await requireDecidable(context, changeRequest, { hash })
  return closeChangeRequest(context, changeRequest, CLOSINGS[outcome](reason))
}

/** Withdraws a change request; the draft remains. @throws AppError `change_moved`, `forbidden` */
export async function withdraw(context: OperationContext, id: string): Promise<StoredChangeRequest> {
  const changeRequest = await requireChangeRequest(context.table, id)
  requireContributor(context, changeRequest)
  if (!isOpen(changeRequest.status)) throw requestMovedError(changeRequest)
  return closeChangeRequest(context, changeRequest, CLOSINGS.withdraw())
}

/**
 * Reopens a closed change request with a new round and deadline.
 * @throws AppError `record_changed` if outdated, `change_moved` if open or replaced
 */
export async function reopen(context: OperationContext, id: string): Promise<StoredChangeRequest> {
  const { table, registry, now, by } = context
  const changeRequest = await requireChangeRequest(table, id)
  requireContributor(context, changeRequest)
  const { pending, approved, applyFailed } = WORKFLOW_STATUS
  if (([pending, approved, applyFailed] as number[]).includes(changeRequest.status))
    throw requestMovedError(changeRequest)
  const type = typeOfChangeRequest(registry, changeRequest)
  if (await isOutdated(table, type, changeRequest)) throw new AppError('record_changed')
  const name = lockKeyOf({ ...changeRequest, type, id: changeRequest.recordId })
  const competingRequest = name === undefined ? undefined : await openChangeRequestOf(table, name)
  if (competingRequest && competingRequest.id !== changeRequest.id) throw requestMovedError(competingRequest)
  const content = await contentOfChangeRequest(table, changeRequest)
  const media = await referencedMedia(table, type, content.command)
  const contributors = [...new Set([...changeRequest.contributors, by.id])]
  const more = {
    media,
    contributors,
    submitted: now.toISOString(),
    round: changeRequest.round + 1,
    hash: changeRequestHash({ ...changeRequest, content, media, contributors }),
  }
  const { reminded: _, taskToken: __, ...before } = changeRequest
  const closing = { status: pending, event: 'submit', actionType: 'submit', more } as const
  const reopened = closedChangeRequest(context, before, closing)
  await runSteps(table, [
    ...closingSteps(context, before, closing),
    { write: { Put: { Item: contentItem(reopened.id, reopened.hash, content) } } },
    { write: { Put: { Item: notificationItem(reopened, { kind: 'submitted', now }) } } },
  ])
  return reopened
}

export interface NewComment {
  text?: string | undefined
  field?: string | undefined
  suggestion?: string | undefined
}

/**
 * Adds a comment or a suggestion to a change request or one of its fields.
 * @throws AppError `forbidden` for uninvolved users
 */
export async function comment(
  context: OperationContext,
  { id, text, field, suggestion }: NewComment & { id: string },
): Promise<ChangeRequestEvent> {
  const { table, now, newId, by, caller } = context
  const changeRequest = await requireChangeRequest(table, id)
  if (!changeRequest.contributors.includes(by.id) && !isPermitted(APPROVE, caller, 'publish'))
    throw new AppError('forbidden')
  const event: ChangeRequestEvent = {
    id: newId(),
    kind: 'comment',
    by: personOf(by),
    at: now.toISOString(),
    round: changeRequest.round,
    ...(text !== undefined && { text }),
    ...(field !== undefined && { field }),
    ...(suggestion !== undefined && { suggestion }),
  }
  await runSteps(table, [
    {
      write: {
        ConditionCheck: { Key: approvalKeys.changeRequest(id), ConditionExpression: 'attribute_exists(pk)' },
      },
    },
    { write: { Put: { Item: eventItem(id, event) } } },
    {
      write: {
        Put: {
          Item: notificationItem(changeRequest, {
            kind: 'commented',
            now,
            more: { by: by.id, event: event.id },
          }),
        },
      },
    },
  ])
  return event
}
