import { expect, test } from 'vitest'
import { edgeSource, loadEdgeFunction, viewerRequest } from './edgeRuntime.ts'

const FILES = ['siteRequest.js', 'siteResponse.js', 'adminRequest.js']
const LIMIT = 10 * 1024

test.each(FILES)('%s fits into CloudFront and is written in what it knows', (file) => {
  const source = edgeSource(file)
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
])('back-office: %s is served from %s', (address, file) => {
  expect(admin(viewerRequest(address))).toMatchObject({ uri: file })
})

test('back-office: a call passes with the address of the caller', () => {
  const event = viewerRequest('/api/dashboard/news', { headers: { 'x-viewer-address': '1.1.1.1' } })
  expect(admin(event)).toMatchObject({
    uri: '/api/dashboard/news',
    headers: { 'x-viewer-address': { value: '203.0.113.7' } },
  })
})

const response = loadEdgeFunction('siteResponse.js')
const answered = (headers: Record<string, { value: string }>) =>
  response({ ...viewerRequest('/news/old'), response: { statusCode: 200, headers } })

test('an object that says where its page went becomes a 301 that cannot be answered 304', () => {
  const answer = answered({
    'x-amz-website-redirect-location': { value: '/news/new' },
    'cache-control': { value: 'no-cache' },
    etag: { value: '"1"' },
    'last-modified': { value: 'yesterday' },
  })
  expect(answer).toMatchObject({ statusCode: 301 })
  expect(answer.headers).toEqual({ location: { value: '/news/new' }, 'cache-control': { value: 'no-cache' } })
})

test('every other answer stays as it is', () => {
  const headers = { etag: { value: '"1"' } }
  expect(answered(headers)).toEqual({ statusCode: 200, headers })
})
