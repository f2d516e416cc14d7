import { waitingSince } from '@flou/shared/changeAge.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { liveKey } from '../../store/items/recordItem.ts'
import { dataOf } from '../../store/liveItem.ts'

const DAY = 86_400_000

/** How long a change waits, milliseconds from its submission. */
export interface ApprovalTimes {
  remind: number
  expire: number
}

/** The waits of a setting: 3 and 14 days where it names none. A reminder comes one day before the end at the latest. */
export function timesOf({
  remindAfterDays,
  expireAfterDays,
}: Readonly<Record<string, unknown>>): ApprovalTimes {
  const days = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value > 0 ? value : otherwise
  const expire = Math.max(2, days(expireAfterDays, settingApproval.shape.fields.expireAfterDays.initial))
  const remind = days(remindAfterDays, settingApproval.shape.fields.remindAfterDays.initial)
  return { remind: Math.min(remind, expire - 1) * DAY, expire: expire * DAY }
}

/** The waits as the setting has them now. */
export async function approvalTimes(table: Table): Promise<ApprovalTimes> {
  const item = await table.get(liveKey(settingApproval, 0), { consistent: true })
  return timesOf(item ? dataOf(item) : {})
}

type Timed = Parameters<typeof waitingSince>[0]
/** When approvers are reminded of a change, and when it expires; epoch milliseconds. */
export const remindAt = (change: Timed, { remind }: ApprovalTimes): number => waitingSince(change) + remind
export const expireAt = (change: Timed, { expire }: ApprovalTimes): number => waitingSince(change) + expire
