import { daysAfter } from '@flou/shared/calendar.ts'

/** An event as a calendar keeps it. */
export interface CalendarEntry {
  /** The same for each mail about the same registration. */
  uid: string
  /** Counts the changes: a calendar takes the entry with the greatest one. */
  sequence: number
  isCancelled: boolean
  title: string
  place: string
  startDate: string
  endDate: string
  hours?: { start: string; end: string } | undefined
  url: string
}

const LINE_BYTES = 75
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

/** A line in pieces of 75 bytes at most, whole characters each (RFC 5545 §3.1). */
function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const piece = `${pieces.at(-1)}${character}`
    if (Buffer.byteLength(piece) > LINE_BYTES) pieces.push(` ${character}`)
    else pieces[pieces.length - 1] = piece
  }
  return pieces.join('\r\n')
}

/** A text value (RFC 5545 §3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const plain = (text: string) => text.replace(/[-:]/g, '')

const timesOf = ({ startDate, endDate, hours }: CalendarEntry) =>
  hours
    ? [
        `DTSTART;TZID=${ZONE}:${plain(startDate)}T${plain(hours.start)}`,
        `DTEND;TZID=${ZONE}:${plain(endDate)}T${plain(hours.end)}`,
      ]
    : [`DTSTART;VALUE=DATE:${plain(startDate)}`, `DTEND;VALUE=DATE:${plain(daysAfter(endDate, 1))}`]

/** The entry as a file; one that is cancelled takes it out of the calendar again. @param now when it is written */
export function calendarFileOf(
  entry: CalendarEntry,
  now: Date,
): { method: 'PUBLISH' | 'CANCEL'; text: string } {
  const { uid, sequence, isCancelled, title, place, url, hours } = entry
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(url).host}//Registrations//EN`,
    `METHOD:${method}`,
    ...(hours ? TIMEZONE : []),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${plain(now.toISOString().slice(0, 19))}Z`,
    ...timesOf(entry),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, text: lines.map((line) => `${folded(line)}\r\n`).join('') }
}
