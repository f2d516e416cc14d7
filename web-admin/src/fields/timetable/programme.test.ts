import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayAfter,
  minutesOf,
  timeWarningsOf,
  orderByTime,
  positionByTime,
  spanAfter,
  timeOf,
  type Span,
} from './programme.ts'

const span = (start: string, end: string): Span => ({ start, end })
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
    .map(([one, other]) => span(timeOf(Math.min(one, other)), timeOf(Math.max(one, other)))),
  { maxLength: 20 },
)

test('times are read with and without seconds, and written with them', () => {
  expect([minutesOf('09:30'), minutesOf('09:30:00'), minutesOf('24:00'), minutesOf('')]).toEqual([
    570,
    570,
    undefined,
    undefined,
  ])
  expect([timeOf(570), timeOf(5_000)]).toEqual(['09:30:00', '23:59:00'])
})

test('entries that share time are told of each other; those that only touch are not', () => {
  const day = [span('09:00', '10:00'), span('09:30', '11:00'), span('11:00', '12:00'), span('14:00', '13:00')]

  expect(timeWarningsOf(day)).toEqual([
    { is: 'overlap', with: 1 },
    { is: 'overlap', with: 0 },
    undefined,
    { is: 'nextDay' },
  ])
  expect(timeWarningsOf([span('22:00', '00:00'), span('23:00', '23:30')])[0]).toEqual({
    is: 'overlap',
    with: 1,
  })
  expect(timeWarningsOf([span('00:00', '00:00'), span('00:00', '00:00')])).toEqual([undefined, undefined])
})

test('overlap is mutual, whatever the day', () => {
  fc.assert(
    fc.property(spans, (day) => {
      const odd = timeWarningsOf(day)
      const others = odd.flatMap((one) => (one?.is === 'overlap' ? [odd[one.with]?.is] : []))

      expect(others.every((other) => other === 'overlap')).toBe(true)
    }),
  )
})

test('sorting puts every entry once, by start, and leaves a sorted day as it is', () => {
  fc.assert(
    fc.property(spans, (day) => {
      const order = orderByTime(day)
      const sorted = order.map((at) => day[at] ?? span('', ''))
      const starts = sorted.map(({ start }) => minutesOf(start) ?? 0)

      expect(order.toSorted((a, b) => a - b)).toEqual(day.map((_, at) => at))
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(orderByTime(sorted)).toEqual(day.map((_, at) => at))
    }),
  )
})

test('an entry that comes from another day goes before the first that starts later', () => {
  const day = [span('09:00', '10:00'), span('11:00', '12:00')]

  expect(
    ['08:00', '10:30', '11:00', '15:00'].map((start) => positionByTime(day, span(start, start))),
  ).toEqual([0, 1, 2, 2])
})

test('a new entry follows the last one and lasts as long, within the day', () => {
  expect(spanAfter(span('09:00', '09:45'))).toEqual(span('09:45:00', '10:30:00'))
  expect(spanAfter(span('23:00', '23:45'))).toEqual(span('23:45:00', '23:59:00'))
})

test('the day after the latest, over the end of a year', () => {
  expect(dayAfter(['2026-12-31', '2026-12-04', ''])).toBe('2027-01-01')
  expect(dayAfter([''])).toBeUndefined()
})
