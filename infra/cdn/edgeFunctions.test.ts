import { readdirSync } from 'node:fs'
import { CACHE_TAG_HEADER } from '@flou/shared/publishing/publishing.ts'
import { expect, test } from 'vitest'
import { edgeSource, IMPORTS, loadEdgeFunction, viewerRequest } from './edgeRuntime.ts'

const FILES = ['siteRequest.js', 'siteResponse.js', 'adminRequest.js']
const LIMIT = 10 * 1024

test.each(FILES)('%s fits into CloudFront and is written in what it knows', (file) => {
  const source = edgeSource(file).replaceAll(IMPORTS, '')
  expect(Buffer.byteLength(source)).toBeLessThan(LIMIT)
  expect(source).not.toMatch(/\?\.|\?\?|\.\.\.|\bclass\b|\bimport\b|\brequire\b|(const|let|var)\s*[{[]/)
})

const admin = loadEdgeFunction('adminRequest.js')

test.each([
  ['/', '/index.html'],
  ['/login', '/index.html'],
  ['/dashboard2/news/edit/12', '/index.html'],
  ['/assets/index-a1b2.js', '/assets/index-a1b2.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/app-worker.js', '/app-worker.js'],
  ['/robots.txt', '/index.html'],
  ['/special-offers/free-trial.html', '/index.html'],
])('back-office: %s is served from %s', (address, file) => {
  expect(admin(viewerRequest(address))).toMatchObject({ uri: file })
})

test('back-office: the files beside its document are served as they are', () => {
  const files = readdirSync(new URL('../../web-admin/public', import.meta.url))

  for (const file of files) expect(admin(viewerRequest(`/${file}`))).toMatchObject({ uri: `/${file}` })
})

test('back-office: a call passes with the address of the caller', () => {
  const event = viewerRequest('/api/dashboard/news', { headers: { 'x-viewer-address': '1.1.1.1' } })
  expect(admin(event)).toMatchObject({
    uri: '/api/dashboard/news',
    headers: { 'x-viewer-address': { value: '203.0.113.7' } },
  })
})

const response = loadEdgeFunction('siteResponse.js')
const answered = (headers: Record<string, { value: string }>, address = '/news/old') =>
  response({ ...viewerRequest(address), response: { statusCode: 200, headers } })

test('an object that says where its page went becomes a 301 that cannot be answered 304', () => {
  const answer = answered({
    'x-amz-website-redirect-location': { value: '/news/new' },
    [CACHE_TAG_HEADER]: { value: 'pages' },
    'cache-control': { value: 'no-cache' },
    etag: { value: '"1"' },
    'last-modified': { value: 'yesterday' },
  })
  expect(answer).toMatchObject({ statusCode: 301 })
  expect(answer.headers).toEqual({ location: { value: '/news/new' }, 'cache-control': { value: 'no-cache' } })
})

test.each([
  ['/news/old?utm_source=mail&a&tag=x&tag=y', '/news/new', '/news/new?utm_source=mail&a&tag=x&tag=y'],
  ['/news/old?a=1', '/news/new?b=2', '/news/new?b=2&a=1'],
  ['/news/old?a=1', '/news/new#part', '/news/new?a=1#part'],
])('a moved page keeps the query: %s → %s is %s', (address, target, location) => {
  const answer = answered({ 'x-amz-website-redirect-location': { value: target } }, address)

  expect(answer.headers['location']).toEqual({ value: location })
})

test('every other answer stays as it is', () => {
  const headers = { etag: { value: '"1"' } }
  expect(answered(headers)).toEqual({ statusCode: 200, headers })
})
