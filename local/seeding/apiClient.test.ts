import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { afterEach, expect, test } from 'vitest'
import { signIn } from './apiClient.ts'

const ENDED = { status: 500, body: '{"message":"Internal Server Error"}' }
const FAILED = { status: 500, body: '{"success":false,"error":{"code":"internal"}}' }

const servers: { close: () => unknown }[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** API that answers the first write with `first`, and later ones with success. */
async function startApi(first: { status: number; body: string }) {
  const keys: unknown[] = []
  const server = createServer(({ url, headers }, response) => {
    const isWrite = url !== ACCOUNT_PATHS.authenticate
    if (isWrite) keys.push(headers[IDEMPOTENCY_HEADER.toLowerCase()])
    const { status, body } =
      isWrite && keys.length === 1 ? first : { status: 200, body: '{"data":{"token":"t"}}' }
    response.writeHead(status, { connection: 'close' }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  servers.push(server)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { keys, api: await signIn(origin, { email: 'a', password: 'b' }) }
}

test('a write whose function ended is sent again with the same idempotency key', async () => {
  const { keys, api } = await startApi(ENDED)

  await expect(api.request('POST', '/api/x', {})).resolves.toEqual({ token: 't' })

  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('an error of the function itself is not sent again', async () => {
  const { keys, api } = await startApi(FAILED)

  await expect(api.request('POST', '/api/x', {})).rejects.toThrow('answered 500')

  expect(keys).toHaveLength(1)
})
