import { expect, test } from 'vitest'
import { toApiResponse, toEvent, type ApiRequest } from './payload.ts'

const route = { key: 'ANY /api/{proxy+}', target: undefined, parameters: { proxy: 'x' } }
const request = (more: Partial<ApiRequest>, body = Buffer.alloc(0)) => ({
  method: 'POST',
  path: '/api/x',
  query: '',
  headers: { 'content-type': 'application/json', host: 'api' },
  cookie: undefined,
  sourceIp: '127.0.0.1',
  ...more,
  body,
})

test('text travels as text, bytes in base64', () => {
  const text = toEvent(request({}, Buffer.from('{"a":1}')), route, 'api')
  const bytes = toEvent(
    request({ headers: { 'content-type': 'image/png' } }, Buffer.from([255])),
    route,
    'api',
  )

  expect(text).toMatchObject({ body: '{"a":1}', isBase64Encoded: false })
  expect(bytes).toMatchObject({ body: '/w==', isBase64Encoded: true })
})

test('cookies and repeated queries have the form of payload 2.0', () => {
  const event = toEvent(request({ cookie: 'a=1; b=2', query: 'x=1&x=2&y=%26' }), route, 'api')

  expect(event).toMatchObject({ cookies: ['a=1', 'b=2'], queryStringParameters: { x: '1,2', y: '&' } })
  expect(event).not.toHaveProperty('body')
})

test('an answer keeps status, cookies and bytes', () => {
  const answer = toApiResponse({
    statusCode: 201,
    headers: { ETag: '"1"' },
    cookies: ['a=1'],
    body: '/w==',
    isBase64Encoded: true,
  })

  expect(answer).toMatchObject({ status: 201, cookies: ['a=1'], body: Buffer.from([255]) })
  expect(answer.headers['etag']).toBe('"1"')
})

test('an answer without a status is JSON with 200', () => {
  const answer = toApiResponse({ hello: 'there' })

  expect(answer).toEqual({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"hello":"there"}'),
  })
})
