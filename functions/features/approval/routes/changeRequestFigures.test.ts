import { expect, test } from 'vitest'
import { agesOf, decidersOf, mondayOf, percentile, weeksOf } from './changeRequestFigures.ts'

const NOW = new Date('2026-11-23T03:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
const AUTHOR = { id: 1, name: 'Citra' }

const decision = (hours: number, { decided = '2026-11-18T05:00:00.000Z', status = 2, by = 7 } = {}) => ({
  status: status as 2 | 3,
  submitted: new Date(Date.parse(decided) - hours * 3_600_000).toISOString(),
  decided,
  decidedBy: { id: by, name: `Person ${by}` },
  author: AUTHOR,
})

test('open changes are counted by whole days, and none is left out', () => {
  const ages = agesOf([0, 0.5, 1, 2.99, 3, 6.9, 7, 13.9, 14, 40].map(daysAgo), NOW)

  expect(ages.map(({ from, count }) => [from, count])).toEqual([
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 2],
    [7, 1],
    [11, 1],
    [14, 2],
  ])
})

test.each([
  ['2026-11-22T16:59:00.000Z', '2026-11-16'],
  ['2026-11-22T17:00:00.000Z', '2026-11-23'],
  ['2026-11-25T00:00:00.000Z', '2026-11-23'],
])('a week begins on Monday in Jakarta: %s', (instant, monday) => {
  expect(mondayOf(instant)).toBe(monday)
})

test.each([
  [[5], 50, 5],
  [[5], 90, 5],
  [[1, 2, 3, 4], 50, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90, 9],
  [[], 50, 0],
])('of %j the %d. percentile is %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected)
})

test('weeks are in order, with what half and nine in ten decisions did not exceed', () => {
  const later = { decided: '2026-11-24T05:00:00.000Z' }
  const weeks = weeksOf([decision(4, later), decision(1), decision(2), decision(30.06)])

  expect(weeks).toEqual([
    { week: '2026-11-16', decided: 3, medianHours: 2, p90Hours: 30.1 },
    { week: '2026-11-23', decided: 1, medianHours: 4, p90Hours: 4 },
  ])
})

test('the busiest of who decided comes first', () => {
  const deciders = decidersOf([
    decision(1, { by: 8 }),
    decision(1),
    decision(1, { status: 3 }),
    decision(1, { status: 2 }),
  ])

  expect(deciders).toEqual([
    { person: { id: 7, name: 'Person 7' }, approved: 2, rejected: 1 },
    { person: { id: 8, name: 'Person 8' }, approved: 1, rejected: 0 },
  ])
})
