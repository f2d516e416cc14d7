/**
 * Calendar days and months as texts (`2026-11-21`, `2026-11`), in Asia/Jakarta, where the product lives (decision 37). Texts compare as
 * the days do.
 */

const MINUTE_MS = 60_000
/** Asia/Jakarta has had no daylight saving since 1964: it is seven hours ahead, always. */
const OFFSET_MS = 7 * 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const DAY = 'yyyy-mm-dd'.length

/** True for a day that exists: `2026-02-30` does not. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length)

/** The day that it is in Asia/Jakarta. */
export const todayInJakarta = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, DAY)

/** The instant at which a day begins in Asia/Jakarta. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** The day so many days after another one; before it where the number is negative. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, DAY)

/** The Monday of the week of a day, which names the week. */
export const weekOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Where a day stands towards a period whose first and last day belong to it. */
export type Phase = 'coming' | 'running' | 'over'
export const phaseOf = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): Phase => {
  if (today < startDate) return 'coming'
  return today <= endDate ? 'running' : 'over'
}

/** The day on which that changes next; undefined once the period is over. */
export function nextPhaseOn(
  period: { startDate: string; endDate: string },
  today: string,
): string | undefined {
  const phase = phaseOf(period, today)
  if (phase === 'over') return undefined
  return phase === 'coming' ? period.startDate : daysAfter(period.endDate, 1)
}
