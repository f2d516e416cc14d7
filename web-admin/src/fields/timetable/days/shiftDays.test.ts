import { expect, test } from 'vitest'
import { missingDays, outsideDays, shifted, shiftOf, withDays } from './shiftDays.ts'

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

test('the missing days of an event are sorted in between those that are there', () => {
  const dates = ['2027-01-01', '']
  const missing = missingDays(dates, NEW_YEAR, 10)

  expect(missing).toEqual(['2026-12-31', '2027-01-02'])
  expect(withDays(dates, missing)).toEqual([-1, 0, 1, -2])
  expect(missingDays([], NEW_YEAR, 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
  expect(withDays([], ['2026-12-31', '2027-01-01'])).toEqual([-1, -2])
})

test.each([
  ['no end', { startDate: '2026-12-31', endDate: '' }, 10],
  ['its end before its start', { startDate: '2026-12-31', endDate: '2026-12-30' }, 10],
  ['more days than the list has room for', NEW_YEAR, 2],
  ['a thousand years', { startDate: '2026-01-01', endDate: '3026-01-01' }, 50],
])('an event with %s has no days to add', (_, period, max) => {
  expect(missingDays([], period, max)).toEqual([])
})
