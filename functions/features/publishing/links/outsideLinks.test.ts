import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OutsideLink, OutsideProblem } from '@flou/shared/publishing/publishing.ts'
import type { Resolve } from '../../../core/http/publicAddress.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { brokenTargets } from '../store/brokenLinkRows.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { itemOf } from '../pageData/pageItem.ts'
import { checkOutsideLinks } from './checkOutsideLinks.ts'
import { addOutside } from './outsideLinks.ts'
import { linkRequest } from './requestLink.ts'

const ORIGIN = 'https://www.flou.example'
const linked = (href: string) => {
  const found = new Map<string, OutsideLink>()
  addOutside(found, [{ href, text: 'Docs', isInLayout: false }], { language: 'en', origin: ORIGIN })
  return [...found.keys()]
}

test.each([
  ['https://docs.example/guide?x=1#part', ['https://docs.example/guide?x=1']],
  ['http://docs.example/', []],
  [`${ORIGIN}/news`, []],
  ['/news', []],
  ['mailto:a@docs.example', []],
  ['https://user:secret@docs.example/', []],
  ['https://social.example/share?url=https%3A%2F%2Fwww.flou.example%2Fnews', []],
  [`https://docs.example/${'x'.repeat(300)}`, []],
])('of the link %s, %j is checked', (href, targets) => {
  expect(linked(href)).toEqual(targets)
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer
let calls: string[] = []
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url} ${request.headers['user-agent']}`)
  answer(request, response)
})
let site = ''
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  return store.stop()
})
beforeEach(() => {
  calls = []
})

const { signal } = new AbortController()
const request = linkRequest({
  agent: 'LinkCheck/1.0 (+https://www.flou.example)',
  allowsLoopback: true,
  timeout: 300,
})
const status =
  (...codes: number[]): Answer =>
  (_, response) =>
    response.writeHead(codes.shift() ?? 200).end('x'.repeat(10_000))

test.each<[string, Answer, OutsideProblem | undefined, number]>([
  ['is there', status(200), undefined, 1],
  ['refuses the head', status(405, 200), undefined, 2],
  ['has no head but a page', status(404, 200), undefined, 2],
  ['is missing', status(404, 404), 'missing', 2],
  ['has an error', status(500, 500), 'status', 2],
  ['refuses programs', status(403, 403), undefined, 2],
  ['does not answer', () => undefined, 'timeout', 2],
])('a link that %s is requested by head, then by get', async (...[, reply, problem, count]) => {
  answer = reply

  expect(await request(`${site}/page`, signal)).toBe(problem)
  expect(calls).toHaveLength(count)
  expect(calls[0]).toBe('HEAD /page LinkCheck/1.0 (+https://www.flou.example)')
})

test('redirects are followed up to a number, and never to another protocol or a private address', async () => {
  answer = (_, response) => response.writeHead(301, { location: '/next' }).end()
  expect(await request(`${site}/first`, signal)).toBe('status')
  expect(calls).toHaveLength(12)

  answer = (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/secret' }).end()
  expect(await request(`${site}/first`, signal)).toBeUndefined()
})

test('private addresses are never connected to, also behind a public name', async () => {
  const resolve = vi.fn<Resolve>((_, __, done) => done(null, [{ address: '169.254.169.254', family: 4 }]))
  const check = linkRequest({ agent: 'LinkCheck', resolve, timeout: 300 })

  expect(await check('https://docs.example/', signal)).toBeUndefined()
  expect(await check('https://127.0.0.1/', signal)).toBeUndefined()
  expect(resolve).toHaveBeenCalledTimes(2)
})

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-01T00:00:00Z')
const GONE = 'https://docs.example/gone'
const FINE = 'https://docs.example/fine'
const addPage = (path: string, targets: readonly string[]) =>
  store.table.put(
    itemOf({
      path,
      dependencies: [],
      hashes: { en: 'x', id: 'y' },
      lastModified: '',
      outside: targets.map((target) => ({ target, texts: { en: 'Docs' } })),
    }),
  )

let requested: string[] = []
afterEach(() => {
  requested = []
})
/** Runs each ten minutes until nothing is left to do that day. */
async function runOn(day: number, broken: readonly string[]) {
  for (let run = 0; run < 8; run += 1) {
    const perHost = new Map<string, number>()
    await checkOutsideLinks({
      table: store.table,
      now: new Date(START + day * DAY_MS + run * 600_000),
      hasTime: () => true,
      request: async (url) => {
        const { host } = new URL(url)
        perHost.set(host, (perHost.get(host) ?? 0) + 1)
        expect(perHost.get(host)).toBeLessThanOrEqual(2)
        requested.push(url)
        return broken.includes(url) ? 'missing' : undefined
      },
    })
  }
}
const reported = async () =>
  (await brokenTargets(store.table, { place: 'outside', prefix: '', limit: 10 })).map(
    ({ target, pages, problem }) => [target, pages.map(({ path }) => path), problem],
  )

test('a link that fails on two days is reported with its pages until it is there again', async () => {
  const others = ['https://docs.example/a', 'https://docs.example/b', 'https://other.example/']
  await addPage('/a', [GONE, FINE])
  await addPage('/b', [GONE, ...others])

  await runOn(0, [GONE])
  expect(requested.toSorted()).toEqual([GONE, FINE, ...others].toSorted())
  expect(await reported()).toEqual([])

  await runOn(1, [GONE])
  expect(requested.filter((url) => url !== GONE)).toHaveLength(5 - 1)
  expect(await reported()).toEqual([[GONE, ['/a', '/b'], 'missing']])

  await addPage('/b', others)
  await runOn(7, [GONE])
  expect(await reported()).toEqual([[GONE, ['/a'], 'missing']])

  await runOn(8, [])
  await runOn(14, [])
  expect(await reported()).toEqual([])

  await addPage('/a', [FINE])
  await runOn(15, [])
  await runOn(22, [])
  expect(await store.table.get(publishKeys.outsideLink(GONE))).toBeUndefined()
})
