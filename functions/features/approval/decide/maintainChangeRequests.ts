import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { CLOSINGS } from './closeChangeRequest.ts'
import { approvalTimes, expireAt, remindAt } from './approvalTimes.ts'
import { findDecidableRequest, closeBySchedule, type ScheduleContext } from './closeBySchedule.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { notificationItem } from '../request/notificationItem.ts'
import { openChangeRequests } from '../request/readChangeRequests.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { countEach, reportError } from '../../../core/tasks/eachItem.ts'
import { findOutdatedChangeRequests, supersedeChangeRequest } from './supersedeChangeRequest.ts'

const MAX_EACH = 50
const MAX_COMPARED = 500

/** Milliseconds in which an execution should start, and after which the schedule alone takes over. */
const START_MS = 3 * 60_000
const START_UNTIL_MS = 86_400_000
/** Time for the state machine to act first, in milliseconds. */
const GRACE_MS = 2 * 60_000
/** Overdue milliseconds after which a request is reported. */
const OVERDUE_REPORT_MS = 60 * 60_000

export interface MaintenanceCounts {
  restarted: number
  reminded: number
  expired: number
  superseded: number
}

/**
 * Safety net for the state machine: restarts lost executions, sends reminders, expires and closes change
 * requests.
 */
export async function maintainChangeRequests(context: ScheduleContext): Promise<MaintenanceCounts> {
  const { table } = context
  const now = context.now.getTime()
  const open = (await openChangeRequests(table)).filter(({ status }) => isDecidable(status))
  if (open.length === 0) return { expired: 0, reminded: 0, restarted: 0, superseded: 0 }
  const times = await approvalTimes(table)
  const overdue = open.filter((changeRequest) => expireAt(changeRequest, times) + GRACE_MS <= now)
  const notExpired = open.filter((changeRequest) => expireAt(changeRequest, times) + GRACE_MS > now)
  const unreminded = notExpired.filter(
    (changeRequest) =>
      changeRequest.reminded === undefined && remindAt(changeRequest, times) + GRACE_MS <= now,
  )
  const expired = await countFirst(overdue, (changeRequest) => expire(context, changeRequest))
  const pastDue =
    overdue.filter((changeRequest) => expireAt(changeRequest, times) + OVERDUE_REPORT_MS <= now).length -
    expired
  if (pastDue > 0) reportError({ approval: 'open past due', changes: pastDue })
  return {
    expired,
    reminded: await countFirst(unreminded, (changeRequest) => remind(context, changeRequest)),
    restarted: await restart(context, open.filter(isPending)),
    superseded: await countFirst(
      await findOutdatedChangeRequests(context, notExpired.filter(isPending).slice(0, MAX_COMPARED)),
      (changeRequest) => supersedeChangeRequest(context, changeRequest),
    ),
  }
}

const isPending = ({ status }: StoredChangeRequest): boolean => status === WORKFLOW_STATUS.pending

const countFirst = (
  changeRequests: readonly StoredChangeRequest[],
  act: (changeRequest: StoredChangeRequest) => Promise<boolean>,
) =>
  countEach(changeRequests.slice(0, MAX_EACH), {
    act,
    describe: ({ id }) => ({ approval: 'not tended', changeRequest: id }),
  })

/** Expires a request; its notification informs the author and ends the execution. */
async function expire(context: ScheduleContext, { id, round }: StoredChangeRequest): Promise<boolean> {
  const changeRequest = await findDecidableRequest(context, { id, round })
  return (
    changeRequest !== undefined &&
    (await closeBySchedule(context, changeRequest, CLOSINGS.expire())) !== undefined
  )
}

/** Sends a reminder unless the state machine already did. */
async function remind(context: ScheduleContext, { id, round }: StoredChangeRequest): Promise<boolean> {
  const changeRequest = await findDecidableRequest(context, { id, round })
  if (!changeRequest || changeRequest.reminded !== undefined) return false
  const closing = { ...CLOSINGS.remind(changeRequest, context.now), notice: 'remind' } as const
  return (await closeBySchedule(context, changeRequest, closing)) !== undefined
}

/** Rewrites notifications without a started execution; the stream delivers them again. */
async function restart(
  { table, now }: ScheduleContext,
  open: readonly StoredChangeRequest[],
): Promise<number> {
  const age = ({ submitted }: StoredChangeRequest) => now.getTime() - Date.parse(submitted)
  const recent = open.filter(
    (changeRequest) => age(changeRequest) >= START_MS && age(changeRequest) < START_UNTIL_MS,
  )
  const items = await table.getAll(
    recent.map(({ id, round }) => approvalKeys.notification(id, round, 'submitted')),
    { consistent: true },
  )
  const isTried = (at: unknown) => typeof at === 'string' && now.getTime() - Date.parse(at) < START_MS
  const unstarted = recent.filter((_, index) => {
    const { started, at } = items[index] ?? {}
    return started === undefined && !isTried(at)
  })
  return countFirst(unstarted, async (changeRequest) => {
    await table.put(notificationItem(changeRequest, { kind: 'submitted', now }))
    return true
  })
}
