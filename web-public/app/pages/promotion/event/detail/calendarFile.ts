import { hoursText, pointHours, type Hours, type PointHours } from '@flou/shared/forms/eventHours.ts'
import type { Language } from '@flou/shared/locale.ts'
import {
  calendarFileOf,
  calendarInstant,
  calendarText,
  calendarTimes,
} from '@flou/shared/forms/calendarFile.ts'
import { programmeDays, type EventDays } from './eventTime.ts'

interface Point extends PointHours {
  title: string
  speakerName: string
}
export interface CalendarEvent extends EventDays {
  id: number
  title: string
  description: string
  place: string
  /** ISO instant of the last update. */
  updated: string
  isCalledOff?: boolean
  schedules: readonly { date: string; eventScheduleItems: readonly Point[] }[]
}

interface CalendarContext {
  /** Absolute page URL. */
  url: string
  /** Makes ids globally unique. */
  host: string
  language: Language
}

const pointLine = (point: Point) => {
  const { title, speakerName } = point
  const hours = pointHours(point)
  const time = hours ? `${hoursText(hours, (hour) => hour.slice(0, 5))} ` : ''
  return `${time}${title}${speakerName === '' ? '' : ` (${speakerName})`}`
}

interface Entry {
  from: string
  to: string
  hours: Hours | undefined
  points: readonly Point[]
}

/** Returns one entry per programme day, else one for all days. */
function entriesOf({ startDate, endDate, schedules }: CalendarEvent): Entry[] {
  const days = programmeDays(schedules)
  if (days.length === 0) return [{ from: startDate, to: endDate, hours: undefined, points: [] }]
  return days.map(({ date, hours, schedule }) => ({
    from: date,
    to: date,
    hours,
    points: schedule.eventScheduleItems,
  }))
}

function entryLines(
  event: CalendarEvent,
  entry: Entry,
  place: CalendarContext & { number: number; total: number },
) {
  const { id, title, description, updated } = event
  const { url, host, language, number, total } = place
  const suffix = total > 1 ? ` (${number}/${total})` : ''
  const text = [description, entry.points.map(pointLine).join('\n'), url].filter((one) => one !== '')
  const modifiedAt = calendarInstant(new Date(updated))
  return [
    // stable and language-independent, so that a newer file updates the entry
    `UID:event-${id}-${number}@${host}`,
    `DTSTAMP:${modifiedAt}`,
    `LAST-MODIFIED:${modifiedAt}`,
    ...calendarTimes(entry),
    `SUMMARY;LANGUAGE=${language}:${calendarText(title + suffix)}`,
    `DESCRIPTION;LANGUAGE=${language}:${calendarText(text.join('\n\n'))}`,
    ...(event.place === '' ? [] : [`LOCATION;LANGUAGE=${language}:${calendarText(event.place)}`]),
    `URL:${url}`,
    // cancels entries imported before
    `STATUS:${event.isCalledOff === true ? 'CANCELLED' : 'CONFIRMED'}`,
  ]
}

/** Returns an event as iCalendar (RFC 5545) in Jakarta time; deterministic. */
export function calendarFile(event: CalendarEvent, place: CalendarContext): string {
  const entries = entriesOf(event)
  return calendarFileOf({
    producer: `-//${place.host}//Events//${place.language.toUpperCase()}`,
    method: 'PUBLISH',
    entries: entries.map((entry, index) =>
      entryLines(event, entry, { ...place, number: index + 1, total: entries.length }),
    ),
  })
}
