import { expect, test } from 'vitest'
import { percentChange } from './AmountDiff.tsx'

test.each([
  [1_000, 1_100, 10],
  [3, 2, -33.3],
  [0, 5, undefined],
  [5, 5, undefined],
  [null, 5, undefined],
])('from %j to %j an amount changed by %j per cent', (before, after, percent) => {
  expect(percentChange(before, after)).toBe(percent)
})
