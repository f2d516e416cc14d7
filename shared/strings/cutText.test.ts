import { expect, test } from 'vitest'
import { cutText } from './cutText.ts'

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer', 4, 'long'],
  ['ab\u{1f600}c', 3, 'ab'],
  ['ab\u{1f600}c', 4, 'ab\u{1f600}'],
])('%s cut to %i', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
