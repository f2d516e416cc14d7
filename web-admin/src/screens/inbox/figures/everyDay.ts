import { daysAfter } from '@flou/shared/calendar.ts'
import type { InboxFigures } from '@flou/shared/submissions/inbox.ts'

type Days = InboxFigures['days']

/** As many days as a chart has room for, the newest. */
const MOST = 366

/** All days from the first to the last, those without any, too. @param days the oldest first */
export function everyDay(days: Days): Days {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const known = new Map(days.map((one) => [one.day, one]))
  const start = daysAfter(last, 1 - MOST) > first ? daysAfter(last, 1 - MOST) : first
  const all: Days = []
  for (let day = start; day <= last; day = daysAfter(day, 1))
    all.push(known.get(day) ?? { day, count: 0, spam: 0 })
  return all
}
