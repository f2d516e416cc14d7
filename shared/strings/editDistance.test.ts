import { expect, test } from 'vitest'
import { editDistance } from './editDistance.ts'

test.each([
  ['', '', 3, 0],
  ['server', 'server', 0, 0],
  ['server', 'servers', 2, 1],
  ['kitten', 'sitting', 5, 3],
  ['ab', 'ba', 1, 1],
  ['abcdef', 'badcfe', 3, 3],
  ['abc', '', 3, 3],
  ['abcdefgh', 'hgfedcba', 3, 4],
  ['short', 'much longer', 2, 3],
])('%s and %s within %i: %i', (...[one, other, most, expected]) => {
  expect(editDistance(one, other, most)).toBe(expected)
  expect(editDistance(other, one, most)).toBe(expected)
})

test('a bound does not change distances below it', () => {
  const words = ['cloud', 'clouds', 'could', 'lcoud', 'clued', 'loud', 'proud', 'cloudy day', 'dcloud']
  for (const one of words)
    for (const other of words) {
      const distance = editDistance(one, other, 20)
      for (const most of [1, 2, 3, 5])
        expect(editDistance(one, other, most)).toBe(Math.min(distance, most + 1))
    }
})
