import { expect, test } from 'vitest'
import { everyTotal } from './everyTotal.ts'

const day = (name: string, total: number) => ({ day: name, joined: 0, left: 0, total })

test('days on which nobody came or left keep the total of the day before', () => {
  expect(everyTotal([day('2026-11-01', 3), day('2026-11-04', 2)])).toEqual([
    { day: '2026-11-01', total: 3 },
    { day: '2026-11-02', total: 3 },
    { day: '2026-11-03', total: 3 },
    { day: '2026-11-04', total: 2 },
  ])
})

test('a year is shown, which begins with the total of what was before', () => {
  const days = everyTotal([day('2020-01-01', 7), day('2026-11-04', 9)])

  expect([days.length, days[0]?.total, days.at(-1)]).toEqual([366, 7, { day: '2026-11-04', total: 9 }])
  expect(everyTotal([])).toEqual([])
})
