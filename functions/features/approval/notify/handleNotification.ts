import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS, type WorkflowStatus } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import { CLOSINGS } from '../decide/closeChangeRequest.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import { approvalTimes } from '../decide/approvalTimes.ts'
import { findDecidableRequest, findPendingRequest, closeBySchedule } from '../decide/closeBySchedule.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '../request/notificationItem.ts'
import { requireChangeRequest } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { rightsNotificationOf } from '../../accounts/index.ts'
import type { ApprovalClock } from './approvalClock.ts'
import { mailManagers } from './mailManagers.ts'
import { mailApprovers, mailComment, mailOutcome, mailTakenOver } from './notificationMails.ts'

const notificationSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  change: z.string(),
  round: z.number(),
  status: z.optional(z.number()),
  event: z.optional(z.string()),
  started: z.optional(z.string()),
})
type NotificationItem = z.infer<typeof notificationSchema>

export interface NotificationServices {
  table: Table
  registry: Registry
  hooks: HooksByType
  clock: ApprovalClock
  now: () => Date
}

interface Work {
  notification: NotificationItem
  services: NotificationServices
  now: Date
}

/** Mails first, so that a Step Functions outage does not delay them. */
async function submitted({ notification, services, now }: Work): Promise<void> {
  if (notification.started !== undefined) return
  const { table, registry, hooks, clock } = services
  const changeRequest = await findPendingRequest(
    { table },
    { id: notification.change, round: notification.round },
  )
  if (!changeRequest) return
  await mailApprovers({ table, registry, hooks, now }, changeRequest, 'submitted')
  await clock.start(changeRequest, await approvalTimes(table), now)
  await table.update(approvalKeys.notification(changeRequest.id, changeRequest.round, 'submitted'), {
    UpdateExpression: 'SET started = :now',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
}

async function remind({ notification, services, now }: Work): Promise<void> {
  const { table, registry, hooks } = services
  const context = { table, registry, hooks, now }
  const round = { id: notification.change, round: notification.round }
  const changeRequest = await findDecidableRequest(context, round)
  if (!changeRequest) return
  // Approved but not applied: handled by the schedule only.
  if (changeRequest.reminded === undefined && changeRequest.status === WORKFLOW_STATUS.pending)
    await closeBySchedule(context, changeRequest, CLOSINGS.remind(changeRequest, now))
  // The schedule may have sent the reminder, or an approver may have decided.
  const reminded = await findDecidableRequest(context, round)
  if (reminded?.reminded !== undefined) await mailApprovers(context, reminded, 'remind')
}

/** Expiry writes a separate notification for the mails. */
async function overdue({ notification, services, now }: Work): Promise<void> {
  const { table, registry } = services
  const changeRequest = await findPendingRequest(
    { table },
    { id: notification.change, round: notification.round },
  )
  if (changeRequest) await closeBySchedule({ table, registry, now }, changeRequest, CLOSINGS.expire())
}

async function ended({ notification, services, now }: Work): Promise<void> {
  const { table, registry, clock } = services
  const { round } = notification
  const changeRequest = await findChangeRequest(table, notification.change)
  if (!changeRequest) return
  const status = (notification.status ?? changeRequest.status) as WorkflowStatus
  await mailOutcome({ table, registry, now }, changeRequest, { round, status })
  // A token of a later round belongs to another execution.
  await clock.end(
    { id: changeRequest.id, round },
    changeRequest.round === round ? changeRequest.taskToken : undefined,
  )
}

async function commented({ notification, services: { table, registry }, now }: Work): Promise<void> {
  const changeRequest = await findChangeRequest(table, notification.change)
  if (changeRequest && notification.event !== undefined)
    await mailComment({ table, registry, now }, changeRequest, notification.event)
}

async function takenOver({ notification, services: { table, registry }, now }: Work): Promise<void> {
  const changeRequest = await findChangeRequest(table, notification.change)
  if (changeRequest && notification.event !== undefined)
    await mailTakenOver({ table, registry, now }, changeRequest, notification.event)
}

const findChangeRequest = (table: Table, id: string): Promise<StoredChangeRequest | undefined> =>
  requireChangeRequest(table, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })

const HANDLERS = {
  submitted,
  remind,
  overdue,
  decided: ended,
  requested: ended,
  withdrawn: ended,
  commented,
  takenOver,
} as const satisfies Record<NotificationKind, (work: Work) => Promise<void>>

/**
 * Sends mails and starts or ends the execution. Idempotent; throws to retry.
 * @param item stream image, possibly outdated
 */
export async function handleNotification(item: unknown, services: NotificationServices): Promise<void> {
  const rights = rightsNotificationOf(item)
  if (rights) return mailManagers(services, rights)
  const notification = notificationSchema.parse(item)
  await HANDLERS[notification.kind]({ notification, services, now: services.now() })
}
