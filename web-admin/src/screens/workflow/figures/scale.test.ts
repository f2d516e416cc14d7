import { expect, test } from 'vitest'
import { axisFor, ticksOf } from './scale.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [190, [0, 50, 100, 150, 200]],
])('an axis up to %d has lines at %j', (max, ticks) => {
  expect(ticksOf(axisFor(max))).toEqual(ticks)
})
