import { waitingSince } from '@flou/shared/approval/changeRequestAge.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'

const DAY = 86_400_000

/** Milliseconds since the request was made. */
export interface ApprovalTimes {
  remind: number
  expire: number
}

/** Returns the configured times, by default 3 and 14 days. The reminder precedes expiry by at least a day. */
export function timesOf({
  remindAfterDays,
  expireAfterDays,
}: Readonly<Record<string, unknown>>): ApprovalTimes {
  const days = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value > 0 ? value : otherwise
  const expire = Math.max(
    2,
    days(expireAfterDays, settingApproval.declaration.fields.expireAfterDays.initial),
  )
  const remind = days(remindAfterDays, settingApproval.declaration.fields.remindAfterDays.initial)
  return { remind: Math.min(remind, expire - 1) * DAY, expire: expire * DAY }
}

export async function approvalTimes(table: Table): Promise<ApprovalTimes> {
  const item = await table.get(liveKey(settingApproval, 0), { consistent: true })
  return timesOf(item ? dataOf(item) : {})
}

type Timed = Parameters<typeof waitingSince>[0]
/** Epoch milliseconds. */
export const remindAt = (changeRequest: Timed, { remind }: ApprovalTimes): number =>
  waitingSince(changeRequest) + remind
export const expireAt = (changeRequest: Timed, { expire }: ApprovalTimes): number =>
  waitingSince(changeRequest) + expire
