import { expect, test } from 'vitest'
import { diffEntry } from './diffEntry.ts'

const texts = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]
const dataOf = (before: unknown, after: unknown) => JSON.stringify({ before, after })

test('texts of both languages stand in one line, under the label of their field', () => {
  const data = dataOf(
    { contents: texts('Lama', 'Old'), mediaId: 1, status: '1' },
    { contents: texts('Baru', 'New'), mediaId: 2, status: '0' },
  )

  expect(diffEntry('news', { data, language: 'id' })).toEqual([
    { name: 'Status', plain: { before: '1', after: '0' } },
    {
      name: 'Judul',
      texts: { id: { before: 'Lama', after: 'Baru' }, en: { before: 'Old', after: 'New' } },
    },
  ])
})

test('what is created has everything after and nothing before', () => {
  const data = dataOf(null, { contents: texts('Baru', 'New') })

  expect(diffEntry('newsCategory', { data, language: 'en' })).toEqual([
    { name: 'Title', texts: { id: { before: '', after: 'Baru' }, en: { before: '', after: 'New' } } },
  ])
})

test('what is no record is told by its own names', () => {
  const data = dataOf(null, { entity: 'news', from: '2026-09-01' })

  expect(diffEntry('audit', { data, language: 'en' })).toEqual([
    { name: 'entity', plain: { before: '', after: 'news' } },
    { name: 'from', plain: { before: '', after: '2026-09-01' } },
  ])
})

test('a checked translation is told in words', () => {
  const before = { staleTranslation: { title: 'en', description: 'en' } }
  const data = dataOf(before, { staleTranslation: { description: 'en' } })

  expect(diffEntry('newsCategory', { data, language: 'en' })).toEqual([
    { name: 'Translation outdated: Title', plain: { before: 'Indonesian is outdated', after: '' } },
  ])
})
