import { expect, test } from 'vitest'
import { acceptedLanguage, languageOf, localPath, otherLanguage } from './locale.ts'

test.each([
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en-GB', 'en'],
  ['fr-FR, id', 'id'],
  ['fr-FR', 'en'],
  [undefined, 'en'],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('content language ids are 1 for Indonesian and 2 for English; others count as English', () => {
  expect([languageOf(1), languageOf(2), languageOf(9)]).toEqual(['id', 'en', 'en'])
})

test('Indonesian pages live below /id', () => {
  expect(localPath('/', 'id')).toBe('/id')
  expect(localPath('/faq', 'id')).toBe('/id/faq')
  expect(localPath('/faq', 'en')).toBe('/faq')
  expect(otherLanguage('id')).toBe('en')
})
