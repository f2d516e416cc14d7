import { daysAfter, phaseOf, type Phase } from '@flou/shared/calendar.ts'

/** What a programme has to say for the hours of an event. */
interface Programme {
  schedules: readonly {
    date: string
    eventScheduleItems: readonly { startHour: string; endHour: string }[]
  }[]
}
export interface EventDays {
  startDate: string
  endDate: string
}

/** First and last hour of a day, `09:00:00`. */
export interface Hours {
  start: string
  end: string
}

/** Programme points start with 00:00–00:00: nobody has said when. */
const isTimed = ({ startHour, endHour }: { startHour: string; endHour: string }) => startHour < endHour

/** From the first to the last hour of a day's programme; undefined where it names none. */
export function hoursOf({ eventScheduleItems }: Programme['schedules'][number]): Hours | undefined {
  const timed = eventScheduleItems.filter(isTimed)
  const [start] = timed.map(({ startHour }) => startHour).toSorted()
  const end = timed
    .map(({ endHour }) => endHour)
    .toSorted()
    .at(-1)
  return start === undefined || end === undefined ? undefined : { start, end }
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
    .map((schedule) => ({ date: schedule.date, hours: hoursOf(schedule), schedule }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** Hours of events are those of Asia/Jakarta (decision 37). */
const instant = (day: string, hour: string) => `${day}T${hour}+07:00`

/** When an event begins and ends. A day without hours counts from 00:00; `isTimed` says that the beginning is known. */
export function eventTime({ startDate, endDate, schedules }: EventDays & Programme) {
  const days = programmeDays(schedules)
  const hoursOn = (day: string) => days.find(({ date }) => date === day)?.hours
  const first = hoursOn(startDate)
  const last = hoursOn(endDate)
  return {
    isTimed: first !== undefined,
    start: instant(startDate, first?.start ?? '00:00:00'),
    end: last ? instant(endDate, last.end) : instant(daysAfter(endDate, 1), '00:00:00'),
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
