import { daysAfter } from '@flou/shared/calendar.ts'
import type { Language } from '@flou/shared/locale.ts'
import { programmeDays, type EventDays, type Hours } from './eventTime.ts'

interface Point {
  startHour: string
  endHour: string
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
  schedules: readonly { date: string; eventScheduleItems: readonly Point[] }[]
}

interface Place {
  /** Absolute address of the event's page. */
  url: string
  /** Of the site, for ids that no other site has. */
  host: string
  language: Language
}

const LINE_BYTES = 75
const BREAK = '\r\n'

const encoder = new TextEncoder()

/** A line in pieces of 75 bytes at most, whole characters each, as RFC 5545 §3.1 asks. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (size + bytes > LINE_BYTES) {
      pieces.push(piece)
      piece = ' '
      size = 1
    }
    piece += character
    size += bytes
  }
  return [...pieces, piece].join(BREAK)
}

/** A text value (RFC 5545 §3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // other control characters are not allowed in a calendar
    .replace(/\p{Cc}/gu, '')

const plainDay = (day: string) => day.replaceAll('-', '')
const plainTime = (day: string, hour: string) => `${plainDay(day)}T${hour.replaceAll(':', '')}`
/** An instant in UTC: 20261123T040000Z. */
const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')

const ZONE = 'Asia/Jakarta'
/** Seven hours ahead, without daylight saving since 1964. */
const TIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19640101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** An entry's days: at hours, or whole ones up to the day after the last. */
const timesOf = ({ from, to, hours }: { from: string; to: string; hours: Hours | undefined }) =>
  hours
    ? [
        `DTSTART;TZID=${ZONE}:${plainTime(from, hours.start)}`,
        `DTEND;TZID=${ZONE}:${plainTime(to, hours.end)}`,
      ]
    : [`DTSTART;VALUE=DATE:${plainDay(from)}`, `DTEND;VALUE=DATE:${plainDay(daysAfter(to, 1))}`]

const pointLine = ({ startHour, endHour, title, speakerName }: Point) => {
  const time = startHour < endHour ? `${startHour.slice(0, 5)}–${endHour.slice(0, 5)} ` : ''
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
  return [
    'BEGIN:VEVENT',
    // the same in both languages and for good, so that a calendar takes a later file for the same entry
    `UID:event-${id}-${number}@${host}`,
    `DTSTAMP:${stamp(updated)}`,
    `LAST-MODIFIED:${stamp(updated)}`,
    ...timesOf(entry),
    `SUMMARY;LANGUAGE=${language}:${escaped(title + part)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(text.join('\n\n'))}`,
    ...(event.place === '' ? [] : [`LOCATION;LANGUAGE=${language}:${escaped(event.place)}`]),
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

/**
 * An event as a file for calendars (RFC 5545): every day of its programme, in Jakarta's time. The same content gives the same bytes.
 */
export function calendarFile(event: CalendarEvent, place: Place): string {
  const entries = entriesOf(event)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${place.host}//Events//${place.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(entries.some(({ hours }) => hours) ? TIMEZONE : []),
    ...entries.flatMap((entry, index) =>
      entryLines(event, entry, { ...place, number: index + 1, total: entries.length }),
    ),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + BREAK).join('')
}
