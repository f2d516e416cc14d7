import { expect, test } from 'vitest'
import { hoursOfPoints, hoursText, pointHours } from './eventHours.ts'

const point = (hours: string) => {
  const [startHour = '', endHour = ''] = hours.split(' ')
  return { startHour, endHour }
}
const short = (hour: string) => hour.slice(0, 5)
const textOf = (...points: string[]) => {
  const hours = hoursOfPoints(points.map(point))
  return hours && hoursText(hours, short)
}

test.each([
  ['09:00:00 10:30:00', '09:00–10:30'],
  ['22:00:00 02:00:00', '22:00–02:00 (+1)'],
  ['09:00:00 00:00:00', '09:00'],
  ['00:00:00 05:00:00', '00:00–05:00'],
  ['00:00:00 00:00:00', undefined],
  ['09:00 09:45', '09:00–09:45'],
])('a point from %s is at %s', (hours, text) => {
  const found = pointHours(point(hours))
  expect(found && hoursText(found, short)).toBe(text)
})

test('a day lasts from its first to its last hour, past midnight where one of its points does', () => {
  expect(textOf('22:00:00 02:00:00', '18:00:00 23:00:00')).toBe('18:00–02:00 (+1)')
  expect(textOf('10:00:00 11:00:00', '08:30:00 09:00:00', '00:00:00 00:00:00')).toBe('08:30–11:00')
  expect(textOf('00:00:00 00:00:00')).toBeUndefined()
})

test('a day whose last point has no end has none', () => {
  expect(textOf('09:00:00 10:00:00', '20:00:00 00:00:00')).toBe('09:00')
  expect(textOf('09:00:00 10:00:00', '09:30:00 00:00:00')).toBe('09:00–10:00')
})
