import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ExpiringRequests } from '../../../core/content/calendar.ts'
import { APPROVE, isPermitted } from '../../../core/operations/permission.ts'
import { approvalTimes, expireAt } from '../decide/approvalTimes.ts'
import { openChangeRequests } from '../request/readChangeRequests.ts'

/** Approvers see all requests, others those they contributed to. */
export const expiringRequests: ExpiringRequests = async ({ caller, services: { table } }, { from, to }) => {
  const [times, open] = await Promise.all([approvalTimes(table), openChangeRequests(table)])
  const isShown = (contributors: readonly number[]) =>
    isPermitted(APPROVE, caller) || contributors.includes(caller.id)
  return open.flatMap((changeRequest) => {
    const { id: request, status, type, recordId: id, titles, contributors, updated } = changeRequest
    const at = new Date(expireAt(changeRequest, times))
    const day = todayInJakarta(at)
    if (status !== WORKFLOW_STATUS.pending || day < from || day > to || !isShown(contributors)) return []
    return [{ kind: 'request', type, id, titles, at: at.toISOString(), updated, changeRequest: request }]
  })
}
