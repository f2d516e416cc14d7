import { daysAfter, isDay } from '@flou/shared/strings/calendar.ts'
import { inserted } from '../../nested/listOrder.ts'
import { textAt } from '../entryFacts.ts'

const DAY_MS = 86_400_000

export interface Period {
  startDate: string
  endDate: string
}

export const periodOf = (values: unknown): Period => ({
  startDate: textAt(values, 'startDate'),
  endDate: textAt(values, 'endDate'),
})

/** Returns positions of days outside of a period; empty if a date is missing. */
export const outsideDays = (dates: readonly string[], { startDate, endDate }: Period): number[] =>
  isDay(startDate) && isDay(endDate)
    ? dates.flatMap((date, at) => (isDay(date) && (date < startDate || date > endDate) ? [at] : []))
    : []

/** Returns the days of a period that no date is; empty if there are more than `max` or a date is missing. */
export function missingDays(dates: readonly string[], { startDate, endDate }: Period, max: number): string[] {
  if (!isDay(startDate) || !isDay(endDate)) return []
  const count = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1
  if (count < 1 || count > max + dates.length) return []
  const missing = Array.from({ length: count }, (_, at) => daysAfter(startDate, at)).filter(
    (day) => !dates.includes(day),
  )
  return missing.length > max ? [] : missing
}

/** Returns the positions of days, with new ones (−1, −2, …) before the first later day; others keep their order. */
export const withDays = (dates: readonly string[], added: readonly string[]): number[] =>
  added.reduce<readonly number[]>(
    (order, day, at) => {
      const later = order.findIndex((position) => (dates[position] ?? '') > day)
      return inserted(order, later < 0 ? order.length : later, -1 - at)
    },
    dates.map((_, at) => at),
  ) as number[]

/**
 * Returns the days to shift a programme: by the change of its start date, else to match the first day.
 * Undefined if days stay outside.
 */
export function shiftOf(dates: readonly string[], period: Period, savedStart: string): number | undefined {
  const [first] = dates.filter(isDay).toSorted()
  if (first === undefined || !isDay(period.startDate)) return undefined
  const distance = (from: string) => Math.round((Date.parse(period.startDate) - Date.parse(from)) / DAY_MS)
  const shifts = [...(isDay(savedStart) ? [distance(savedStart)] : []), distance(first)]
  return shifts.find((shift) => shift !== 0 && outsideDays(shifted(dates, shift), period).length === 0)
}

export const shifted = (dates: readonly string[], days: number): string[] =>
  dates.map((date) => (isDay(date) ? daysAfter(date, days) : date))
