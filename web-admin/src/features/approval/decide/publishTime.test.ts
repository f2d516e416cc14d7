import { expect, test } from 'vitest'
import { newTimeOf, wrongDay } from './publishTime.ts'

test('as planned says nothing, now and another day say so', () => {
  expect(newTimeOf({ choice: 'planned', day: '2026-12-01' })).toBeUndefined()
  expect(newTimeOf({ choice: 'now', day: '' })).toBe('now')
  expect(newTimeOf({ choice: 'other', day: '2026-12-01' })).toBe('2026-12-01')
})

test('another day is today in Jakarta or later', () => {
  const today = '2026-11-24'

  expect(wrongDay({ choice: 'other', day: '' }, today)).toBe('required')
  expect(wrongDay({ choice: 'other', day: 'soon' }, today)).toBe('date')
  expect(wrongDay({ choice: 'other', day: '2026-11-23' }, today)).toBe('dayOver')
  expect(wrongDay({ choice: 'other', day: '2026-11-24' }, today)).toBeUndefined()
  expect(wrongDay({ choice: 'now', day: '' }, today)).toBeUndefined()
})
