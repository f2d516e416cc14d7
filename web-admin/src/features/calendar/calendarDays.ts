import type { CalendarEntry } from '@flou/shared/planned.ts'
import { daysAfter, monthOf, todayInJakarta, weekOf } from '@flou/shared/strings/calendar.ts'

export const CALENDAR_VIEWS = ['month', 'week'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const monthAfter = (day: string, count: number): string => {
  const [year = 0, month = 1] = monthOf(day).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, day.length)
}

/** Returns whole weeks from Monday: the week of a day, or all of its month. */
export function daysOfView(day: string, view: CalendarView): string[] {
  const start = weekOf(view === 'week' ? day : `${monthOf(day)}-01`)
  const last = view === 'week' ? start : weekOf(daysAfter(monthAfter(day, 1), -1))
  const weeks = (Date.parse(last) - Date.parse(start)) / (7 * 86_400_000) + 1
  return Array.from({ length: weeks * 7 }, (_, index) => daysAfter(start, index))
}

export const stepDay = (day: string, view: CalendarView, by: 1 | -1): string =>
  view === 'week' ? daysAfter(day, 7 * by) : monthAfter(day, by)

export interface DayEntry {
  entry: CalendarEntry
  /** Absent for one day. */
  edge?: 'begins' | 'ends'
}

/** Returns the entries of each day; periods are on their first and last day. */
export function entriesByDay(entries: readonly CalendarEntry[]): ReadonlyMap<string, DayEntry[]> {
  const placed = entries.flatMap((entry): [string, DayEntry][] => {
    const { at, until } = entry
    const day = at.includes('T') ? todayInJakarta(new Date(at)) : at
    if (until === undefined || until === day) return [[day, { entry }]]
    return [
      [day, { entry, edge: 'begins' }],
      [until, { entry, edge: 'ends' }],
    ]
  })
  const days = Map.groupBy(placed, ([day]) => day)
  return new Map([...days].map(([day, ofDay]) => [day, ofDay.map(([, entry]) => entry)]))
}

/** Returns the instant on another day at the same hour in Jakarta. */
export const onDay = (at: string, day: string): string =>
  new Date(Date.parse(at) + Date.parse(day) - Date.parse(todayInJakarta(new Date(at)))).toISOString()
