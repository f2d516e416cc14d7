import type { Language } from '@flou/shared/locale.ts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { id } from './id.ts'
import { translations } from './translations.ts'

test('a text takes its values, each as often as it is named', () => {
  const values = { number: 2, total: 5 }

  expect(translations('en').t('slide', values)).toBe('Slide 2 of 5')
  expect(translations('id').t('slide', values)).toBe('Slide 2 dari 5')
})

test('a number of things has the form that its language asks for', () => {
  const textOf = (language: Language, count: number) =>
    translations(language).t('monthText', { count, month: 'May' })

  expect([1, 2, 21].map((count) => textOf('en', count))).toEqual([
    '1 article published in May.',
    '2 articles published in May.',
    '21 articles published in May.',
  ])
  expect(textOf('id', 1)).toBe('1 artikel terbit pada May.')
})

test('texts of the specification are used verbatim', () => {
  const { t } = translations('en')

  expect(t('bottomDescription')).toBe('Not seing what you are looking for ?')
  expect(t('bottomTitle')).toBe('See all Cloud Products Solutions')
  expect(t('backHome')).toBe('Back to the home page')
  expect(t('errorOfError')).toBe('An error occurred while showing the error page')
})

test('both languages name the same values, and none is empty', () => {
  const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
  for (const key of Object.keys(id) as (keyof typeof id)[]) {
    expect(placeholders(id[key] ?? ''), key).toEqual(placeholders(en[key]))
    for (const texts of [en, id]) expect(texts[key], key).not.toBe('')
  }
  expect(Object.keys(en).filter((key) => !(key in id) && !key.endsWith('_one'))).toEqual([])
})
