import { daysAfter } from '@flou/shared/strings/calendar.ts'
import type { Key } from '../../core/store/keys.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'
import { visitKeys, VISIT_DAYS } from './visitKeys.ts'
import { countDay, viewsOf, type DayCounts } from './dayCounts.ts'

async function storedDays(table: Table, { from, to }: { from: string; to: string }) {
  const found = new Map<string, DayCounts>()
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query<Key & { data: string }>({
      KeyConditionExpression: 'pk = :days AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':days': VISIT_DAYS, ':from': from, ':to': to },
      ExclusiveStartKey: start,
    })
    for (const item of items) found.set(visitKeys.dayOf(item), JSON.parse(item.data) as DayCounts)
    start = lastKey
  } while (start)
  return found
}

/** Returns counts by day. The last two days may not be summed up yet, so their raw counters are read. */
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
