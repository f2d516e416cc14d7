import { expect, test } from 'vitest'
import { acceptedLanguage, isPagePath, languageOf, localLink, localPath, otherLanguage } from './locale.ts'

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

test.each([
  ['/', '/id'],
  ['/?a=1', '/id?a=1'],
  ['/faq#top', '/id/faq#top'],
  ['/identity', '/id/identity'],
  ['/login-help', '/id/login-help'],
])('the page %s leads to %s in Indonesian', (url, expected) => {
  expect([isPagePath(url), localLink(url, 'id'), localLink(url, 'en')]).toEqual([true, expected, url])
})

test.each([
  '//elsewhere.example/faq',
  'https://elsewhere.example/faq',
  '#part',
  '/media/a/b.pdf',
  '/sitemap.xml',
  '/login',
  '/dashboard2/news',
  '/api/news',
])('%s is no page and stays as it is', (url) => {
  expect([isPagePath(url), localLink(url, 'id')]).toEqual([false, url])
})

test('what names a language keeps it', () => {
  expect([localLink('/id', 'en'), localLink('/id/faq', 'id')]).toEqual(['/id', '/id/faq'])
})
