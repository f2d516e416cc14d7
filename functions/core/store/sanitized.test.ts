import { expect, test } from 'vitest'
import fc from 'fast-check'
import { readContent } from '../../../demo/loader/content.ts'
import { sanitized, sanitizedWithinLimits } from './sanitized.ts'
import { isHarmless } from './harmlessMarkup.ts'
import { sanitizedForReaders, withSanitizer } from './sanitizedForReaders.ts'

test('a link keeps the record it leads to', () => {
  const html = '<p><a href="/news-and-information/a#part" data-record="news#12">x</a></p>'

  expect(sanitized(html)).toBe(html)
})

test.each([
  'news',
  'news#',
  'news#0',
  'news#x',
  '#12',
  'news#12#3',
  'news#12345678901',
  'javascript:1#2',
  '../a#1',
])('what names no record goes, the link stays: %s', (record) => {
  expect(sanitized(`<a href="/a" data-record="${record}">x</a>`)).toBe('<a href="/a">x</a>')
})

test('only links name records', () => {
  expect(sanitized('<p data-record="news#12">x</p>')).toBe('<p>x</p>')
})

test.each([
  '<aside data-tone="info"><p>x</p></aside>',
  '<figure><img src="/media/1/a.webp" alt="x"><figcaption>y</figcaption></figure>',
  '<img src="/media/1/a.webp" alt="" width="8" data-media="1" data-decorative="true">',
  '<p><a href="/pricing" data-button="true">x</a></p>',
  '<table><tbody><tr><td data-align="right"><p>1</p></td></tr></tbody></table>',
])('callouts, captions, buttons and alignment stay: %s', (html) => {
  expect(sanitized(html)).toBe(html)
  expect(isHarmless(html)).toBe(true)
})

test.each([
  ['<aside data-tone="x">y</aside>', '<aside>y</aside>'],
  ['<td data-align="x">y</td>', '<td>y</td>'],
  ['<p data-tone="info">y</p>', '<p>y</p>'],
  ['<img src="/media/1/a" alt="y" data-decorative="x">', '<img src="/media/1/a" alt="y">'],
])('other values go: %s', (html, clean) => {
  expect(sanitized(html)).toBe(clean)
})

const PARTS = [
  '<aside data-tone="info">x</aside>',
  '<td data-align="right">x</td>',
  '<a href="/a" data-button="x">x</a>',
  '<p>',
  '</p>',
  '<a href="/news">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a>',
  '<a href="https://a.example" target="_blank">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<A HREF="javascript:alert(1)">x</A>',
  '<img src="/media/1/a.webp" alt="x">',
  '<img src="/media/..\\..\\evil" alt="x">',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/1/a.webp" onerror="alert(1)">',
  '<p style="position:fixed">x</p>',
  '<p title="a" onclick="b">x</p>',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '<!-- --!><script>alert(1)</script>',
  '<iframe src="/x"></iframe>',
  '<p title=">"><script>alert(1)</script>"></p>',
  '<',
  '&lt;script&gt;',
  'a < b & c',
  '<h1>x</h1>',
]
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

test('what readers get has no tag that the sanitiser would take away or change', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }), async (parts) => {
      const html = await withSanitizer(() => sanitizedForReaders(parts.join('')))
      // unbalanced paragraphs stay: they are harmless
      const balanced = (one: string) => tagsOf(one).filter((tag) => tag !== '<p>' && tag !== '</p>')
      expect(balanced(html)).toEqual(balanced(sanitized(html)))
      expect(html).not.toMatch(/<script|onerror=|onclick=|onload=|style=|javascript:|<iframe|<h1/i)
    }),
    { numRuns: 500 },
  ))

test('the rich texts of the demo content are harmless at a glance once they are stored', () => {
  const ids = { picture: () => 1, pictureUrl: () => '', record: () => 1 }
  const texts = JSON.stringify(readContent().records.map(({ body }) => body(ids))).match(/<p>.*?<\/p>/g) ?? []

  expect(texts.length).toBeGreaterThan(100)
  const stored = texts.map((text) => sanitized(JSON.parse(`"${text}"`) as string))
  expect(stored.filter((text) => !isHarmless(text))).toEqual([])
})

const MICROSECONDS = 1_000
const cpuMs = (work: () => void) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MICROSECONDS
}

test.each([
  ['bold in bold', '<b>'.repeat(66_000)],
  ['lists in lists', '<ul><li>'.repeat(25_000)],
  ['quotations', '<blockquote>'.repeat(16_000)],
  ['unknown elements', '<x>'.repeat(66_000)],
  ['quotes that hide tags from a simpler scanner', `<b "><b '>${'<b>'.repeat(60_000)}`],
  ['end tags in attributes', '<b title="</b>">'.repeat(12_000)],
  ['101 levels', '<i>'.repeat(101)],
])('%s are refused before they cost anything', (_, html) => {
  expect(sanitizedWithinLimits(html)).toBeUndefined()
  const best = Math.min(...Array.from({ length: 3 }, () => cpuMs(() => sanitizedWithinLimits(html))))

  expect(best).toBeLessThan(20)
})

test.each([
  ['tags side by side', '<br>'.repeat(50_000)],
  ['attributes', `<p>${'<a a=1 b=2 c=3 d=4 e=5>x</a>'.repeat(7_000)}`],
])('%s beyond the limits are refused', (_, html) => {
  expect(sanitizedWithinLimits(html)).toBeUndefined()
})

test('what an editor writes is within the limits', () => {
  const list = `${'<ul><li>'.repeat(50)}x${'</li></ul>'.repeat(50)}`
  const long = '<p>Some <strong>words</strong></p>'.repeat(4_900)

  expect(sanitizedWithinLimits(list)).toBe(list)
  expect(sanitizedWithinLimits(long)).toBe(long)
})

test('a control character written as an entity does not get through', () => {
  expect(sanitized('<p>A&#11;B&#x1;C\u000bD</p>')).toBe('<p>ABCD</p>')
})
