import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/calendar.ts'
import { asAppError } from '../store/dynamo/asAppError.ts'
import { keys, type Key } from '../store/keys.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { countDay, type DayCounts } from '../store/visits/dayCounts.ts'

/** Days back that are looked at: single counts are kept for longer, so that a week without this function loses nothing. */
const LOOKED_BACK = 14
/** A view counted at the last second of a day has been stored by then; milliseconds. */
const SETTLED_MS = 10 * 60_000
/** Sums are kept for two years and a month, to compare a month with the one a year before. */
const KEPT_DAYS = 760
const DAY_MS = 24 * 60 * 60_000

/** A day that is over, as one item: what it holds names no visitor. */
export const dayItem = (day: string, counts: DayCounts): Key & Item => ({
  ...keys.visitDay(day),
  data: JSON.stringify(counts),
  ttl: Math.floor((startOfDay(day).getTime() + KEPT_DAYS * DAY_MS) / 1000),
})

/**
 * Writes the sums of days that are over and have none yet. Sums that are there stay as they are.
 * @returns the days that were summed up, oldest first
 */
export async function sumUpDays(table: Table, now: Date): Promise<string[]> {
  const today = todayInJakarta(new Date(now.getTime() - SETTLED_MS))
  const days = Array.from({ length: LOOKED_BACK }, (_, back) => daysAfter(today, back - LOOKED_BACK))
  const known = await table.getAll(
    days.map((day) => keys.visitDay(day)),
    { attributes: ['pk', 'sk'] },
  )
  const missing = days.filter((_, index) => known[index] === undefined)
  const summed: string[] = []
  for (const day of missing) {
    const counts = await countDay(table, day)
    if (counts.pages.length === 0) continue
    await table
      .put(dayItem(day, counts), { ConditionExpression: 'attribute_not_exists(pk)' })
      .catch((error: unknown) => {
        // another call was faster, with the same sums
        if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException')
          throw asAppError(error)
      })
    summed.push(day)
  }
  return summed
}
