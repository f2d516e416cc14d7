import { expect, test } from 'vitest'
import { matchesWords, splitWords } from './queryWords.ts'

test.each([
  ['', true],
  ['  server VIRTUAL ', true],
  ['sec', true],
  ['server gpu', false],
  ['32gb', true],
  ['132GB', false],
])('"%s" finds the virtual server: %s', (query, isFound) => {
  expect(matchesWords(splitWords(query), 'Virtual Server', 'Ready in 28 seconds', '32\u00A0GB')).toBe(isFound)
})
