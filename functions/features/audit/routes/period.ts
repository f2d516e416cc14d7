import { isDay } from '@flou/shared/strings/calendar.ts'

/** Longest period of one query; empty months cost a read too. */
const MAX_MONTHS = 24

export const DAY_MS = 24 * 60 * 60 * 1000

export interface Period {
  from: Date
  to: Date
  /** UTC months (`2026-11`), newest first. */
  months: string[]
}

/** Returns midnight in Jakarta (no daylight saving); undefined for an invalid day. */
export function startOfDay(day: string | undefined): Date | undefined {
  return isDay(day ?? '') ? new Date(`${day}T00:00:00+07:00`) : undefined
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7)
const monthsBefore = (date: Date, count: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - count, 1))

/** Days are in Jakarta, inclusive. Defaults to the 24 months before `now`; invalid days count as absent. */
export function periodOf(fromDay: string | undefined, toDay: string | undefined, now: Date): Period {
  const end = startOfDay(toDay)
  const to = end ? new Date(end.getTime() + DAY_MS - 1) : now
  const earliest = monthsBefore(to, MAX_MONTHS - 1)
  const requestedFrom = startOfDay(fromDay) ?? earliest
  const from = requestedFrom < earliest ? earliest : requestedFrom
  const months = Array.from({ length: MAX_MONTHS }, (_, index) => monthOf(monthsBefore(to, index)))
  return { from, to, months: months.filter((month) => from <= to && month >= monthOf(from)) }
}
