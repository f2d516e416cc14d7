import { expect, test } from 'vitest'
import { outsideDays, shifted, shiftOf } from './shiftDays.ts'

const DATES = ['2026-12-08', '', '2026-12-10']
const NEW_YEAR = { startDate: '2026-12-31', endDate: '2027-01-02' }

test('days before and after an event are outside of it; a missing date is none', () => {
  expect(outsideDays(DATES, { startDate: '2026-12-09', endDate: '2026-12-09' })).toEqual([0, 2])
  expect(outsideDays(DATES, { startDate: '', endDate: '2026-12-09' })).toEqual([])
})

test('a programme follows the start of its event, over the end of a year', () => {
  const shift = shiftOf(DATES, NEW_YEAR, '2026-12-08')

  expect(shift).toBe(23)
  expect(shifted(DATES, 23)).toEqual(['2026-12-31', '', '2027-01-02'])
})

test('a programme that begins on the second day still does', () => {
  expect(shiftOf(['2026-12-09'], NEW_YEAR, '2026-12-08')).toBe(23)
})

test('without a move the first day goes to the start; nothing is offered where days would stay outside', () => {
  expect(shiftOf(DATES, NEW_YEAR, '2026-12-31')).toBe(23)
  expect(shiftOf(DATES, { startDate: '2026-12-08', endDate: '2026-12-09' }, '2026-12-08')).toBeUndefined()
})
