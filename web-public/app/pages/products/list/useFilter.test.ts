import { expect, test } from 'vitest'
import { matchesWords, splitWords } from './useFilter.ts'

test.each([
  ['', true],
  ['  server VIRTUAL ', true],
  ['sec', true],
  ['server gpu', false],
])('"%s" finds the virtual server: %s', (query, isFound) => {
  expect(matchesWords(splitWords(query), 'Virtual Server', 'Ready in 28 seconds')).toBe(isFound)
})
