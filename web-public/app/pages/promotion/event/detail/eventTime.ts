import { daysAfter, phaseOf, type Phase } from '@flou/shared/strings/calendar.ts'
import { hoursOfPoints, type Hours, type PointHours } from '@flou/shared/forms/eventHours.ts'

export interface Programme {
  schedules: readonly {
    date: string
    eventScheduleItems: readonly PointHours[]
  }[]
}
export interface EventDays {
  startDate: string
  endDate: string
}

export interface ProgrammeDay<S> {
  date: string
  hours: Hours | undefined
  schedule: S
}

export const programmeDays = <S extends Programme['schedules'][number]>(
  schedules: readonly S[],
): ProgrammeDay<S>[] =>
  schedules
    .filter(({ date }) => date !== '')
    .map((schedule) => ({ date: schedule.date, hours: hoursOfPoints(schedule.eventScheduleItems), schedule }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** Event times are in Asia/Jakarta. */
const instant = (day: string, hour: string) => `${day}T${hour}+07:00`

/** Days without a known end last until midnight. */
function endOf(day: string, hours: Hours | undefined): string {
  if (!hours || hours.end === '') return instant(daysAfter(day, 1), '00:00:00')
  return instant(hours.endsNextDay ? daysAfter(day, 1) : day, hours.end)
}

/** Returns start and end; days without hours start at 00:00 with `isTimed` false. */
export function eventTime({ startDate, endDate, schedules }: EventDays & Programme) {
  const days = programmeDays(schedules)
  const hoursOn = (day: string) => days.find(({ date }) => date === day)?.hours
  const first = hoursOn(startDate)
  const last = hoursOn(endDate)
  return {
    isTimed: first !== undefined,
    start: instant(startDate, first?.start ?? '00:00:00'),
    end: endOf(endDate, last),
    hours: first,
  }
}

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
