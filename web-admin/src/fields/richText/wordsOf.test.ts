import { expect, test } from 'vitest'
import { wordsOf } from './TextSize.tsx'

test.each([
  ['', 0],
  ['<p>One two</p><p>three</p>', 3],
  ['<p><strong>re</strong>start, <code>npm start</code>, <a href="/a b">done</a>.</p>', 4],
  ['<ul><li><p>One</p></li><li><p>two</p></li></ul>', 2],
  ['<p>One&nbsp;two<br>three</p>', 3],
])('%s has %i words', (html, words) => {
  expect(wordsOf(html)).toBe(words)
})
