import { daysAfter } from '../calendar.ts'
import type { Hours } from '../eventHours.ts'

const LINE_BYTES = 75
const BREAK = '\r\n'
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

const encoder = new TextEncoder()

/** A line in pieces of 75 bytes at most, whole characters each (RFC 5545 §3.1). */
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

/** A text as the value of a property (RFC 5545 §3.3.11). */
export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // other control characters are not allowed in a calendar
    .replace(/\p{Cc}/gu, '')

const plain = (text: string) => text.replace(/[-:]/g, '')

/** An instant in UTC: 20261123T040000Z. */
export const calendarInstant = (instant: Date): string => `${plain(instant.toISOString().slice(0, 19))}Z`

interface Days {
  from: string
  to: string
  /** Of Jakarta's clock. */
  hours: Hours | undefined
}

/** When an entry is: at hours, of which the last may not be known, or whole days up to the day after the last. */
export function calendarTimes({ from, to, hours }: Days): string[] {
  const dayAfter = daysAfter(to, 1)
  if (!hours) return [`DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(dayAfter)}`]
  const { start, end, endsNextDay } = hours
  const last = endsNextDay ? dayAfter : to
  return [
    `DTSTART;TZID=${ZONE}:${plain(from)}T${plain(start)}`,
    ...(end === '' ? [] : [`DTEND;TZID=${ZONE}:${plain(last)}T${plain(end)}`]),
  ]
}

interface Calendar {
  /** Who wrote it: `-//example.com//Events//EN`. */
  producer: string
  method: 'PUBLISH' | 'CANCEL'
  /** The lines of each entry, without its first and last. */
  entries: readonly (readonly string[])[]
}

/** A file for calendars (RFC 5545), its hours in Jakarta's time. The same content gives the same bytes. */
export function calendarFileOf({ producer, method, entries }: Calendar): string {
  const lines = entries.flatMap((entry) => ['BEGIN:VEVENT', ...entry, 'END:VEVENT'])
  const hasHours = lines.some((line) => line.startsWith(`DTSTART;TZID=${ZONE}:`))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${producer}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(hasHours ? TIMEZONE : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + BREAK)
    .join('')
}
