import { expect, test } from 'vitest'
import { lengthProblem, textLength, cutText } from './letters.ts'

test.each([
  ['plain', 5],
  ['\u{1f600}', 1],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', 1],
  ['\u{1f1ee}\u{1f1e9}', 1],
  ['e\u0301', 1],
  ['\r\n', 1],
  ['', 0],
])('%j has %i characters', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test('letters are counted up to the first above a limit', () => {
  expect(textLength('x'.repeat(100), 10)).toBe(11)
  expect(textLength('x'.repeat(10), 10)).toBe(10)
})

test.each([
  ['255 emoji', '\u{1f600}'.repeat(255), 255, undefined],
  ['256 emoji', '\u{1f600}'.repeat(256), 255, 'tooLong'],
  ['199 letters with an accent each', 'e\u0301'.repeat(199), 199, undefined],
  ['200 letters', 'x'.repeat(200), 199, 'tooLong'],
  ['one letter under a tower of accents', `a${'\u0301'.repeat(5_000)}`, 255, 'tooLarge'],
  ['a text of megabytes', 'x'.repeat(1_000_000), 255, 'tooLong'],
])('%s', (...[, text, max, problem]) => {
  expect(lengthProblem(text, max)).toBe(problem)
})

test('a text within its limit fits into a key of the table', () => {
  expect(lengthProblem('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(60), 255)).toBe('tooLarge')
})

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer', 4, 'long'],
  ['ab\u{1f600}c', 3, 'ab'],
  ['ab\u{1f600}c', 4, 'ab\u{1f600}'],
])('%s cut to %i', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
