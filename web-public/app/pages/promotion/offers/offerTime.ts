import { daysAfter, phaseOf, startOfDay } from '@flou/shared/strings/calendar.ts'

interface Period {
  startDate: string
  endDate: string
}

/** Days before the end with a daily countdown; the pages are rendered on each. */
const NEAR_END = 14

const DAY_MS = 86_400_000

/** Returns remaining days, 0 on the last; undefined if not running or not near the end. */
export function daysLeft(period: Period, today: string): number | undefined {
  if (phaseOf(period, today) !== 'running') return undefined
  const days = Math.round((startOfDay(period.endDate).getTime() - startOfDay(today).getTime()) / DAY_MS)
  return days <= NEAR_END ? days : undefined
}

/** Days after the end during which related offers are shown. */
const RECENT_DAYS = 60

export const isRecent = ({ endDate }: Period, today: string): boolean =>
  today <= daysAfter(endDate, RECENT_DAYS)

/** Returns the next day on which the offer's pages must be rendered. */
export function nextRenderDay(period: Period, today: string): string | undefined {
  if (daysLeft(period, today) !== undefined) return daysAfter(today, 1)
  const { startDate, endDate } = period
  return [
    startDate,
    daysAfter(endDate, -NEAR_END),
    daysAfter(endDate, 1),
    daysAfter(endDate, RECENT_DAYS + 1),
  ]
    .toSorted()
    .find((day) => day > today)
}

/** Sorts running offers by end, then upcoming ones by start. */
export function inOrderOfDays<O extends Period>(offers: readonly O[], today: string): O[] {
  const isRunning = (offer: O) => phaseOf(offer, today) === 'running'
  const by = (name: keyof Period) => (one: O, other: O) =>
    one[name] < other[name] ? -1 : Number(one[name] > other[name])
  return [
    ...offers.filter(isRunning).toSorted(by('endDate')),
    ...offers.filter((offer) => !isRunning(offer)).toSorted(by('startDate')),
  ]
}
