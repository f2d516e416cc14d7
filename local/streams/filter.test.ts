import { expect, test } from 'vitest'
import { matchesPattern } from './filter.ts'

const record = (pk: string, sk: string, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
})
const live = { dynamodb: { Keys: { sk: { S: ['live', { suffix: '#live' }] } } } }
const mail = { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'mail#' }] } } } }

test.each([
  ['a literal', live, record('news#1', 'live'), true],
  ['a suffix', live, record('section#home', 'cta#live'), true],
  ['neither', live, record('news#1', 'v#0000000001'), false],
  ['prefix and event', mail, record('mail#1', '-'), true],
  ['another event', mail, record('mail#1', '-', 'MODIFY'), false],
  [
    'a field that is not there',
    { dynamodb: { NewImage: { a: [{ exists: true }] } } },
    record('a', 'b'),
    false,
  ],
  ['anything but', { eventName: [{ 'anything-but': ['REMOVE'] }] }, record('a', 'b'), true],
] as const)('a pattern is matched by %s', (...[, pattern, candidate, expected]) => {
  expect(matchesPattern(pattern, candidate)).toBe(expected)
})

test('a rule that is not known is an error', () => {
  expect(() => matchesPattern({ eventName: [{ numeric: ['>', 1] }] }, record('a', 'b'))).toThrow('numeric')
})
