import { expect, test } from 'vitest'
import type { Method } from './call.ts'
import { router } from './router.ts'

const route = (method: Method, path: string) => ({ method, path, endpoint: `${method} ${path}` })
const find = router([
  route('GET', '/news'),
  route('POST', '/news'),
  route('GET', '/news/{id}'),
  route('GET', '/news/order'),
  route('GET', '/news/{id}/versions/{version}'),
  route('GET', '/{area}/{id}/copy'),
  route('DELETE', '/news/order/{id}'),
])

test.each<[string, string, string | undefined, Record<string, string>]>([
  ['GET', '/news', 'GET /news', {}],
  ['POST', '/news', 'POST /news', {}],
  ['PUT', '/news', undefined, {}],
  ['GET', '/', undefined, {}],
  ['GET', '/news/', 'GET /news/{id}', { id: '' }],
  ['GET', '/news/5', 'GET /news/{id}', { id: '5' }],
  ['GET', '/news/order', 'GET /news/order', {}],
  ['DELETE', '/news/order/3', 'DELETE /news/order/{id}', { id: '3' }],
  ['GET', '/news/order/versions/2', 'GET /news/{id}/versions/{version}', { id: 'order', version: '2' }],
  ['GET', '/news/5/versions/2', 'GET /news/{id}/versions/{version}', { id: '5', version: '2' }],
  ['GET', '/news/5/versions', undefined, {}],
  ['GET', '/news/5/copy', 'GET /{area}/{id}/copy', { area: 'news', id: '5' }],
  ['GET', '/faq/a%20b/copy', 'GET /{area}/{id}/copy', { area: 'faq', id: 'a b' }],
  ['GET', '/faq/%zz/copy', 'GET /{area}/{id}/copy', { area: 'faq', id: '%zz' }],
])('%s %s is answered by %s', (...[method, path, endpoint, parameters]) => {
  expect(find(method, path)).toEqual(endpoint && { endpoint, parameters })
})

test('one call has one endpoint, whatever its parameters are named', () => {
  expect(() => router([route('GET', '/a/{id}'), route('GET', '/a/{name}')])).toThrow('GET /a/{name}')
  expect(() => router([route('GET', '/a/{id}'), route('GET', '/a/b')])).not.toThrow()
})
