import { requireContentType } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import { textOf, textsOf, titleOf } from './texts.ts'
import { isVisible, visibleFrom } from './visible.ts'

const news = requireContentType('news')
const faq = requireContentType('faq')
const category = requireContentType('productCategory')
const NOW = new Date('2026-11-21T03:00:00Z')
const MIDNIGHT = '2026-11-20T17:00:00.000Z'
const NEXT = '2026-11-21T17:00:00.000Z'

test.each([
  [{ state: 'published', status: '1', publishDate: '2026-11-21' }, true, undefined],
  [{ state: 'published', status: '1', publishDate: '2026-11-22' }, false, NEXT],
  [{ state: 'published', status: '2', publishDate: '2026-11-21' }, false, MIDNIGHT],
  [{ state: 'published', status: '2', publishDate: '2026-11-22' }, false, NEXT],
  [{ state: 'published', status: '0', publishDate: '2026-11-22' }, false, undefined],
  [{ state: 'published', status: '3', publishDate: '2026-11-21' }, false, undefined],
  [{ state: 'draft', status: '1', publishDate: '2026-11-22' }, false, undefined],
  [{ state: 'trashed', status: '1', publishDate: '2026-11-21' }, false, undefined],
])('of %j visitors see it: %s, from %s', (...[record, isSeen, from]) => {
  expect(isVisible(news, record, NOW)).toBe(isSeen)
  expect(visibleFrom(news, record, NOW)?.toISOString()).toBe(from)
})

test('a date begins at midnight in Jakarta', () => {
  const record = { state: 'published', status: '1', publishDate: '2026-11-22' }
  const at = (instant: string) => [
    isVisible(news, record, new Date(instant)),
    visibleFrom(news, record, new Date(instant)) === undefined,
  ]

  expect(at('2026-11-21T16:59:59.999Z')).toEqual([false, false])
  expect(at(NEXT)).toEqual([true, true])
})

test('what has no date is there once it is published', () => {
  expect(isVisible(faq, { state: 'published' }, NOW)).toBe(true)
  expect(isVisible(faq, { state: 'published', isActive: false }, NOW)).toBe(false)
  expect(isVisible(faq, { state: 'draft' }, NOW)).toBe(false)
  expect(visibleFrom(faq, { state: 'published' }, NOW)).toBeUndefined()
})

test.each([
  ['x', 'x'],
  [0, '0'],
  [true, ''],
  [null, ''],
  [undefined, ''],
])('%j as a text is “%s”', (value, text) => {
  expect(textOf(value)).toBe(text)
})

const contents = (id: string, en: string) => [
  { languageId: 1, question: id },
  { languageId: 2, question: en },
]

test('a text is there in both languages, its own or the one of all', () => {
  expect(textsOf(faq.declaration, { contents: contents('Apa?', 'What?') }, 'question')).toEqual({
    id: 'Apa?',
    en: 'What?',
  })
  expect(textsOf(faq.declaration, {}, 'question')).toEqual({ id: '', en: '' })
  expect(textsOf(category.declaration, { title: 'Compute' }, 'title')).toEqual({
    id: 'Compute',
    en: 'Compute',
  })
})

test.each([
  ['Apa?', 'What?', { id: 'Apa?', en: 'What?' }],
  ['Apa?', '', { id: 'Apa?', en: 'Apa?' }],
  ['', 'What?', { id: 'What?', en: 'What?' }],
  ['', '', { id: '', en: '' }],
])('the titles of “%s” and “%s” are %j', (id, en, titles) => {
  expect(titleOf(faq, { contents: contents(id, en) })).toEqual(titles)
})
