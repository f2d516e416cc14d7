import { expect, test } from 'vitest'
import { createRouter } from './routes.ts'

const find = createRouter(
  [
    'GET /api/{proxy+}',
    'ANY /api/dashboard/{proxy+}',
    'ANY /api/dashboard/media',
    'ANY /api/dashboard/media/{proxy+}',
    'POST /api/authenticate',
    'GET /api/item/{id}',
  ].map((key) => ({ key, target: key })),
)

test.each([
  ['GET /api/news', 'GET /api/{proxy+}', { proxy: 'news' }],
  ['GET /api/dashboard/news/1', 'ANY /api/dashboard/{proxy+}', { proxy: 'news/1' }],
  ['PUT /api/dashboard/media', 'ANY /api/dashboard/media', undefined],
  ['DELETE /api/dashboard/media/a%20b', 'ANY /api/dashboard/media/{proxy+}', { proxy: 'a b' }],
  ['POST /api/authenticate', 'POST /api/authenticate', undefined],
  ['GET /api/item/7', 'GET /api/item/{id}', { id: '7' }],
])('%s takes the most specific route', (call, key, parameters) => {
  const [method = '', path = ''] = call.split(' ')

  expect(find(method, path)).toEqual({ key, target: key, parameters })
})

test('a method that no route has finds nothing', () => {
  expect(find('POST', '/api/news')).toBeUndefined()
})
