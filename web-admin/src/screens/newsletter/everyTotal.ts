import { daysAfter } from '@flou/shared/calendar.ts'
import type { SubscriberFigures } from '@flou/shared/newsletter.ts'

type Days = SubscriberFigures['days']

/** As many days as a chart has room for, the newest. */
const MOST = 366

/** How many were subscribed at the end of every day, also of those on which nobody came or left. @param days the oldest first */
export function everyTotal(days: Days): { day: string; total: number }[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const start = daysAfter(last, 1 - MOST) > first ? daysAfter(last, 1 - MOST) : first
  const known = new Map(days.map(({ day, total }) => [day, total]))
  let total = days.findLast(({ day }) => day < start)?.total ?? 0
  const all: { day: string; total: number }[] = []
  for (let day = start; day <= last; day = daysAfter(day, 1)) {
    total = known.get(day) ?? total
    all.push({ day, total })
  }
  return all
}
