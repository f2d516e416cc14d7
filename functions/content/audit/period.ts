import { isDay } from '@flou/shared/calendar.ts'

/** How far back one call looks: an empty month costs a query, too. */
export const MAX_MONTHS = 24

export const DAY_MS = 24 * 60 * 60 * 1000

export interface Period {
  from: Date
  to: Date
  /** The months, `2026-11` in UTC, that it touches, newest first. */
  months: string[]
}

/** Midnight in Jakarta, which has no daylight saving; undefined for a text that is no day. */
export function startOfDay(day: string | undefined): Date | undefined {
  return isDay(day ?? '') ? new Date(`${day}T00:00:00+07:00`) : undefined
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7)
const monthsBefore = (date: Date, count: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - count, 1))

/**
 * The time from one day to another in Jakarta, both inclusive; without them up to `now`, and back as far as a call looks: 24 months.
 * Texts that are no days count as absent.
 */
export function periodOf(fromDay: string | undefined, toDay: string | undefined, now: Date): Period {
  const end = startOfDay(toDay)
  const to = end ? new Date(end.getTime() + DAY_MS - 1) : now
  const earliest = monthsBefore(to, MAX_MONTHS - 1)
  const wanted = startOfDay(fromDay) ?? earliest
  const from = wanted < earliest ? earliest : wanted
  const months = Array.from({ length: MAX_MONTHS }, (_, index) => monthOf(monthsBefore(to, index)))
  return { from, to, months: months.filter((month) => from <= to && month >= monthOf(from)) }
}
