import { expect, test } from 'vitest'
import { daysAfter, isDay, monthOf, nextPhaseOn, phaseOf, startOfDay, todayInJakarta } from './calendar.ts'

test.each([
  ['2026-11-22T16:59:59.999Z', '2026-11-22'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ['2026-12-31T16:59:59.999Z', '2026-12-31'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('at %s it is %s in Jakarta', (now, day) => {
  expect(todayInJakarta(new Date(now))).toBe(day)
})

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-04-31',
  '1900-02-29',
  '0000-01-01',
  '2026-13-01',
  '2026-1-1',
  '',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test('a day begins at the instant from which on it is that day', () => {
  const start = startOfDay('2027-03-01')

  expect(start.toISOString()).toBe('2027-02-28T17:00:00.000Z')
  expect(todayInJakarta(start)).toBe('2027-03-01')
  expect(todayInJakarta(new Date(start.getTime() - 1))).toBe('2027-02-28')
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 400, '2027-12-28'],
])('counted from %s, %d days on, it is %s', (day, count, expected) => {
  expect(daysAfter(day, count)).toBe(expected)
})

test('a month is the beginning of its days', () => {
  expect(monthOf('2026-11-23')).toBe('2026-11')
})

const PERIOD = { startDate: '2026-12-01', endDate: '2026-12-14' }

test.each([
  ['2026-11-30', 'coming', '2026-12-01'],
  ['2026-12-01', 'running', '2026-12-15'],
  ['2026-12-14', 'running', '2026-12-15'],
  ['2026-12-15', 'over', undefined],
] as const)('on %s a period is %s, and changes on %s', (today, phase, next) => {
  expect(phaseOf(PERIOD, today)).toBe(phase)
  expect(nextPhaseOn(PERIOD, today)).toBe(next)
})

test('a single day runs for a day', () => {
  const day = { startDate: '2026-12-31', endDate: '2026-12-31' }

  expect(phaseOf(day, '2026-12-31')).toBe('running')
  expect(nextPhaseOn(day, '2026-12-31')).toBe('2027-01-01')
  expect(phaseOf(day, '2027-01-01')).toBe('over')
})
