/**
 * Calendar days (`2026-11-21`) and months (`2026-11`) as strings in Asia/Jakarta. They sort chronologically.
 */

const MINUTE_MS = 60_000
/** Asia/Jakarta is always UTC+7: no daylight saving since 1964. */
const OFFSET_MS = 7 * 60 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
const DAY = 'yyyy-mm-dd'.length

export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length)

export const todayInJakarta = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, DAY)

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, DAY)

/** Returns the Monday that identifies the week. */
export const weekOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

export type Phase = 'coming' | 'running' | 'over'
export const phaseOf = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): Phase => {
  if (today < startDate) return 'coming'
  return today <= endDate ? 'running' : 'over'
}

/** Returns the day of the next phase change; undefined if the period is over. */
export function nextPhaseOn(
  period: { startDate: string; endDate: string },
  today: string,
): string | undefined {
  const phase = phaseOf(period, today)
  if (phase === 'over') return undefined
  return phase === 'coming' ? period.startDate : daysAfter(period.endDate, 1)
}
