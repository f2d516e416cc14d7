import { daysAfter, phaseOf, type Phase } from '@flou/shared/calendar.ts'
import { hoursOfPoints, type Hours, type PointHours } from '@flou/shared/eventHours.ts'

/** What a programme has to say for the hours of an event. */
interface Programme {
  schedules: readonly {
    date: string
    eventScheduleItems: readonly PointHours[]
  }[]
}
export interface EventDays {
  startDate: string
  endDate: string
}

/** A day of the programme, with its hours where it has some. */
interface ProgrammeDay<S> {
  date: string
  hours: Hours | undefined
  schedule: S
}

/** The days of a programme in their order; those that nobody has given a date are left out. */
export const programmeDays = <S extends Programme['schedules'][number]>(
  schedules: readonly S[],
): ProgrammeDay<S>[] =>
  schedules
    .filter(({ date }) => date !== '')
    .map((schedule) => ({ date: schedule.date, hours: hoursOfPoints(schedule.eventScheduleItems), schedule }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** Hours of events are those of Asia/Jakarta (decision 37). */
const instant = (day: string, hour: string) => `${day}T${hour}+07:00`

/** A day whose end is not known lasts until midnight. */
function endOf(day: string, hours: Hours | undefined): string {
  if (!hours || hours.end === '') return instant(daysAfter(day, 1), '00:00:00')
  return instant(hours.endsNextDay ? daysAfter(day, 1) : day, hours.end)
}

/** When an event begins and ends. A day without hours counts from 00:00; `isTimed` says that the beginning is known. */
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

/** How an event stands on a day; the first day of a running one is named for itself. */
export type EventState = Phase | 'today'
export function stateOf(days: EventDays, today: string): EventState {
  return days.startDate === today ? 'today' : phaseOf(days, today)
}

/** So long events that are over go on naming those to come; then they name their neighbours, and stay as they are. */
export const RECENT_DAYS = 60

/** True for events that are not over, or have not been for long. */
export const isRecent = ({ endDate }: EventDays, today: string): boolean =>
  today <= daysAfter(endDate, RECENT_DAYS)

/** The day on which an event's page is to be rendered again; undefined where it stays as it is. */
export function nextChange(days: EventDays, today: string): string | undefined {
  const { startDate, endDate } = days
  const turns = [
    startDate,
    daysAfter(startDate, 1),
    daysAfter(endDate, 1),
    daysAfter(endDate, RECENT_DAYS + 1),
  ]
  return turns.toSorted().find((day) => day > today)
}
