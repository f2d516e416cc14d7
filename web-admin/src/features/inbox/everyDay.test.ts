import { expect, test } from 'vitest'
import { everyDay } from './everyDay.ts'

test('days without any are there, and a long time begins a year before its end', () => {
  const one = (day: string) => ({ day, count: 1, spam: 0 })

  expect(everyDay([one('2026-02-27'), one('2026-03-02')]).map(({ day, count }) => [day, count])).toEqual([
    ['2026-02-27', 1],
    ['2026-02-28', 0],
    ['2026-03-01', 0],
    ['2026-03-02', 1],
  ])
  expect(everyDay([])).toEqual([])
  expect(everyDay([one('2020-01-01'), one('2026-03-02')])).toHaveLength(366)
})
