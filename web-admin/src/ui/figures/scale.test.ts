import { expect, test } from 'vitest'
import { axisFor, hasLabel, ticksOf } from './scale.ts'

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

test.each([
  [5, 8, [0, 1, 2, 3, 4]],
  [8, 3, [1, 4, 7]],
  [1, 3, [0]],
])('of %d columns at most %d are named: %j', (count, most, named) => {
  const indexes = Array.from({ length: count }, (_, index) => index)

  expect(indexes.filter((index) => hasLabel(index, count, most))).toEqual(named)
})
