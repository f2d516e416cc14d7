import { DOMParser as Parser, parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cleanPaste } from './cleanPaste.ts'

/** Browsers add the body that a fragment lacks. */
class BrowserParser {
  parseFromString(html: string) {
    const whole = /<body/i.test(html) ? html : `<html><body>${html}</body></html>`
    return new Parser().parseFromString(whole, 'text/html')
  }
}

beforeAll(() => {
  const { document, Element } = parseHTML('<html><body></body></html>')
  vi.stubGlobal('DOMParser', BrowserParser)
  vi.stubGlobal('document', document)
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4, SHOW_COMMENT: 128 })
})
afterAll(() => vi.unstubAllGlobals())

const pasted = (html: string) => cleanPaste(html, () => []).replaceAll(/\s*\n\s*/g, '')

test.each([
  [
    'an item with only a list',
    '<p>Para</p><ul><li>item 1</li><li><ul><li>nested 1</li></ul></li></ul>',
    '<p>Para</p><ul><li>item 1<ul><li>nested 1</li></ul></li></ul>',
  ],
  [
    'a list directly in a list, as Google Docs writes it',
    '<ul><li>a</li><ul><li>b</li><ol><li>c</li></ol></ul><li>d</li></ul>',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>',
  ],
  [
    'two nested lists that belong to one item',
    '<ul><li>a<ul><li>b</li></ul></li><li><ul><li>c</li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>',
  ],
  [
    'a list that begins on its second level',
    '<ul><ul><li>a</li></ul><li>b</li></ul>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'items within items within items',
    '<ul><li><ul><li><ul><li>a</li></ul></li></ul></li></ul>',
    '<ul><li>a</li></ul>',
  ],
  ['a paragraph directly in a list', '<ol><p>a</p><li>b</li></ol>', '<ol><li><p>a</p></li><li>b</li></ol>'],
  [
    'white space around it',
    '<ul>\n <li>a</li>\n <li>\n  <ul>\n   <li>b</li>\n  </ul>\n </li>\n</ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'a proper list',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
])('of %s a proper list is pasted', (_, html, proper) => {
  expect(pasted(html)).toBe(proper)
})

test('lists of Word are nested by their levels', () => {
  const entry = (level: number, text: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>${text}</p>`

  expect(pasted(entry(1, 'a') + entry(2, 'b') + entry(1, 'c'))).toBe(
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
  )
})

test.each([
  [
    'comments of Word',
    `<p>Text<a style='mso-comment-reference:AB_1' href="#_msocom_1" id="_anchor_1" class=msocomanchor>[AB1]</a> goes on</p>
     <div style='mso-element:comment-list'><div style='mso-element: comment'><p class=MsoCommentText>Remark</p></div></div>`,
    '<p>Text goes on</p>',
  ],
  [
    'footnotes of Word',
    `<p>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a></p>
     <div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1" name="_ftn1">[1]</a> Note</p></div></div>`,
    '<p>Text</p>',
  ],
  [
    'footnotes and comments of Google Docs',
    '<p>Text<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>' +
      '<div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Note</p></div><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Remark</p></div>',
    '<p>Text</p>',
  ],
  [
    'office mark-up',
    `<html xmlns:o="x"><head><meta name=Generator content="Word"><style>p { color: red }</style></head><body><!--StartFragment-->
     <!--[if gte mso 9]><xml><w:x>1</w:x></xml><![endif]--><p class=MsoNormal>Text<o:p></o:p></p><span style='mso-hide:all'>hidden</span><!--EndFragment--></body></html>`,
    '<p class="MsoNormal">Text</p>',
  ],
])('%s are not pasted', (_, html, text) => {
  expect(pasted(html)).toBe(text)
})
