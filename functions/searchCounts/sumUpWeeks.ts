import { daysAfter, startOfDay } from '@flou/shared/calendar.ts'
import { asAppError } from '../store/dynamo/asAppError.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { keys, type Key } from '../store/keys.ts'
import { currentWeek, isConditionFailure } from './searchPlace.ts'
import { countWeek, type WeekCounts } from './weekCounts.ts'

/** Weeks back that are looked at: single counts are kept for longer. */
const LOOKED_BACK = 2
/** A search of the last second of a week has been counted by then; milliseconds. */
const SETTLED_MS = 10 * 60_000
/** Sums are kept for two years and a month. */
const KEPT_DAYS = 760
const DAY_MS = 24 * 60 * 60_000

/** A week that is over, as one item: what it holds names no visitor. */
export const weekItem = (week: string, counts: WeekCounts): Key & Item => ({
  ...keys.searchWeek(week),
  data: JSON.stringify(counts),
  ttl: Math.floor((startOfDay(week).getTime() + KEPT_DAYS * DAY_MS) / 1000),
})

/**
 * Writes the sums of weeks that are over and have none yet. Sums that are there stay as they are.
 * @returns the weeks that were summed up, oldest first
 */
export async function sumUpWeeks(table: Table, now: Date): Promise<string[]> {
  const current = currentWeek(new Date(now.getTime() - SETTLED_MS))
  const weeks = Array.from({ length: LOOKED_BACK }, (_, back) => daysAfter(current, 7 * (back - LOOKED_BACK)))
  const known = await table.getAll(
    weeks.map((week) => keys.searchWeek(week)),
    { attributes: ['pk', 'sk'] },
  )
  const summed: string[] = []
  for (const week of weeks.filter((_, index) => known[index] === undefined)) {
    const counts = await countWeek(table, week)
    if (counts.totals.en.searches + counts.totals.id.searches === 0) continue
    await table
      .put(weekItem(week, counts), { ConditionExpression: 'attribute_not_exists(pk)' })
      .catch((error: unknown) => {
        // another call was faster, with the same sums
        if (!isConditionFailure(error)) throw asAppError(error)
      })
    summed.push(week)
  }
  return summed
}
