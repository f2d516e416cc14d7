import { expect, test } from 'vitest'
import { items } from '@flou/shared/content/fields/nested.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { shape } from '@flou/shared/content/shape.ts'
import { copiesOf, otherPath, replaced } from './copyLanguage.ts'

const links = items({
  fields: { order: number() },
  localized: { title: text() },
  localizedName: 'translations',
})
const menu = shape({ fields: { order: number(), links }, localized: { title: text(), note: text() } })

const record = () => ({
  order: 1,
  contents: [
    { languageId: 1, title: 'Judul', note: '' },
    { languageId: 2, title: 'Title', note: 'Note' },
  ],
  links: [
    {
      order: 1,
      // the order of the languages is no promise
      translations: [
        { languageId: 2, title: '' },
        { languageId: 1, title: 'Tautan' },
      ],
    },
  ],
})

test('the same text in the other language is found by language, not by position', () => {
  expect(otherPath('links.0.translations.1.title', record())).toBe('links.0.translations.0.title')
  expect(otherPath('contents.1.note', record())).toBe('contents.0.note')
  expect(otherPath('links.0.order', record())).toBeUndefined()
})

test('copying a language names each text that changes, nested ones too, and counts those it would replace', () => {
  const copies = copiesOf(menu, record(), 'id')

  expect(copies).toEqual([
    { path: 'links.0.translations.0.title', before: '', after: 'Tautan' },
    { path: 'contents.1.title', before: 'Title', after: 'Judul' },
    { path: 'contents.1.note', before: 'Note', after: '' },
  ])
  expect(replaced(copies)).toBe(2)
})
