import { expect, test } from 'vitest'
import { toMarkdown } from './toMarkdown.ts'

const absolute = (address: string) => (address.startsWith('/') ? `https://site.example${address}` : address)
const markdown = (html: string) => toMarkdown(html, absolute)

test.each([
  ['<h2>One</h2><h3>Two</h3>', '## One\n\n### Two'],
  ['<p>a <strong>b</strong> <em>c</em> <s>d</s></p>', 'a **b** *c* ~~d~~'],
  ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
  ['<p>H<sub>2</sub>O <u>u</u> <mark>m</mark></p>', 'H<sub>2</sub>O u m'],
  ['<p>one<br>two</p><hr><p>three</p>', 'one  \ntwo\n\n---\n\nthree'],
  ['<p><a href="/pricing">Prices (all)</a></p>', '[Prices (all)](https://site.example/pricing)'],
  ['<p><a href="mailto:a@b.example">mail</a> <a>no address</a></p>', '[mail](mailto:a@b.example) no address'],
  ['<p><a href="https://a.example/x_(y)">y</a></p>', '[y](https://a.example/x_%28y%29)'],
  [
    '<figure><img src="/media/a b.png" alt="A [b]"><figcaption>Seen</figcaption></figure>',
    '![A \\[b\\]](https://site.example/media/a%20b.png)\n\n*Seen*',
  ],
  ['words without a block', 'words without a block'],
  ['', ''],
])('%s is %j', (html, text) => {
  expect(markdown(html)).toBe(text)
})

test('lists count, nest and keep their paragraphs together', () => {
  const html =
    '<ol start="3"><li><p>three</p><ul><li><p>below</p><p>again</p></li></ul></li><li>four</li></ol>'

  expect(markdown(html)).toBe('3. three\n   - below\n\n     again\n4. four')
})

test('a table has a row of headings, whatever its parts, and as many cells in each row', () => {
  const headed =
    '<table><caption>Sizes</caption><thead><tr><th>a|b</th><th>c</th></tr></thead>' +
    '<tbody><tr><td colspan="2"><p>x</p><p>y</p></td></tr><tr><td>1</td></tr></tbody></table>'
  const plain = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'

  expect(markdown(headed)).toBe('Sizes\n\n| a\\|b | c |\n| --- | --- |\n| x y |  |\n| 1 |  |')
  expect(markdown(plain)).toBe('|  |  |\n| --- | --- |\n| 1 | 2 |')
})

test('code stays as it is, behind a fence that it cannot end', () => {
  const html = '<pre><code>a &lt; b &amp;&amp; c\n\n```\n  *d*\n</code></pre><p>Say <code>`x`_*</code></p>'

  expect(markdown(html)).toBe('````\na < b && c\n\n```\n  *d*\n````\n\nSay `` `x`_* ``')
})

test('a quotation goes on over its paragraphs', () => {
  expect(markdown('<blockquote><p>one</p><p>two</p></blockquote>')).toBe('> one\n>\n> two')
})

test.each([
  ['<p>2 * 3 _ [a] `b` &lt;c&gt; \\</p>', '2 \\* 3 \\_ \\[a\\] \\`b\\` \\<c\\> \\\\'],
  ['<p># no heading</p>', '\\# no heading'],
  ['<p>- no list</p>', '\\- no list'],
  ['<p>1. no list</p>', '1\\. no list'],
  ['<p>&#39;a&#x27; &quot;b&quot;&nbsp;&unknown; &#99999999;</p>', '\'a\' "b"\u00A0&unknown; &#99999999;'],
  ['<p>&#1114112;</p>', '\uFFFD'],
])('words of %s are no marks', (html, text) => {
  expect(markdown(html)).toBe(text)
})

test('mark-up that ends early, or never, loses no words', () => {
  expect(markdown('<p>a</strong> b</p></p><ul><li>c')).toBe('a b\n\n- c')
  expect(markdown('1 < 2')).toBe('1 \\< 2')
})

test('a long text without an end is read in no time', () => {
  const start = process.threadCpuUsage()
  markdown('<a href="'.repeat(20_000))
  markdown('<'.repeat(50_000))

  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000)
})
