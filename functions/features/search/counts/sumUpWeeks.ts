import { daysAfter, startOfDay } from '@flou/shared/strings/calendar.ts'
import { toAppError } from '../../../core/store/dynamo/toAppError.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { searchKeys } from './searchKeys.ts'
import { currentWeek, isConditionFailure } from './searchShard.ts'
import { countWeek, type WeekCounts } from './weekCounts.ts'

const LOOKBACK_WEEKS = 2
const COUNTING_DELAY_MS = 10 * 60_000
const RETENTION_DAYS = 760
const DAY_MS = 24 * 60 * 60_000

export const weekItem = (week: string, counts: WeekCounts): Key & Item => ({
  ...searchKeys.searchWeek(week),
  data: JSON.stringify(counts),
  ttl: Math.floor((startOfDay(week).getTime() + RETENTION_DAYS * DAY_MS) / 1000),
})

/**
 * Stores missing sums of past weeks; existing ones stay unchanged.
 * @returns the new weeks, oldest first
 */
export async function sumUpWeeks(table: Table, now: Date): Promise<string[]> {
  const current = currentWeek(new Date(now.getTime() - COUNTING_DELAY_MS))
  const weeks = Array.from({ length: LOOKBACK_WEEKS }, (_, back) =>
    daysAfter(current, 7 * (back - LOOKBACK_WEEKS)),
  )
  const existing = await table.getAll(
    weeks.map((week) => searchKeys.searchWeek(week)),
    { attributes: ['pk', 'sk'] },
  )
  const summed: string[] = []
  for (const week of weeks.filter((_, index) => existing[index] === undefined)) {
    const counts = await countWeek(table, week)
    if (counts.totals.en.searches + counts.totals.id.searches === 0) continue
    await table
      .put(weekItem(week, counts), { ConditionExpression: 'attribute_not_exists(pk)' })
      .catch((error: unknown) => {
        if (!isConditionFailure(error)) throw toAppError(error)
      })
    summed.push(week)
  }
  return summed
}
