import { expect, test } from 'vitest'
import { sanitized } from './sanitized.ts'

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
