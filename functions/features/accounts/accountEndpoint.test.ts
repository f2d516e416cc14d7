import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { ADMIN, ADMIN_ORIGIN, startTestApi, type TestApi } from './testApi.ts'

let server: TestTable
let api: TestApi
beforeAll(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table)
})
afterAll(() => server.stop())

const BODIES = {
  '/api/authenticate': { email: ADMIN.email, password: ADMIN.password },
  '/api/account/refresh-token': undefined,
  '/api/account/logout': undefined,
  '/api/account/forgot-password': { email: ADMIN.email },
  '/api/account/reset-password': { token: 't', password: 'teh tarik tanpa gula', confirmPassword: 'x' },
}
const calls = Object.entries(BODIES)
const send = (path: string, body: unknown, headers: Record<string, string>) =>
  api.call({ path, ...(body !== undefined && { body }), headers })

test.each(calls)('%s is refused to pages of other origins', async (path, body) => {
  const foreign = await Promise.all(
    [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: ADMIN_ORIGIN },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ].map((headers) => send(path, body, headers)),
  )

  expect(foreign.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(foreign[0]).toMatchObject({ data: null, code: 'forbidden' })
})

test.each(calls)('%s answers pages of its own origin, and programs', async (path, body) => {
  const own = await Promise.all(
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3001' }, { origin: ADMIN_ORIGIN }, {}].map(
      (headers) => send(path, body, headers),
    ),
  )

  expect(own.map(({ status }) => status)).not.toContain(403)
})

test.each(calls.filter(([, body]) => body))('%s takes JSON only', async (path, body) => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; x=application/json', '']
  const refused = await Promise.all(types.map((type) => send(path, body, { 'content-type': type })))
  const taken = await send(path, body, { 'content-type': 'Application/JSON; charset=utf-8' })

  expect(refused.map(({ status }) => status)).toEqual([415, 415, 415, 415])
  expect(taken.status).not.toBe(415)
})

test.each(calls)('%s refuses a body of more than 10 KB before it is read', async (path) => {
  server.calls.length = 0
  const refused = await send(path, { email: 'a'.repeat(11_000) }, {})

  expect(refused).toMatchObject({ status: 413, code: 'too_large', data: null })
  expect(server.calls).toEqual([])
})
