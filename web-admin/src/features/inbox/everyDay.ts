import { daysAfter } from '@flou/shared/strings/calendar.ts'
import type { InboxFigures } from '@flou/shared/inbox/inbox.ts'

type Days = InboxFigures['days']

const MAX_DAYS = 366

/** Fills gaps between the first and last day. @param days oldest first */
export function everyDay(days: Days): Days {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const byDay = new Map(days.map((one) => [one.day, one]))
  const start = daysAfter(last, 1 - MAX_DAYS) > first ? daysAfter(last, 1 - MAX_DAYS) : first
  const all: Days = []
  for (let day = start; day <= last; day = daysAfter(day, 1))
    all.push(byDay.get(day) ?? { day, count: 0, spam: 0 })
  return all
}
