import { expect, test } from 'vitest'
import { durationOf } from './duration.ts'

const FROM = '2026-11-20T00:00:00.000Z'
const after = (minutes: number) => new Date(Date.parse(FROM) + minutes * 60_000).toISOString()

test.each([
  [-1, 'duration.moment', 0],
  [0, 'duration.moment', 0],
  [1, 'duration.minutes', 1],
  [119, 'duration.minutes', 119],
  [120, 'duration.hours', 2],
  [47 * 60, 'duration.hours', 47],
  [48 * 60, 'duration.days', 2],
])('%d minutes are %s %d', (minutes, key, count) => {
  expect(durationOf(FROM, after(minutes))).toEqual({ key, count })
})
