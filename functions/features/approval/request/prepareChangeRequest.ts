import { isDraftable } from '@flou/shared/content/visibility.ts'
import { isContentKind, WORKFLOW_STATUS, type ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { AppError } from '../../../core/errors.ts'
import {
  changeRequestStep,
  contentItem,
  eventItem,
  lockKeyOf,
  lockStep,
  rowOfChangeRequest,
  type StoredChangeRequest,
} from './changeRequestItems.ts'
import { notificationItem } from './notificationItem.ts'
import { isContributor, textSteps } from './waitingText.ts'
import { openChangeRequestOf } from './readChangeRequests.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import { personOf, type ExtraWrites, type Snapshot } from '../../../core/store/writeContext.ts'
import type { ChangeRequestInput, OperationContext } from '../../../core/operations/operation.ts'
import type { DeferredWrite, PreparedChangeRequest } from '../../../core/operations/approvalGate.ts'
import { otherAuthorError } from './openContent.ts'
import { findRelatedChangeRequests } from './findRelatedChangeRequests.ts'
import { referencedMedia } from './referencedMedia.ts'
import {
  lockUnitOf,
  withCreateKind,
  buildChangeRequest,
  type ChangeRequestSource,
} from './buildChangeRequest.ts'

const takenOverNotification = (
  changeRequest: StoredChangeRequest,
  { id, by }: Pick<ChangeRequestEvent, 'id' | 'by'>,
  now: Date,
): WriteStep => ({
  write: {
    Put: {
      Item: notificationItem(changeRequest, { kind: 'takenOver', now, more: { by: by.id, event: id } }),
    },
  },
})

const auditOf = (context: OperationContext, changeRequest: StoredChangeRequest) => {
  const { id, kind, hash, type, recordId, recordVersion, titles } = changeRequest
  return auditItem(
    { ...context, workflowStatus: WORKFLOW_STATUS.pending },
    {
      entity: type,
      entityId: recordId,
      actionType: 'submit',
      subject: titles,
      data: { changeRequest: id, kind, hash, version: recordVersion },
    },
  )
}

/** Returns the write steps of a change request; its notification item also starts the state machine. */
function changeRequestSteps(
  context: OperationContext,
  source: ChangeRequestSource,
  changeRequest: StoredChangeRequest,
): WriteStep[] {
  const { input, open, kind } = source
  const { now, newId, by } = context
  const { permission, command } = input
  const name = lockKeyOf({ ...lockUnitOf(input, kind), id: changeRequest.recordId })
  const isTakenOver = open !== undefined && isByOtherAuthor(context, open)
  const event = {
    id: newId(),
    kind: isTakenOver ? 'takeOver' : 'submit',
    by: personOf(by),
    at: now.toISOString(),
    round: changeRequest.round,
    ...(context.approvalMessage !== undefined && { text: context.approvalMessage }),
  } as const
  const isNewRound = open?.round !== changeRequest.round
  return [
    changeRequestStep(changeRequest, open),
    { write: { Put: { Item: contentItem(changeRequest.id, changeRequest.hash, { permission, command }) } } },
    { write: { Put: { Item: eventItem(changeRequest.id, event) } } },
    { write: { Put: { Item: auditOf(context, changeRequest) } } },
    ...(isNewRound
      ? [{ write: { Put: { Item: notificationItem(changeRequest, { kind: 'submitted', now }) } } }]
      : []),
    ...(isTakenOver ? [takenOverNotification(changeRequest, event, now)] : []),
    ...(name === undefined
      ? []
      : [lockStep(name, changeRequest), ...ownTextSteps(context, source, changeRequest)]),
  ]
}

function ownTextSteps(
  { by }: OperationContext,
  { input, kind, open }: ChangeRequestSource,
  { id, recordVersion: version, updated, type, recordId }: StoredChangeRequest,
): WriteStep[] {
  const { command } = input
  const isText = (kind !== 'create' || open !== undefined) && isContentKind(kind) && isDraftable(input.type)
  if (!isText || !('fields' in command)) return []
  const text = { changeRequest: id, fields: command.fields, version, updated }
  return textSteps(`${type}#${recordId}`, by.id, text)
}

/** Optimistic lock for requests that are not stored with the record. */
const optimisticLockStep = ({ type }: ChangeRequestInput, before: Snapshot): WriteStep => ({
  write: {
    ConditionCheck: {
      Key: liveKey(type, before.id),
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': before.version },
    },
  },
  onConditionFailed: () => new AppError('record_changed'),
})

/** Maximum number of transaction items that a change request adds. */
const MAX_ITEMS = 10

const isByOtherAuthor = (context: OperationContext, open: StoredChangeRequest): boolean =>
  !isContributor(context, open)

export async function prepareChangeRequest(
  context: OperationContext,
  { kind, input, before }: DeferredWrite,
): Promise<PreparedChangeRequest> {
  const { table } = context
  const name = lockKeyOf(lockUnitOf(input, kind))
  const { type, id: recordId, command } = input
  const [open, media, related] = await Promise.all([
    name === undefined ? undefined : openChangeRequestOf(table, name),
    referencedMedia(table, type, command),
    findRelatedChangeRequests(table, { type, recordId, command }),
  ])
  const otherRequests = related.filter((one) => one.id !== open?.id)
  if (open && isByOtherAuthor(context, open) && !context.isTakeover) throw otherAuthorError(open)
  const source = withCreateKind({ kind, input, before, open, media })
  let changeRequest: StoredChangeRequest | undefined
  const stepsFor: ExtraWrites['stepsFor'] = (after) => {
    changeRequest = buildChangeRequest(context, source, after)
    return changeRequestSteps(context, source, changeRequest)
  }
  return {
    along: { size: MAX_ITEMS, stepsFor },
    separateSteps: () =>
      changeRequest
        ? undefined
        : [...stepsFor(before), ...(before ? [optimisticLockStep(input, before)] : [])],
    changeRequest: () =>
      changeRequest && {
        ...rowOfChangeRequest(changeRequest),
        ...(otherRequests.length > 0 && { related: otherRequests }),
      },
  }
}
