import { daysAfter } from '@flou/shared/strings/calendar.ts'
import type { SubscriberFigures } from '@flou/shared/forms/newsletter.ts'

type Days = SubscriberFigures['days']

const MAX_DAYS = 366

/** Total per day including days without changes. @param days oldest first */
export function everyTotal(days: Days): { day: string; total: number }[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const start = daysAfter(last, 1 - MAX_DAYS) > first ? daysAfter(last, 1 - MAX_DAYS) : first
  const totalsByDay = new Map(days.map(({ day, total }) => [day, total]))
  let total = days.findLast(({ day }) => day < start)?.total ?? 0
  const all: { day: string; total: number }[] = []
  for (let day = start; day <= last; day = daysAfter(day, 1)) {
    total = totalsByDay.get(day) ?? total
    all.push({ day, total })
  }
  return all
}
