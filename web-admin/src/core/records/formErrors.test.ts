import { expect, test } from 'vitest'
import { newButton } from '@flou/shared/content/appearance/appearance.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { errorCounts, languageOfError, onlyCompleteIn, serverErrors, validateRecord } from './formErrors.ts'

const NOW = new Date('2026-11-21T02:00:00Z')

test('an empty article misses its texts in both languages and its picture', () => {
  const values = initialOf(news.declaration, NOW)

  const errors = validateRecord(news, values, 'create')

  expect(errors['contents.0.title']).toBe('required')
  expect(errors['contents.1.seoDescription']).toBe('required')
  expect(errors['mediaId']).toBe('required')
  expect(errors['publishDate']).toBeUndefined()
})

test('neither a new user nor an existing one needs a password', () => {
  const values = { ...initialOf(user.declaration, NOW), password: '', confirmPassword: '' }

  expect(validateRecord(user, values, 'create')['password']).toBeUndefined()
  expect(validateRecord(user, values, 'update')['password']).toBeUndefined()
})

test('passwords that differ are told at the confirmation', () => {
  const values = {
    ...initialOf(user.declaration, NOW),
    password: 'gunung-merapi-1',
    confirmPassword: 'gunung-merapi-2',
  }

  expect(validateRecord(user, values, 'create')['confirmPassword']).toBe('passwordMismatch')
})

test('server keys become form paths', () => {
  const errors = serverErrors({ 'Items[2].Contents[0].Title': 'required', 'CTA.MediaId': 'missing' })

  expect(errors).toEqual({ 'items.2.contents.0.title': 'required', 'cta.mediaId': 'missing' })
})

test('an error of a nested text belongs to the language of its own entry, whatever the order', () => {
  const translations = [{ languageId: 2 }, { languageId: 1 }]
  const values = { translations, contentItems: [{ translations }] }

  expect(languageOfError('contentItems.0.translations.0.title', values)).toBe('en')
  expect(languageOfError('contentItems.0.translations.1.title', values)).toBe('id')
  expect(languageOfError('contentItems.0.url', values)).toBeUndefined()
})

test('a sample title of a button belongs to its language, so that the other one can be published', () => {
  const [indonesian, english] = newButton().contents
  const contents = [{ ...indonesian, title: 'Daftar' }, english]
  const values = { customProperty: JSON.stringify({ buttons: [{ ...newButton(), contents }] }) }

  expect(onlyCompleteIn({ 'customProperty.buttons.0.contents.1.title': 'sampleText' }, values)).toBe('id')
  expect(languageOfError('customProperty.buttons.0.urlPath', values)).toBeUndefined()
})

test('tabs count the errors of their own language only', () => {
  const values = initialOf(menu.declaration, NOW)
  const errors = validateRecord(menu, values, 'create')

  expect(errorCounts({ ...errors, order: 'notANumber' }, values)).toEqual({ id: 1, en: 1 })
})

test.each([
  [{ 'contents.1.title': 'required', 'contents.1.content': 'sampleText' }, 'id'],
  [{ 'contents.0.title': 'required' }, 'en'],
  [{ 'contents.0.title': 'required', 'contents.1.title': 'required' }, undefined],
  [{ 'contents.1.title': 'required', mediaId: 'required' }, undefined],
  [{ 'contents.1.title': 'tooLong:255' }, undefined],
  [{}, undefined],
])('of %j the complete language is %s', (errors, language) => {
  expect(onlyCompleteIn(errors, initialOf(news.declaration, NOW))).toBe(language)
})
