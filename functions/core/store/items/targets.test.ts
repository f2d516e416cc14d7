import { expect, test } from 'vitest'
import { targetsIn } from './memberships.ts'

test.each([
  [7, [7]],
  ['7', [7]],
  [
    [3, '5', 3],
    [3, 5],
  ],
  [[0, -1, 'x', null, 4], [4]],
  [undefined, []],
])('the targets in %j are %j', (value, targets) => {
  expect(targetsIn(value)).toEqual(targets)
})

test('a field has twenty targets at most, the first ones', () => {
  const ids = Array.from({ length: 25 }, (_, index) => index + 1)

  expect(targetsIn(ids)).toEqual(ids.slice(0, 20))
})
