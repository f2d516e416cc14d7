import { daysAfter, isDay } from '@flou/shared/calendar.ts'

const DAY_MS = 86_400_000

export interface Period {
  startDate: string
  endDate: string
}

/** The positions of days outside of a period; none while one of its dates is missing. */
export const outsideDays = (dates: readonly string[], { startDate, endDate }: Period): number[] =>
  isDay(startDate) && isDay(endDate)
    ? dates.flatMap((date, at) => (isDay(date) && (date < startDate || date > endDate) ? [at] : []))
    : []

/**
 * The number of days by which a programme follows its event: as far as the start was moved since it was saved, else as far as its
 * first day is from the start. Undefined where that leaves a day outside.
 */
export function shiftOf(dates: readonly string[], period: Period, savedStart: string): number | undefined {
  const [first] = dates.filter(isDay).toSorted()
  if (first === undefined || !isDay(period.startDate)) return undefined
  const distance = (from: string) => Math.round((Date.parse(period.startDate) - Date.parse(from)) / DAY_MS)
  const shifts = [...(isDay(savedStart) ? [distance(savedStart)] : []), distance(first)]
  return shifts.find((shift) => shift !== 0 && outsideDays(shifted(dates, shift), period).length === 0)
}

/** The same days, so many later; what is no day stays. */
export const shifted = (dates: readonly string[], days: number): string[] =>
  dates.map((date) => (isDay(date) ? daysAfter(date, days) : date))
