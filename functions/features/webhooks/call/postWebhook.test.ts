import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isAllowedUrl } from '../../../core/http/callOutside.ts'
import { webhookPost } from './postWebhook.ts'
import { isPublicAddress, type Resolve } from '../../../core/http/publicAddress.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const ok: Answer = (_, response) => response.end('fine')
let answer = ok
let calls: string[] = []
const server = createServer((request, response) => {
  calls.push(String(request.url))
  answer(request, response)
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answer = ok
  calls = []
})

/** Answers the addresses one after another, as a name server of an attacker can. */
const resolving = (...answers: string[][]) =>
  vi.fn<Resolve>((_, __, callback) =>
    callback(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' })
const local = webhookPost({ allowsLoopback: true, timeout: 300 })

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::1',
  'text',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '103.10.20.30', '2606:4700:4700::1111', '2404:6800:4003::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  'http://example.com/',
  'https://localhost/',
  'https://intranet/',
  'https://files.internal/',
  'https://printer.local/',
  'https://user:password@example.com/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'ftp://example.com/',
  'text',
])('%s is refused as an address', async (url) => {
  const resolve = resolving(['1.1.1.1'])

  expect(isAllowedUrl(url)).toBe(false)
  expect(await webhookPost({ resolve })(message(url))).toEqual({ problem: 'address' })
  expect(resolve).not.toHaveBeenCalled()
})

test.each([
  ['a private address', ['10.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['a private address among public ones', ['1.1.1.1', '::1']],
  ['this computer', ['127.0.0.1']],
])('a name that resolves to %s is refused before connecting', async (_, addresses) => {
  const post = webhookPost({ resolve: resolving(addresses) })

  expect(await post(message('https://hooks.example/'))).toEqual({ problem: 'address' })
})

test('the checked address is connected to: the name is resolved once, later answers have no effect', async () => {
  const resolve = resolving(['127.0.0.1'], ['10.0.0.1'])
  const post = webhookPost({ allowsLoopback: true, resolve })

  expect(await post(message(`${origin}/hook`))).toEqual({ status: 200, excerpt: 'fine' })
  expect(resolve).toHaveBeenCalledOnce()
  expect(await post(message(`${origin}/hook`))).toEqual({ problem: 'address' })
  expect(calls).toEqual(['/hook'])
})

test('a redirect is an answer like any other, and is not followed', async () => {
  answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end()

  expect(await local(message(`${origin}/hook`))).toEqual({ status: 307, excerpt: '' })
  expect(calls).toEqual(['/hook'])
})

test('of a long answer, 4 KB are read', async () => {
  answer = (_, response) => response.end('x'.repeat(100_000))

  expect(await local(message(origin))).toEqual({ status: 200, excerpt: 'x'.repeat(4_096) })
})

test('a receiver that does not answer in time, and one that does not listen, are reported', async () => {
  answer = () => undefined

  expect(await local(message(origin))).toEqual({ problem: 'timeout' })
  expect(await local(message('http://127.0.0.1:1/'))).toEqual({ problem: 'connection' })
})
