import { expect, test } from 'vitest'
import { longPeriod, shortHour, wallClock, weekdayAndDay } from './period.ts'
import { timeLeft } from './timeLeft.ts'

test.each([
  ['2026-11-05', '2026-11-05', '5 November 2026', '5 November 2026'],
  ['2026-11-05', '2026-11-06', '5–6 November 2026', '5–6 November 2026'],
  ['2026-11-30', '2026-12-02', '30 November – 2 December 2026', '30 November – 2 Desember 2026'],
  ['2026-12-31', '2027-01-02', '31 December 2026 – 2 January 2027', '31 Desember 2026 – 2 Januari 2027'],
])('from %s to %s is written as %s', (...[start, end, en, id]) => {
  expect(longPeriod(start, end, 'en')).toBe(en)
  expect(longPeriod(start, end, 'id')).toBe(id)
})

test('a day has its weekday, an hour its separator', () => {
  expect(weekdayAndDay('2026-12-03', 'en')).toBe('Thursday, 3 December 2026')
  expect(weekdayAndDay('2026-12-03', 'id')).toBe('Kamis, 3 Desember 2026')
  expect([shortHour('14:30:00', 'en'), shortHour('14:30:00', 'id')]).toEqual(['14:30', '14.30'])
})

test.each([
  ['2026-12-03T14:00:00+07:00', 60, '2026-12-03', '08:00'],
  ['2026-12-03T00:30:00+07:00', -300, '2026-12-02', '12:30'],
  ['2026-12-31T22:00:00+07:00', 540, '2027-01-01', '00:00'],
])('%s is, %d minutes ahead of UTC, %s at %s', (...[instant, ahead, day, hour]) => {
  expect(wallClock(instant, ahead)).toEqual({ day, hour })
})

const SECOND = 1_000
test.each([
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59 * 60 + 59, { days: 0, hours: 0, minutes: 59, seconds: 59 }],
  [86_400, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [3 * 86_400 + 2 * 3_600 + 61, { days: 3, hours: 2, minutes: 1, seconds: 1 }],
  [0, undefined],
  [-5, undefined],
])('%d seconds before an instant, that is what is left', (seconds, left) => {
  expect(timeLeft(seconds * SECOND, 0)).toEqual(left)
})

test('nothing is left until what is no instant', () => {
  expect(timeLeft(Number.NaN, 0)).toBeUndefined()
})
