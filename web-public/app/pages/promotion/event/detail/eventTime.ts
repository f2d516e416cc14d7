import { daysAfter, phaseOf, type Phase } from '@flou/shared/strings/calendar.ts'
import type { EventDays } from '@flou/shared/content/types/promotion/eventTime.ts'

/** The first day of a running event is `today`. */
export type EventState = Phase | 'today'
export function eventStateOf(days: EventDays, today: string): EventState {
  return days.startDate === today ? 'today' : phaseOf(days, today)
}

/**
 * Days after the end during which the page still lists upcoming events; then its related events are fixed.
 */
const RECENT_DAYS = 60

export const isRecent = ({ endDate }: EventDays, today: string): boolean =>
  today <= daysAfter(endDate, RECENT_DAYS)

/** Returns the next day on which the page must be rendered; undefined if none. */
export function nextRenderDay(days: EventDays, today: string): string | undefined {
  const { startDate, endDate } = days
  const renderDays = [
    startDate,
    daysAfter(startDate, 1),
    daysAfter(endDate, 1),
    daysAfter(endDate, RECENT_DAYS + 1),
  ]
  return renderDays.toSorted().find((day) => day > today)
}
