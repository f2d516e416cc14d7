import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import type { Context } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { apiHandler } from './apiHandler.ts'
import type { Answer, Call, Services } from './call.ts'
import { originSecrets } from './originSecret.ts'
import { eventOf, SECRET } from './testApi.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const services = { now: () => NOW, newId: () => 'id', originSecret: SECRET } as Services
const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
beforeEach(() => written.mockClear())
afterAll(() => written.mockRestore())

let seen: Call | undefined
let answer: () => Answer = () => ({ data: 1 })
const handler = apiHandler(
  [
    {
      method: 'GET',
      path: '/things/{id}',
      endpoint: (call) => {
        seen = call
        return Promise.resolve().then(() => answer())
      },
    },
  ],
  services,
)
beforeEach(() => {
  seen = undefined
  answer = () => ({ data: 1 })
})

const send = async (url = '/things/5', options: Parameters<typeof eventOf>[2] = {}, method = 'GET') =>
  (await handler(eventOf(method, url, options), {} as Context)) as {
    statusCode: number
    headers: Record<string, string>
    body: string
  }
const logged = () => written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)

test('a call has its parameters, query, cookies, address and language', async () => {
  await send('/things/a%20b?x=1', {
    cookies: ['a=1', ' b = c=d '],
    headers: { 'accept-language': 'id', 'x-viewer-address': '203.0.113.7' },
  })

  expect(seen).toMatchObject({
    method: 'GET',
    path: '/things/a%20b',
    parameters: { id: 'a b' },
    query: { x: '1' },
    cookies: { a: '1', b: 'c=d' },
    ip: '203.0.113.7',
    language: 'id',
  })
})

test('while the secret of the CDN changes, both are accepted, and the first one signs', async () => {
  const { originSecret, earlierSecrets = [] } = originSecrets('new old')
  const both = apiHandler(
    [{ method: 'GET', path: '/things', endpoint: async (call) => ({ data: call.services.originSecret }) }],
    { ...services, originSecret, earlierSecrets },
  )
  const statusOf = async (secret: string) => {
    const event = eventOf('GET', '/things', { headers: { [ORIGIN_HEADER]: secret } })
    const { statusCode } = (await both(event, {} as Context)) as { statusCode: number }
    return statusCode
  }

  expect(await Promise.all(['new', 'old', 'new old', '', 'older'].map(statusOf))).toEqual([
    200, 200, 403, 403, 403,
  ])
  expect(originSecrets('one')).toEqual({ originSecret: 'one', earlierSecrets: [] })
})

test('without the address of the visitor that of the connection counts', async () => {
  await send()

  expect(seen).toMatchObject({ ip: '192.0.2.1', language: 'en', cookies: {}, query: {} })
})

test('a call that did not come through the CDN reaches nothing', async () => {
  expect((await send('/things/5', { headers: { [ORIGIN_HEADER]: 'other' } })).statusCode).toBe(403)
  expect(seen).toBeUndefined()
})

test.each([
  ['GET', '/other'],
  ['PUT', '/things/5'],
])('nothing answers %s %s', async (method, url) => {
  expect((await send(url, {}, method)).statusCode).toBe(404)
})

test('each call is logged in one line, without its query', async () => {
  await send('/things/5?secret=1')

  expect(logged()).toEqual([
    {
      time: NOW.toISOString(),
      level: 'info',
      method: 'GET',
      path: '/things/5',
      status: 200,
      requestId: 'request-1',
      ms: expect.any(Number),
    },
  ])
})

test('a refusal is logged with its code, a fault with its causes', async () => {
  answer = () => {
    throw new AppError('not_found')
  }
  const refused = await send()
  answer = () => {
    throw new Error('outer', { cause: new TypeError('inner') })
  }
  const failed = await send()

  const [refusal, fault] = logged()
  expect([refused.statusCode, failed.statusCode]).toEqual([404, 500])
  expect(refusal).toMatchObject({ level: 'info', status: 404, code: 'not_found' })
  expect(refusal).not.toHaveProperty('causes')
  expect(fault).toMatchObject({
    level: 'error',
    status: 500,
    code: 'internal',
    causes: [
      expect.stringContaining('internal'),
      expect.stringContaining('outer'),
      expect.stringContaining('inner'),
    ],
  })
  expect(failed.body).not.toContain('outer')
})

test('a long chain of causes is cut off', async () => {
  answer = () => {
    let error = new Error('1')
    for (let depth = 2; depth < 9; depth += 1) error = new Error(String(depth), { cause: error })
    throw error
  }
  await send()

  expect(logged()[0]?.['causes']).toHaveLength(5)
})

test('a throttled call may be tried again', async () => {
  answer = () => {
    throw Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
  }

  expect((await send()).statusCode).toBe(503)
})

test.each([
  [1_399, undefined],
  [1_400, 'gzip'],
])('an answer of %d bytes is sent in the encoding %s', async (bytes, encoding) => {
  const frame = JSON.stringify({ data: '' }).length
  answer = () => ({ data: 'x'.repeat(bytes - frame) })

  const { headers } = await send('/things/5', { headers: { 'accept-encoding': 'gzip' } })

  expect(headers['content-encoding']).toBe(encoding)
})

test('the encoding that the CDN was asked for goes before its own', async () => {
  answer = () => ({ data: 'x'.repeat(2_000) })
  const { headers } = await send('/things/5', {
    headers: { 'accept-encoding': 'gzip', 'x-accept-encoding': 'br' },
  })

  expect(headers['content-encoding']).toBe('br')
})
