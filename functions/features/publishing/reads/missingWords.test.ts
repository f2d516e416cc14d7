import { expect, test } from 'vitest'
import { withMissingWords, wordsOfMissingPath } from './missingWords.ts'

test.each([
  ['/en/products/load-balancer/index.html', 'load balancer'],
  ['/id/berita/harga_baru.html', 'harga baru'],
  ['/en/g4.2xlarge/index.html', 'g4.2xlarge'],
  ['/en/caf%C3%A9/index.html', 'café'],
  ['/en/%E0%A4%A/index.html', 'E0 A4 A'],
  ['/en/"><script>alert(1)</script>', 'script'],
  ['/en/index.html', 'en'],
])('%s names %j', (path, words) => {
  expect(wordsOfMissingPath(path)).toBe(words)
})

test('a long path is cut', () => {
  expect(wordsOfMissingPath(`/en/${'x'.repeat(5_000)}`)).toHaveLength(80)
})

const PAGE =
  '<input name="query"/><form><input name="query" data-missing="" value=""/></form><input value=""/>'

test('the words are in the field for them alone, escaped', () => {
  expect(withMissingWords(PAGE, 'a "b" <c>')).toBe(
    PAGE.replace('data-missing="" value=""', 'data-missing="" value="a &quot;b&quot; &lt;c&gt;"'),
  )
})

test.each(['<p>no field</p>', '<input data-missing=""/><input value=""/>'])('%s stays as it is', (html) => {
  expect(withMissingWords(html, 'words')).toBe(html)
})
