import { expect, test } from 'vitest'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { daysOfView, entriesByDay, onDay, stepDay } from './calendarDays.ts'

test('a month is shown in whole weeks from Monday', () => {
  const days = daysOfView('2026-12-09', 'month')

  expect([days.length, days[0], days.at(-1)]).toEqual([35, '2026-11-30', '2027-01-03'])
  expect(daysOfView('2026-12-09', 'week')).toHaveLength(7)
  expect(daysOfView('2027-02-01', 'month')).toHaveLength(28)
})

test('a step goes over the year', () => {
  expect([stepDay('2026-12-31', 'month', 1), stepDay('2026-01-15', 'month', -1)]).toEqual([
    '2027-01-01',
    '2025-12-01',
  ])
  expect(stepDay('2026-12-30', 'week', 1)).toBe('2027-01-06')
})

const entry = (at: string, until?: string): CalendarEntry => ({
  kind: until === undefined ? 'publish' : 'period',
  type: 'news',
  id: 1,
  titles: { en: 'A', id: 'A' },
  at,
  ...(until !== undefined && { until }),
})

test('times are on their day in Jakarta, and periods on their first and last one', () => {
  const days = entriesByDay([
    entry('2026-12-01T17:00:00.000Z'),
    entry('2026-12-02', '2026-12-04'),
    entry('2026-12-09', '2026-12-09'),
  ])

  expect([...days].map(([day, entries]) => [day, entries.map(({ edge }) => edge)])).toEqual([
    ['2026-12-02', [undefined, 'begins']],
    ['2026-12-04', ['ends']],
    ['2026-12-09', [undefined]],
  ])
})

test('a time is moved to another day at the same hour in Jakarta', () => {
  expect(onDay('2026-12-01T17:30:00.000Z', '2026-12-12')).toBe('2026-12-11T17:30:00.000Z')
})
