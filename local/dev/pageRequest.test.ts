import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { parsePageRequest } from './pageRequest.ts'

const asked = (
  url: string,
  headers: Record<string, string> = { 'sec-fetch-dest': 'document' },
  method = 'GET',
) => parsePageRequest({ url, method, headers } as unknown as IncomingMessage) // fields it reads

test.each([
  ['/', '/', 'en'],
  ['/id', '/', 'id'],
  ['/id/page/about-us?from=mail', '/page/about-us', 'id'],
  ['/idea', '/idea', 'en'],
])('the document %s is the page %s in %s', (url, path, language) => {
  expect(asked(url)).toEqual({ path, language, isDocument: true })
})

test.each([
  ['/_.data', '/', 'en'],
  ['/id.data?_routes=root', '/', 'id'],
  ['/id/page/about-us.data', '/page/about-us', 'id'],
])('the data %s is that of the page %s in %s', (url, path, language) => {
  expect(asked(url, { 'sec-fetch-dest': 'empty' })).toEqual({ path, language, isDocument: false })
})

test('files, calls and what the runtime answers are no pages', () => {
  expect(asked('/app/root.tsx', { 'sec-fetch-dest': 'script' })).toBeUndefined()
  expect(asked('/api/content/news')).toBeUndefined()
  expect(asked('/media/picture.webp')).toBeUndefined()
  expect(asked('/', { accept: 'text/html' }, 'POST')).toBeUndefined()
})
