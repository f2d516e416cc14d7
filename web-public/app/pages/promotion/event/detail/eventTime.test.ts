import { expect, test } from 'vitest'
import { nextRenderDay, eventStateOf } from './eventTime.ts'

const DAYS = { startDate: '2026-12-08', endDate: '2026-12-10' }

test.each([
  ['2026-12-07', 'coming', '2026-12-08'],
  ['2026-12-08', 'today', '2026-12-09'],
  ['2026-12-09', 'running', '2026-12-11'],
  ['2026-12-10', 'running', '2026-12-11'],
  ['2026-12-11', 'over', '2027-02-09'],
  ['2027-02-08', 'over', '2027-02-09'],
  ['2027-02-09', 'over', undefined],
])('on %s an event is %s, and its page changes on %s', (today, state, next) => {
  expect(eventStateOf(DAYS, today)).toBe(state)
  expect(nextRenderDay(DAYS, today)).toBe(next)
})
