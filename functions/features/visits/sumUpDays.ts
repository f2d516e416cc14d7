import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { toAppError } from '../../core/store/dynamo/toAppError.ts'
import type { Key } from '../../core/store/keys.ts'
import { visitKeys } from './visitKeys.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'
import { countDay, type DayCounts } from './dayCounts.ts'

const MAX_DAYS_BACK = 14
/** Delay in milliseconds, so that late views are stored. */
const STORAGE_DELAY_MS = 10 * 60_000
const RETENTION_DAYS = 760
const DAY_MS = 24 * 60 * 60_000

export const dayItem = (day: string, counts: DayCounts): Key & Item => ({
  ...visitKeys.visitDay(day),
  data: JSON.stringify(counts),
  ttl: Math.floor((startOfDay(day).getTime() + RETENTION_DAYS * DAY_MS) / 1000),
})

/** Sums up finished days without sums. @returns the new days, oldest first */
export async function sumUpDays(table: Table, now: Date): Promise<string[]> {
  const today = todayInJakarta(new Date(now.getTime() - STORAGE_DELAY_MS))
  const days = Array.from({ length: MAX_DAYS_BACK }, (_, back) => daysAfter(today, back - MAX_DAYS_BACK))
  const stored = await table.getAll(
    days.map((day) => visitKeys.visitDay(day)),
    { attributes: ['pk', 'sk'] },
  )
  const missing = days.filter((_, index) => stored[index] === undefined)
  const summed: string[] = []
  for (const day of missing) {
    const counts = await countDay(table, day)
    if (counts.pages.length === 0) continue
    await table
      .put(dayItem(day, counts), { ConditionExpression: 'attribute_not_exists(pk)' })
      .catch((error: unknown) => {
        // another call stored the same sums first
        if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException')
          throw toAppError(error)
      })
    summed.push(day)
  }
  return summed
}
