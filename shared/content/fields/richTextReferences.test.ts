import { expect, test } from 'vitest'
import { mediaIdsIn, recordsLinkedIn, updateLinks, updatePictureUrls } from './richTextReferences.ts'

const slugs: Readonly<Record<string, string>> = { 'news#12': 'renamed', 'product#3': 'compute' }
const slugOf = (type: string, id: number) => slugs[`${type}#${id}`]
const shown = (html: string, language: 'en' | 'id' = 'id') => updateLinks(html, { language, slugOf })

test('links name the records of types that have pages; others are plain links', () => {
  const html =
    '<a href="/x" data-record="news#12">a</a><a data-record="product#3" href="/y">b</a>' +
    '<a href="/z" data-record="role#1">c</a><a href="/z" data-record="news#0">d</a><a href="/z">e</a>'

  expect(recordsLinkedIn(html)).toEqual(['news#12', 'product#3'])
})

test.each([
  ['/pricing', '/id/pricing'],
  ['/', '/id'],
  ['/pricing?plan=1&amp;x=2#table', '/id/pricing?plan=1&amp;x=2#table'],
  ['/#offers', '/id#offers'],
  ['/id/pricing', '/id/pricing'],
  ['/media/a/file.pdf', '/media/a/file.pdf'],
  ['#part', '#part'],
  ['https://elsewhere.example/pricing', 'https://elsewhere.example/pricing'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s is %s in an Indonesian text and as it is in an English one', (href, expected) => {
  const html = `<p><a target="_blank" href="${href}" rel="noopener noreferrer">x</a></p>`

  expect(shown(html)).toBe(html.replace(href, expected))
  expect(shown(html, 'en')).toBe(html)
})

test('a link to a record leads to where it is now, with the place on the page, and keeps the id to itself', () => {
  const html = '<a href="/news-and-information/old?a=1#part" data-record="news#12"><strong>x</strong></a>'

  expect(shown(html)).toBe('<a href="/id/news-and-information/renamed?a=1#part"><strong>x</strong></a>')
  expect(shown(html, 'en')).toBe('<a href="/news-and-information/renamed?a=1#part"><strong>x</strong></a>')
})

test('where the record is gone its text stays, without a link', () => {
  const html = '<p>See <a href="/products/gone" data-record="product#9">our <em>product</em></a>.</p>'

  expect(shown(html)).toBe('<p>See our <em>product</em>.</p>')
})

test('a record of a type without pages leaves the link as it was saved', () => {
  expect(shown('<a href="/faq" data-record="role#1">x</a>')).toBe('<a href="/id/faq">x</a>')
})

const pictures =
  '<p>a</p><img src="/media/old/file.jpg" alt="A" data-media="12"><p>b</p><img src="/media/free/file.jpg" alt="B">'

test('files are known by their ids; a picture without one is none', () => {
  expect(
    mediaIdsIn(`${pictures}<img data-media="0" src="/media/x"><img data-media="x" src="/media/y">`),
  ).toEqual([12])
})

test('an attribute of a picture may contain ">"', () => {
  expect(mediaIdsIn('<img alt="a > b" src="/media/x" data-media="12">')).toEqual([12])
})

test('a picture shows its file as it is now, and the rest stays', () => {
  const address = (id: number) => (id === 12 ? '/media/new/file.jpg' : undefined)

  expect(updatePictureUrls(pictures, address)).toBe(pictures.replace('/media/old/', '/media/new/'))
  expect(updatePictureUrls(pictures, () => undefined)).toBe(pictures)
})
