import { expect, test } from 'vitest'
import { pairSegments } from './pairSegments.ts'
import { hasSameCodes, isNestedWell } from './segment.ts'
import { cutText, joinText, segmentsIn } from './cutText.ts'

const texts = (text: string, isMarkup = true) => segmentsIn(cutText(text, isMarkup)).map((one) => one.text)

test.each([
  ['plain sentences', 'One. Two!', false, ['One.', 'Two!']],
  ['lines', 'One\n\nTwo', false, ['One', 'Two']],
  ['signs', 'a < b & c', false, ['a &lt; b &amp; c']],
  ['paragraphs', '<p>One. Two.</p><p>Three</p>', true, ['One.', 'Two.', 'Three']],
  [
    'inline markup',
    '<p>Use <strong>it</strong>. <a href="/x">Call</a></p>',
    true,
    ['Use <1>it</1>.', '<1>Call</1>'],
  ],
  ['markup around sentences', '<p><em>One. Two.</em> Three.</p>', true, ['<1>One. Two.</1>', 'Three.']],
  ['line breaks', '<p>One<br>Two</p>', true, ['One', 'Two']],
  ['a line break in markup', '<p><b>One<br>Two</b></p>', true, ['<1>One<2/>Two</1>']],
  ['alternative texts', '<p><img src="/m.png" alt="A > b"></p>', true, ['A > b']],
  ['empty paragraphs', '<p></p><p>&nbsp;</p>', true, []],
  ['an abbreviation', 'PT. Flou dan J. Doe. Dua.', false, ['PT. Flou dan J. Doe.', 'Dua.']],
])('cuts %s', (...[, text, isMarkup, expected]) => {
  expect(texts(text, isMarkup)).toEqual(expected)
})

test.each([
  '<h2>One &amp; two</h2><ul><li>A <b>b</b> c. D.</li></ul><p>\n E</p><hr>',
  '<p><a href="/x" data-record="news#1" title="a > b">One</a> two.</p>',
  '<table><tbody><tr><td>1</td><td><p>Two. Three.</p></td></tr></tbody></table>',
  '<p>One</p><p><strong></strong></p><img src="/m.png" alt="Say &quot;hi&quot;">',
  '<p>No end <strong>of tag</p>',
])('joins a text to what it was: %s', (html) => {
  expect(joinText(cutText(html, true))).toBe(html)
})

test('joins plain text with its line breaks and signs', () => {
  const text = ' One & <two>.  Three\n\nFour '

  expect(joinText(cutText(text, false))).toBe(text)
})

test('a translation takes the markup of its source', () => {
  const cut = cutText('<p>Open the <a href="/x">portal</a>.</p>', true)

  expect(joinText(cut, ['<1>Portal</1> dibuka.'])).toBe('<p><a href="/x">Portal</a> dibuka.</p>')
})

test('an alternative text is escaped as an attribute', () => {
  expect(joinText(cutText('<img src="/m.png" alt="A">', true), ['"B"'])).toBe(
    '<img src="/m.png" alt="&quot;B&quot;">',
  )
})

test.each([
  ['the same in another order', '<1>a</1> <2/>', '<2/> <1>b</1>', true],
  ['a lost one', '<1>a</1>', 'b', false],
  ['a new one', 'a', 'b<1/>', false],
])('compares tags: %s', (...[, one, other, expected]) => {
  expect(hasSameCodes(one, other)).toBe(expected)
})

test.each([
  ['<1>a <2>b</2></1>', true],
  ['<1>a <2>b</1></2>', false],
  ['</1>a<1>', false],
])('nesting of %s', (text, expected) => {
  expect(isNestedWell(text)).toBe(expected)
})

const pairs = (id: string, en: string, isMarkup = true) =>
  pairSegments({ name: 'title', isMarkup, texts: { id, en } }).map((pair) => [pair.id, pair.en])

test.each([
  ['sentences', '<p>Satu. Dua.</p>', '<p>One. Two.</p>', [['Satu.', 'One.'], ['Dua.', 'Two.']]], // prettier-ignore
  ['a paragraph of other length', '<p>Satu. Dua.</p><p>Tiga</p>', '<p>One, two.</p><p>Three</p>', [['Satu. Dua.', 'One, two.'], ['Tiga', 'Three']]], // prettier-ignore
  ['a text of other length', '<p>Satu</p><p>Dua</p>', '<p>One</p>', [['Satu Dua', 'One']]],
  ['no text in one language', '<p>Satu</p>', '', []],
])('pairs %s', (...[, id, en, expected]) => {
  expect(pairs(id, en)).toEqual(expected)
})

test('markup of joined sentences is numbered again', () => {
  expect(pairs('<p><b>Satu</b>. <b>Dua</b>.</p>', '<p>One</p>')).toEqual([
    ['<1>Satu</1>. <2>Dua</2>.', 'One'],
  ])
})
