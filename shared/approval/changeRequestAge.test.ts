import { expect, test } from 'vitest'
import { ageOf, expiryOf, type ApprovalClock } from './changeRequestAge.ts'
import { WORKFLOW_STATUS } from './workflow.ts'

const NOW = new Date('2026-11-23T03:00:00.000Z')
const CLOCK: ApprovalClock = { remindAfterDays: 3, expireAfterDays: 14 }
const submitted = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

test.each([
  [0, 'fresh'],
  [2.9, 'fresh'],
  [3, 'waiting'],
  [10.9, 'waiting'],
  [11, 'expiring'],
  [15, 'expiring'],
])('%d days after its submission a change is %s', (days, age) => {
  const change = { status: WORKFLOW_STATUS.pending, submitted: submitted(days) }

  expect(ageOf(change, CLOCK, NOW)).toBe(age)
})

test('a short time of waiting is half over before a change counts as expiring', () => {
  const change = { status: WORKFLOW_STATUS.pending, submitted: submitted(0.9) }

  expect(ageOf(change, { remindAfterDays: 3, expireAfterDays: 2 }, NOW)).toBe('fresh')
})

test('the clock stands still while a change waits for its author', () => {
  const change = { status: WORKFLOW_STATUS.changesRequested, submitted: submitted(20) }

  expect([ageOf(change, CLOCK, NOW), expiryOf(change, CLOCK)]).toEqual([undefined, undefined])
})
