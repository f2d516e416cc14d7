import { expect, test } from 'vitest'
import { fromJakarta, toJakarta } from './jakartaTime.ts'

test('a Jakarta evening is the same day in UTC, a Jakarta morning the day before', () => {
  expect(fromJakarta('2026-11-21T20:30')).toBe('2026-11-21T13:30:00.000Z')
  expect(fromJakarta('2026-11-21T06:00')).toBe('2026-11-20T23:00:00.000Z')
})

test('an instant survives the input and back', () => {
  expect(fromJakarta(toJakarta('2026-12-31T17:00:00.000Z'))).toBe('2026-12-31T17:00:00.000Z')
})

test('nothing stays nothing', () => {
  expect([toJakarta(''), fromJakarta('')]).toEqual(['', ''])
})
