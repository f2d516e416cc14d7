import { hoursText, pointHours, type Hours, type PointHours } from '@flou/shared/eventHours.ts'
import type { Language } from '@flou/shared/locale.ts'
import {
  calendarFileOf,
  calendarInstant,
  calendarText,
  calendarTimes,
} from '@flou/shared/text/calendarFile.ts'
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
  /** When the event was last changed, ISO instant. */
  updated: string
  isCalledOff?: boolean
  schedules: readonly { date: string; eventScheduleItems: readonly Point[] }[]
}

interface Place {
  /** Absolute address of the event's page. */
  url: string
  /** Of the site, for ids that no other site has. */
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

/** An entry for each day of the programme; where there is none, one over all days. */
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

function entryLines(event: CalendarEvent, entry: Entry, place: Place & { number: number; total: number }) {
  const { id, title, description, updated } = event
  const { url, host, language, number, total } = place
  const part = total > 1 ? ` (${number}/${total})` : ''
  const text = [description, entry.points.map(pointLine).join('\n'), url].filter((one) => one !== '')
  const changed = calendarInstant(new Date(updated))
  return [
    // the same in both languages and for good, so that a calendar takes a later file for the same entry
    `UID:event-${id}-${number}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...calendarTimes(entry),
    `SUMMARY;LANGUAGE=${language}:${calendarText(title + part)}`,
    `DESCRIPTION;LANGUAGE=${language}:${calendarText(text.join('\n\n'))}`,
    ...(event.place === '' ? [] : [`LOCATION;LANGUAGE=${language}:${calendarText(event.place)}`]),
    `URL:${url}`,
    // a calendar that has the entry from an earlier file strikes it out
    `STATUS:${event.isCalledOff === true ? 'CANCELLED' : 'CONFIRMED'}`,
  ]
}

/**
 * An event as a file for calendars (RFC 5545): every day of its programme, in Jakarta's time. The same content gives the same bytes.
 */
export function calendarFile(event: CalendarEvent, place: Place): string {
  const entries = entriesOf(event)
  return calendarFileOf({
    producer: `-//${place.host}//Events//${place.language.toUpperCase()}`,
    method: 'PUBLISH',
    entries: entries.map((entry, index) =>
      entryLines(event, entry, { ...place, number: index + 1, total: entries.length }),
    ),
  })
}
