import { daysAfter } from '@flou/shared/calendar.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { keys } from '../keys.ts'
import { VISIT_DAYS } from '../keys/visitKeys.ts'
import { countDay, viewsOf, type DayCounts } from './dayCounts.ts'

/** The sums that are stored, by day. */
async function storedDays(table: Table, { from, to }: { from: string; to: string }) {
  const found = new Map<string, DayCounts>()
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      KeyConditionExpression: 'pk = :days AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':days': VISIT_DAYS, ':from': from, ':to': to },
      ExclusiveStartKey: start,
    })
    for (const item of items) found.set(keys.dayOf(item), JSON.parse(String(item['data'])) as DayCounts) // written by sumUpDays.ts
    start = lastKey
  } while (start)
  return found
}

/** What was counted from one day to another, by day. Of today and yesterday, which may not be summed up, the single counts are read. */
export async function countsOfDays(
  table: Table,
  { from, to }: { from: string; to: string },
  today: string,
): Promise<Map<string, DayCounts>> {
  const found = await storedDays(table, { from, to })
  const fresh = [daysAfter(today, -1), today].filter((day) => day >= from && day <= to && !found.has(day))
  const counted = await Promise.all(fresh.map((day) => countDay(table, day)))
  fresh.forEach((day, index) => found.set(day, counted[index] ?? { pages: [], referrers: [] }))
  return found
}

/** How often pages were viewed from one day to another, by path. @param today in Jakarta */
export async function viewsByPage(
  table: Table,
  days: { from: string; to: string },
  today: string,
): Promise<Map<string, number>> {
  const views = new Map<string, number>()
  for (const { pages } of (await countsOfDays(table, days, today)).values())
    for (const { path, ...counts } of pages) views.set(path, (views.get(path) ?? 0) + viewsOf(counts))
  return views
}
