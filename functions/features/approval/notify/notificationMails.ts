import type { Registry } from '@flou/shared/content/registry.ts'
import {
  WORKFLOW_STATUS,
  type ChangeRequestEvent,
  type WorkflowStatus,
} from '@flou/shared/approval/workflow.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import { availableApprovers } from '../decide/availableApprovers.ts'
import { summarizeChangeRequest, describeChangeRequest } from './changeRequestSummary.ts'
import { notifyApprover, type Occasion } from './digest.ts'
import { mailedLinks } from './mailedLinks.ts'
import { putMail } from './outbox.ts'
import { recipientsOf, withLanguages, type Recipient } from '../../accounts/index.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { eventsOf } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

export interface NotificationMailContext {
  table: Table
  registry: Registry
  now: Date
}

/** New requests are sent at once or in a digest, reminders in a digest. */
export async function mailApprovers(
  context: NotificationMailContext & { hooks: HooksByType },
  changeRequest: StoredChangeRequest,
  occasion: Occasion,
): Promise<void> {
  const { table, now } = context
  const approvers = await withLanguages(table, await availableApprovers({ table, now }, changeRequest))
  const changeTexts = await describeChangeRequest(context, changeRequest)
  const linkFor = await mailedLinks(context, changeRequest)
  // Reminders are sent twice: while waiting, and after a failed application.
  const stage = changeRequest.failed === undefined ? occasion : `${occasion}-failed`
  for (const to of approvers) {
    const id = `${changeRequest.id}-${changeRequest.round}-${stage}-${to.id}`
    const token = await linkFor(to.id)
    const params = { change: { ...changeTexts(to.language), ...(token !== undefined && { token }) } }
    const mail = { id, to, template: 'approvalSubmitted', params, now } as const
    await notifyApprover(table, { ...changeRequest, occasion }, mail)
  }
}

const EVENT_OF: Readonly<Partial<Record<WorkflowStatus, ChangeRequestEvent['kind']>>> = {
  [WORKFLOW_STATUS.approved]: 'approve',
  [WORKFLOW_STATUS.rejected]: 'reject',
  [WORKFLOW_STATUS.changesRequested]: 'request',
  [WORKFLOW_STATUS.withdrawn]: 'withdraw',
  [WORKFLOW_STATUS.expired]: 'expire',
  [WORKFLOW_STATUS.superseded]: 'supersede',
  [WORKFLOW_STATUS.applyFailed]: 'fail',
}

const DECIDED_BY_PERSON: ReadonlySet<WorkflowStatus> = new Set([
  WORKFLOW_STATUS.approved,
  WORKFLOW_STATUS.rejected,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.applyFailed,
])

export interface Outcome {
  round: number
  status: WorkflowStatus
}

/** Notifies the author of the outcome, and sends the decider a confirmation. */
export async function mailOutcome(
  context: NotificationMailContext,
  changeRequest: StoredChangeRequest,
  { round, status }: Outcome,
): Promise<void> {
  const { table, registry, now } = context
  const kind = EVENT_OF[status]
  const events = await eventsOf(table, changeRequest.id)
  const event = events.findLast((one) => one.round === round && one.kind === kind)
  if (!event) return
  const { by, text: reason, planned } = event
  const isDecision = DECIDED_BY_PERSON.has(status)
  const recipients = await recipientsOf(table, [changeRequest.author.id, ...(isDecision ? [by.id] : [])])
  for (const to of recipients) {
    const isConfirmation = isDecision && to.id === by.id
    if (to.id === by.id && !isConfirmation) continue
    const template = isConfirmation ? 'approvalAcknowledgement' : 'approvalDecided'
    const params = {
      change: summarizeChangeRequest(registry, changeRequest, to.language),
      status,
      by: by.name,
      ...(reason !== undefined && { reason }),
      ...(planned && { planned: planned.to }),
    }
    await putMail(table, { id: `${event.id}-${to.id}`, to, template, params, now })
  }
}

/** Notifies contributors, deciders and commenters, except the comment's author. */
export async function mailComment(
  context: NotificationMailContext,
  changeRequest: StoredChangeRequest,
  commentId: string,
): Promise<void> {
  const { table, registry, now } = context
  const events = await eventsOf(table, changeRequest.id)
  const comment = events.find(({ id }) => id === commentId)
  if (!comment) return
  const participants = new Set([...changeRequest.contributors, ...events.map(({ by }) => by.id)])
  participants.delete(comment.by.id)
  const recipients: Recipient[] = await recipientsOf(table, participants)
  for (const to of recipients) {
    const params = {
      change: summarizeChangeRequest(registry, changeRequest, to.language),
      by: comment.by.name,
      text: comment.text ?? comment.suggestion ?? '',
    }
    await putMail(table, { id: `${comment.id}-${to.id}`, to, template: 'approvalComment', params, now })
  }
}

export async function mailTakenOver(
  context: NotificationMailContext,
  changeRequest: StoredChangeRequest,
  eventId: string,
): Promise<void> {
  const { table, registry, now } = context
  const event = (await eventsOf(table, changeRequest.id)).find(({ id }) => id === eventId)
  if (!event) return
  const { by } = event
  const recipients = await recipientsOf(
    table,
    changeRequest.contributors.filter((id) => id !== by.id),
  )
  for (const to of recipients) {
    const params = { change: summarizeChangeRequest(registry, changeRequest, to.language), by: by.name }
    await putMail(table, { id: `${event.id}-${to.id}`, to, template: 'approvalTakenOver', params, now })
  }
}
