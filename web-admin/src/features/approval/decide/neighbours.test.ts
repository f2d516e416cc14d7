import { expect, test } from 'vitest'
import { neighboursOf } from './useNeighbours.ts'

test.each([
  ['B', { previous: 'A', next: 'C' }],
  ['A', { next: 'B' }],
  ['C', { previous: 'B' }],
  ['decided meanwhile', { next: 'A' }],
])('around %s', (id, neighbours) => {
  expect(neighboursOf(['A', 'B', 'C'], id)).toEqual(neighbours)
})

test('an empty queue leads nowhere', () => {
  expect(neighboursOf([], 'A')).toEqual({})
})
