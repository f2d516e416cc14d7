import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendarFile.ts'

const PLACE = { url: 'https://site.example/event/x', host: 'site.example', language: 'en' } as const
const point = (hours: string, title: string, speakerName = '') => {
  const [startHour = '', endHour = ''] = hours.split(' ')
  return { startHour, endHour, title, speakerName }
}
const EVENT: CalendarEvent = {
  id: 7,
  title: 'Database Days',
  description: 'Three days',
  place: 'Jakarta, Balai Sarbini',
  updated: '2026-11-23T04:05:06.789Z',
  startDate: '2026-12-08',
  endDate: '2026-12-09',
  schedules: [
    { date: '2026-12-09', eventScheduleItems: [point('00:00:00 00:00:00', 'Open end')] },
    {
      date: '2026-12-08',
      eventScheduleItems: [
        point('09:00:00 10:00:00', 'Opening', 'Sari'),
        point('10:00:00 16:30:00', 'Talks'),
      ],
    },
  ],
}

/** Unfolded lines, as a calendar reads them. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (file: string, name: string) => linesOf(file).filter((line) => line.startsWith(name))

test('each day of the programme is an entry: at its hours in Jakarta, or the whole day', () => {
  const file = calendarFile(EVENT, PLACE)

  expect(valuesOf(file, 'DTSTART;').concat(valuesOf(file, 'DTEND;'))).toEqual([
    'DTSTART;TZID=Asia/Jakarta:20261208T090000',
    'DTSTART;VALUE=DATE:20261209',
    'DTEND;TZID=Asia/Jakarta:20261208T163000',
    'DTEND;VALUE=DATE:20261210',
  ])
  expect(valuesOf(file, 'SUMMARY')).toEqual([
    'SUMMARY;LANGUAGE=en:Database Days (1/2)',
    'SUMMARY;LANGUAGE=en:Database Days (2/2)',
  ])
  expect(valuesOf(file, 'DTSTAMP')).toEqual(['DTSTAMP:20261123T040506Z', 'DTSTAMP:20261123T040506Z'])
  expect(valuesOf(file, 'TZ')).toEqual([
    'TZID:Asia/Jakarta',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:WIB',
  ])
})

test.each([
  ['22:00:00 02:00:00', '22:00–02:00 (+1) Night', ['T220000', '20261209T020000']],
  ['09:00:00 00:00:00', '09:00 Night', ['T090000']],
])('a point of %s is an entry that begins at its hour', (hours, words, times) => {
  const schedules = [{ date: '2026-12-08', eventScheduleItems: [point(hours, 'Night')] }]
  const file = calendarFile({ ...EVENT, schedules }, PLACE)

  const found = valuesOf(file, 'DTSTART;').concat(valuesOf(file, 'DTEND;'))
  expect(found.map((line, at) => line.endsWith(times[at] ?? '-'))).toEqual(times.map(() => true))
  expect(valuesOf(file, 'DESCRIPTION')[0]).toContain(words)
})

test('an event without programme is one entry over its days, which names no zone', () => {
  const file = calendarFile({ ...EVENT, schedules: [] }, PLACE)

  expect(valuesOf(file, 'DT')).toEqual([
    'DTSTAMP:20261123T040506Z',
    'DTSTART;VALUE=DATE:20261208',
    'DTEND;VALUE=DATE:20261210',
  ])
  expect(file).not.toContain('VTIMEZONE')
  expect(valuesOf(file, 'SUMMARY')).toEqual(['SUMMARY;LANGUAGE=en:Database Days'])
})

test('an event that is called off keeps its entries, which say so', () => {
  const file = (isCalledOff: boolean) => calendarFile({ ...EVENT, isCalledOff }, PLACE)

  expect(valuesOf(file(true), 'STATUS')).toEqual(['STATUS:CANCELLED', 'STATUS:CANCELLED'])
  expect(valuesOf(file(true), 'UID')).toEqual(valuesOf(file(false), 'UID'))
  expect(valuesOf(file(false), 'STATUS')).toEqual(['STATUS:CONFIRMED', 'STATUS:CONFIRMED'])
})

test('an entry is the same one in both languages and after the event has moved', () => {
  const moved = {
    ...EVENT,
    schedules: EVENT.schedules.map((day) => ({ ...day, date: `2027${day.date.slice(4)}` })),
  }
  const ids = (event: CalendarEvent, language: 'en' | 'id') =>
    valuesOf(calendarFile(event, { ...PLACE, language }), 'UID')

  expect(ids(EVENT, 'en')).toEqual(['UID:event-7-1@site.example', 'UID:event-7-2@site.example'])
  expect([ids(EVENT, 'id'), ids(moved, 'en')]).toEqual([ids(EVENT, 'en'), ids(EVENT, 'en')])
})

test('signs with a meaning are escaped, other control characters left out', () => {
  const file = calendarFile(
    { ...EVENT, title: 'A, b; c\\d', description: 'one\r\ntwo\u0007', place: 'Hall; 2', schedules: [] },
    PLACE,
  )

  expect(valuesOf(file, 'SUMMARY')).toEqual(['SUMMARY;LANGUAGE=en:A\\, b\\; c\\\\d'])
  expect(valuesOf(file, 'LOCATION')).toEqual(['LOCATION;LANGUAGE=en:Hall\\; 2'])
  expect(valuesOf(file, 'DESCRIPTION')).toEqual([
    'DESCRIPTION;LANGUAGE=en:one\\ntwo\\n\\nhttps://site.example/event/x',
  ])
})

test('lines are folded at 75 bytes, never within a character, and end as the format asks', () => {
  const title = 'Pekan cloud ☁️ – sejam sehari 🎉 '.repeat(9)
  const file = calendarFile({ ...EVENT, title }, PLACE)
  const encoder = new TextEncoder()
  const pieces = file.split('\r\n')

  expect(pieces.map((piece) => encoder.encode(piece).length).filter((size) => size > 75)).toEqual([])
  expect(pieces.at(-1)).toBe('')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
  expect(valuesOf(file, 'SUMMARY')[0]).toBe(`SUMMARY;LANGUAGE=en:${title} (1/2)`)
})
