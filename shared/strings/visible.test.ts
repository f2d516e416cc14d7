import { expect, test } from 'vitest'
import { isBlank, isBlankMarkup, withoutControls } from './visible.ts'

test.each([
  ['white space of all kinds', ' \t\n\u00a0\u1680\u2003\u202f\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['an empty Braille cell', '\u2800'],
  ['direction marks', '\u200e\u202e\u2066\u2069'],
  ['variation selectors and tags', '\ufe0f\u{e0100}\u{e0041}'],
  ['control characters', '\u0000\u0007\u0085'],
])('%s alone are blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', '.', '0', '\u{1f600}', 'é', '日', '\u200bx', '…'])('%s is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  '',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<p>\u200b</p>',
  '<p>&nbsp;\u200b</p>',
  '<p>&#8203;&#xA0;&shy;&ZeroWidthSpace;</p>',
  '<ul><li><p><br></p></li></ul>',
  '<h2>\u3164</h2><hrx>',
])('mark-up that shows nothing is blank: %s', (html) => {
  expect(isBlankMarkup(html)).toBe(true)
})

test.each([
  '<p>a</p>',
  '<p>&#97;</p>',
  '<p>&lt;</p>',
  '<img src="/media/1/a.webp">',
  '<hr>',
  '<p>&#9999999;</p>',
])('mark-up that shows something is not blank: %s', (html) => {
  expect(isBlankMarkup(html)).toBe(false)
})

test('control characters, half characters and noncharacters are removed; tabs, line breaks and emoji stay', () => {
  const text = 'A\u0000B\u000bC\fD\u001b\u007f\u0085\ud800E\uffff\ufffe\ufdd0\tF\r\nG\u{1f468}\u200d\u{1f469}'

  expect(withoutControls(text)).toBe('ABCDE\tF\r\nG\u{1f468}\u200d\u{1f469}')
})
