import type { ApprovalClock } from '@flou/shared/approval/changeRequestAge.ts'
import { settingApproval } from '@flou/shared/content/types/setting.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { StoredFields } from '../../../core/store/storedItems.ts'

const { remindAfterDays, expireAfterDays } = settingApproval.declaration.fields

const days = (value: number | undefined, initial: number): number =>
  value !== undefined && value > 0 ? value : initial

/** Returns after how many days change requests trigger reminders and expire. */
export async function approvalClock(table: Table): Promise<ApprovalClock> {
  const setting = await table.get(liveKey(settingApproval, 0))
  const fields: StoredFields<typeof settingApproval> = setting ? dataOf(setting) : {}
  return {
    remindAfterDays: days(fields.remindAfterDays, remindAfterDays.initial),
    expireAfterDays: days(fields.expireAfterDays, expireAfterDays.initial),
  }
}
