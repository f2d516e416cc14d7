import { expect, test } from 'vitest'
import { items } from '@flou/shared/content/fields/nested.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { number } from '@flou/shared/content/fields/value.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { findStaleFields, nextAfter } from './useStaleTranslationCheck.ts'

const links = items({
  fields: { order: number() },
  localized: { title: text() },
  translationsKey: 'translations',
})
const menu = declareFields({ fields: { links }, localized: { title: text(), note: text() } })
const inBoth = (name: string, values: object) => ({
  [name]: [
    { languageId: 1, ...values },
    { languageId: 2, ...values },
  ],
})
const record = {
  ...inBoth('contents', { title: 'x', note: 'y' }),
  links: [inBoth('translations', { title: 'a' }), inBoth('translations', { title: 'b' })],
}

test('the language that lags behind is found, in nested entries too, in the order declared', () => {
  const found = findStaleFields(menu, record, { 'links.1.title': 'id', note: 'en' })

  expect(found.toSorted()).toEqual(['contents.0.note', 'links.1.translations.1.title'])
})

test('the next one follows the last, and the first follows the end', () => {
  const steps = [undefined, 'a', 'b', 'gone'].map((last) => nextAfter(['a', 'b'], last))

  expect(steps).toEqual(['a', 'b', 'a', 'a'])
  expect(nextAfter([], 'a')).toBeUndefined()
})
