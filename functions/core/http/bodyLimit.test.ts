import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { apiHandler } from './apiHandler.ts'
import { BODY_BYTES, requireBodyWithin, type BodyLimit } from './body.ts'
import { endpoint, PUBLIC } from './endpoint.ts'
import { startTestApi, type TestApi } from './testApi.ts'

const input = z.object({ text: z.string() })
const takes = (bodyLimit?: BodyLimit) =>
  endpoint({
    permission: PUBLIC,
    input,
    ...(bodyLimit && { bodyLimit }),
    handle: ({ body }) => ({ data: body.text.length }),
  })
const ignores = endpoint({ permission: PUBLIC, handle: () => ({ data: 0 }) })

let api: TestApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler(
      [
        { method: 'POST', path: '/default', endpoint: takes() },
        { method: 'POST', path: '/account', endpoint: takes('account') },
        { method: 'POST', path: '/content', endpoint: takes('content') },
        { method: 'POST', path: '/ignores', endpoint: ignores },
      ],
      services,
    ),
  )
})
afterAll(() => api.stop())

const FRAME = JSON.stringify({ text: '' }).length
const sent = (path: string, bytes: number, letter = 'a') =>
  api.call('POST', path, {
    body: JSON.stringify({ text: letter.repeat((bytes - FRAME) / Buffer.byteLength(letter)) }),
  })

test.each(['default', 'account', 'content'] as const)('a body of %s has its own limit', async (limit) => {
  const most = await sent(`/${limit}`, BODY_BYTES[limit])
  const more = await sent(`/${limit}`, BODY_BYTES[limit] + 1)

  expect(most.status).toBe(200)
  expect(more).toMatchObject({ status: 413, code: 'too_large', data: null })
})

test('bytes count, not letters', async () => {
  const refused = await sent('/account', BODY_BYTES.account + 2, '\u00e9')

  expect(refused.status).toBe(413)
})

test('a body in base64 counts as what it stands for', () => {
  const base64 = (bytes: number) => Buffer.alloc(bytes, 'a').toString('base64')
  const check = (bytes: number) => () =>
    requireBodyWithin({ body: base64(bytes), isBase64Encoded: true }, 'account')

  expect(check(BODY_BYTES.account)).not.toThrow()
  expect(check(BODY_BYTES.account + 1)).toThrow('too_large')
})

test('a call that reads no body takes no large one', async () => {
  expect((await sent('/ignores', BODY_BYTES.default + 1)).status).toBe(413)
})
