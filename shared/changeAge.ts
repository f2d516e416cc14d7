import type { ChangeAge } from './changes/lists.ts'
import { WORKFLOW_STATUS, type ChangeRow } from './workflow.ts'

/** What an installation has settled about waiting changes, in days since they were submitted (decision 19). */
export interface ApprovalClock {
  remindAfterDays: number
  expireAfterDays: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** So many days before it expires a change counts as expiring; never more than half of its time. */
const EXPIRING_DAYS = 3

type Timed = Pick<ChangeRow, 'status' | 'submitted' | 'failed'>

/** When a change's time begins, epoch milliseconds: with its submission, or with the approval that could not be applied. */
export const waitingSince = ({ submitted, failed }: Pick<ChangeRow, 'submitted' | 'failed'>): number =>
  Date.parse(failed ?? submitted)

/** When a change expires undecided; undefined while it waits for its author, which stops the clock. */
export function expiryOf(change: Timed, { expireAfterDays }: ApprovalClock): Date | undefined {
  if (change.status === WORKFLOW_STATUS.changesRequested) return undefined
  return new Date(waitingSince(change) + expireAfterDays * DAY_MS)
}

/** How long a change has waited at an instant; undefined while it waits for its author. */
export function ageOf(change: Timed, clock: ApprovalClock, now: Date): ChangeAge | undefined {
  const expiry = expiryOf(change, clock)
  if (!expiry) return undefined
  const last = Math.min(EXPIRING_DAYS, clock.expireAfterDays / 2) * DAY_MS
  if (expiry.getTime() - now.getTime() <= last) return 'expiring'
  const waited = now.getTime() - waitingSince(change)
  return waited >= clock.remindAfterDays * DAY_MS ? 'waiting' : 'fresh'
}
