import { expect, test } from 'vitest'
import { matchesWords, wordsOf } from './matchesWords.ts'

test.each([
  ['', true],
  ['  server VIRTUAL ', true],
  ['sec', true],
  ['server gpu', false],
])('"%s" finds the virtual server: %s', (query, isFound) => {
  expect(matchesWords(wordsOf(query), 'Virtual Server', 'Ready in 28 seconds')).toBe(isFound)
})
