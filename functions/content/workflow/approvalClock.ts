import type { ApprovalClock } from '@flou/shared/changeAge.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { liveKey } from '../../store/items/recordItem.ts'
import { dataOf } from '../../store/liveItem.ts'

const { remindAfterDays, expireAfterDays } = settingApproval.shape.fields

/** A number of days as it is set; what the setting starts with where it is empty. */
const days = (value: unknown, initial: number): number =>
  typeof value === 'number' && value > 0 ? value : initial

/** After how many days approvers are reminded of a change, and after how many it expires (decision 19). */
export async function approvalClock(table: Table): Promise<ApprovalClock> {
  const setting = await table.get(liveKey(settingApproval, 0))
  const fields = setting ? dataOf(setting) : {}
  return {
    remindAfterDays: days(fields['remindAfterDays'], remindAfterDays.initial),
    expireAfterDays: days(fields['expireAfterDays'], expireAfterDays.initial),
  }
}
