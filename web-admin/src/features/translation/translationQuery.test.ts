import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import { expect, test } from 'vitest'
import { isTranslated } from '../../fields/form/languages/TranslationContext.ts'
import { filterSearch, readFilters, undoOf } from './translationQuery.ts'

const row = (id: number, more: Partial<TranslationRow> = {}): TranslationRow => ({
  type: 'news',
  id,
  titles: { en: 'Title', id: 'Judul' },
  area: 'news',
  language: 'en',
  missing: 1,
  outdated: 0,
  words: 1,
  since: '2026-11-21T03:00:00.000Z',
  cursor: String(id),
  ...more,
})

test('filters are read from a URL without empty and unknown values, and written back', () => {
  const filters = readFilters(new URLSearchParams('area=news&state=&owner=me&other=1&sort=since'))

  expect(filters).toEqual({ area: 'news', owner: 'me', sort: 'since' })
  expect(filterSearch(filters, { after: 'x#1' })).toBe('area=news&owner=me&sort=since&after=x%231')
})

test('undoing an assignment restores owner and due date of each task', () => {
  const owner = { id: 2, name: 'Dewi' }
  const owned = [row(1, { owner, due: '2026-12-01' }), row(3, { owner, due: '2026-12-01' })]

  expect(undoOf([...owned, row(2)])).toEqual([
    { tasks: owned, owner: 2, due: '2026-12-01' },
    { tasks: [row(2)], owner: null, due: null },
  ])
})

test.each([
  ['contents.0.title', true],
  ['contents.1.title', true],
  ['contents.0.note', false],
  ['links', true],
  ['links.1.translations.0.name', true],
  ['links.0.translations.0.name', false],
  ['link', false],
])('the field %s is a text to translate or contains one: %s', (path, expected) => {
  const translation = { language: 'en', paths: new Set(['title', 'links.1.name']), isNarrowed: true } as const

  expect(isTranslated({ ...translation, Source: () => null }, path)).toBe(expected)
})
