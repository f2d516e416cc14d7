import { expect, test } from 'vitest'
import { items } from '@flou/shared/content/fields/nested.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { copiesOf, pathInOtherLanguage, countReplaced } from './copyLanguage.ts'

const links = items({
  fields: { order: number() },
  localized: { title: text() },
  translationsKey: 'translations',
})
const menu = declareFields({ fields: { order: number(), links }, localized: { title: text(), note: text() } })

const record = () => ({
  order: 1,
  contents: [
    { languageId: 1, title: 'Judul', note: '' },
    { languageId: 2, title: 'Title', note: 'Note' },
  ],
  links: [
    {
      order: 1,
      // languages have no guaranteed order
      translations: [
        { languageId: 2, title: '' },
        { languageId: 1, title: 'Tautan' },
      ],
    },
  ],
})

test('the same text in the other language is found by language, not by position', () => {
  expect(pathInOtherLanguage('links.0.translations.1.title', record())).toBe('links.0.translations.0.title')
  expect(pathInOtherLanguage('contents.1.note', record())).toBe('contents.0.note')
  expect(pathInOtherLanguage('links.0.order', record())).toBeUndefined()
})

test('copying a language names each text that changes, nested ones too, and counts those it would replace', () => {
  const copies = copiesOf(menu, record(), 'id')

  expect(copies).toEqual([
    { path: 'links.0.translations.0.title', before: '', after: 'Tautan' },
    { path: 'contents.1.title', before: 'Title', after: 'Judul' },
    { path: 'contents.1.note', before: 'Note', after: '' },
  ])
  expect(countReplaced(copies)).toBe(2)
})
