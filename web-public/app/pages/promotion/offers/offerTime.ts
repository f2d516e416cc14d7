import { daysAfter, phaseOf, startOfDay } from '@flou/shared/calendar.ts'

interface Period {
  startDate: string
  endDate: string
}

/** From so many days before its end on an offer says how many are left; each of them renders its pages. */
const NEAR_END = 14

const DAY_MS = 86_400_000

/** Days until the last one, 0 on it; undefined where it is not near, or the offer does not run. */
export function daysLeft(period: Period, today: string): number | undefined {
  if (phaseOf(period, today) !== 'running') return undefined
  const days = Math.round((startOfDay(period.endDate).getTime() - startOfDay(today).getTime()) / DAY_MS)
  return days <= NEAR_END ? days : undefined
}

/** So long offers that are over go on naming those that run. */
const RECENT_DAYS = 60

/** True for offers that are not over, or have not been for long. */
export const isRecent = ({ endDate }: Period, today: string): boolean =>
  today <= daysAfter(endDate, RECENT_DAYS)

/** The day on which an offer looks different next: it begins, its end comes near, a day less is left, it is over, it has been for long. */
export function nextChange(period: Period, today: string): string | undefined {
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

/** Running offers first, the first to end first; then those to come, the first to begin first. */
export function inOrderOfDays<O extends Period>(offers: readonly O[], today: string): O[] {
  const isRunning = (offer: O) => phaseOf(offer, today) === 'running'
  const by = (name: keyof Period) => (one: O, other: O) =>
    one[name] < other[name] ? -1 : Number(one[name] > other[name])
  return [
    ...offers.filter(isRunning).toSorted(by('endDate')),
    ...offers.filter((offer) => !isRunning(offer)).toSorted(by('startDate')),
  ]
}
