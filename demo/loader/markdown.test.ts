import { expect, test } from 'vitest'
import { richText } from './markdown.ts'

test.each([
  ['One\nparagraph', '<p>One paragraph</p>'],
  ['## Big\n\n### Small', '<h2>Big</h2><h3>Small</h3>'],
  ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['1. one\n2. two', '<ol><li><p>one</p></li><li><p>two</p></li></ol>'],
  ['> said\n> twice', '<blockquote><p>said twice</p></blockquote>'],
  ['```\na < b\n\n# c\n```', '<pre><code>a &lt; b\n\n# c</code></pre>'],
  ['**bold**, *em* and _em_', '<p><strong>bold</strong>, <em>em</em> and <em>em</em></p>'],
  ['[news](/news) and `a_b_c`', '<p><a href="/news">news</a> and <code>a_b_c</code></p>'],
  [
    '| a   | b   |\n| --- | --- |\n| 1   | 2   |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['![A plan](plan-en)', '<img plan-en A plan>'],
])('%j becomes the markup of the editor', (notation, html) => {
  expect(richText(notation, (name, alt) => `<img ${name} ${alt}>`)).toBe(html)
})
