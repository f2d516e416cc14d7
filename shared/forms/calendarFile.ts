import { TIME_ZONE } from '../locale.ts'
import { daysAfter } from '../strings/calendar.ts'
import type { Hours } from './eventHours.ts'

const LINE_BYTES = 75
const BREAK = '\r\n'
const TIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19640101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const encoder = new TextEncoder()

/** Folds lines at 75 bytes without splitting characters (RFC 5545). */
function folded(line: string): string {
  const chunks: string[] = []
  let chunk = ''
  let size = 0
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (size + bytes > LINE_BYTES) {
      chunks.push(chunk)
      chunk = ' '
      size = 1
    }
    chunk += character
    size += bytes
  }
  return [...chunks, chunk].join(BREAK)
}

export const calendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const plain = (text: string) => text.replace(/[-:]/g, '')

export const calendarInstant = (instant: Date): string => `${plain(instant.toISOString().slice(0, 19))}Z`

interface Days {
  from: string
  to: string
  hours: Hours | undefined
}

/** Returns timed or all-day entries; DTEND is exclusive for all-day entries. */
export function calendarTimes({ from, to, hours }: Days): string[] {
  const dayAfter = daysAfter(to, 1)
  if (!hours) return [`DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(dayAfter)}`]
  const { start, end, endsNextDay } = hours
  const last = endsNextDay ? dayAfter : to
  return [
    `DTSTART;TZID=${TIME_ZONE}:${plain(from)}T${plain(start)}`,
    ...(end === '' ? [] : [`DTEND;TZID=${TIME_ZONE}:${plain(last)}T${plain(end)}`]),
  ]
}

interface Calendar {
  producer: string
  method: 'PUBLISH' | 'CANCEL'
  /** Properties of the calendar. */
  properties?: readonly string[]
  entries: readonly (readonly string[])[]
}

export function calendarFileOf({ producer, method, entries, properties = [] }: Calendar): string {
  const lines = entries.flatMap((entry) => ['BEGIN:VEVENT', ...entry, 'END:VEVENT'])
  const hasHours = lines.some((line) => line.startsWith(`DTSTART;TZID=${TIME_ZONE}:`))
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${producer}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...properties,
    ...(hasHours ? TIMEZONE : []),
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + BREAK)
    .join('')
}
