import type { ChangeRequestAge } from './changeRequestLists.ts'
import { WORKFLOW_STATUS, type ChangeRequestRow } from './workflow.ts'

export interface ApprovalClock {
  remindAfterDays: number
  expireAfterDays: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before expiry that count as expiring, at most half of the total time. */
const EXPIRING_DAYS = 3

type Timed = Pick<ChangeRequestRow, 'status' | 'submitted' | 'failed'>

/** Start of the waiting time in epoch milliseconds: the request, or the first failed attempt to apply it. */
export const waitingSince = ({ submitted, failed }: Pick<ChangeRequestRow, 'submitted' | 'failed'>): number =>
  Date.parse(failed ?? submitted)

/** Returns the expiry; undefined while the author has to act, which stops the clock. */
export function expiryOf(changeRequest: Timed, { expireAfterDays }: ApprovalClock): Date | undefined {
  if (changeRequest.status === WORKFLOW_STATUS.changesRequested) return undefined
  return new Date(waitingSince(changeRequest) + expireAfterDays * DAY_MS)
}

/** Returns the age group; undefined while the author has to act. */
export function ageOf(changeRequest: Timed, clock: ApprovalClock, now: Date): ChangeRequestAge | undefined {
  const expiry = expiryOf(changeRequest, clock)
  if (!expiry) return undefined
  const last = Math.min(EXPIRING_DAYS, clock.expireAfterDays / 2) * DAY_MS
  if (expiry.getTime() - now.getTime() <= last) return 'expiring'
  const waited = now.getTime() - waitingSince(changeRequest)
  return waited >= clock.remindAfterDays * DAY_MS ? 'waiting' : 'fresh'
}
