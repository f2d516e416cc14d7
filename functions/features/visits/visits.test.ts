import { randomUUID } from 'node:crypto'
import { PUBLIC_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchQuery } from '@flou/shared/search/results.ts'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { keys } from '../../core/store/keys.ts'
import { allowedBy, tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/visits/manifest.ts'
import { isPopularityMissing, sumUpPopularity } from '../search/counts/popularity.ts'
import { searchCounter } from '../search/counts/searchCounter.ts'
import { sumUpWeeks } from '../search/counts/sumUpWeeks.ts'
import { visitKeys, VISIT_SHARDS } from './visitKeys.ts'
import { countDay, viewsOf } from './dayCounts.ts'
import { isBot } from './isBot.ts'
import { storeConsent } from './storeConsent.ts'
import { sumUpDays } from './sumUpDays.ts'
import { routes } from '../../lambdas/visits/routes.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const TODAY = '2026-11-21'

let api: TestApi
let caller = 0
let own: Table
const used = new Set<string>()

beforeAll(async () => {
  api = await startTestApi((services) => {
    own = tableWithin(services.table, manifest.table, used)
    return apiHandler(routes(), { ...services, table: own })
  })
  await api.services.table.put({ ...keys.page('/'), hashes: { en: 'x' } })
  const titles = { en: 'News and updates', id: 'Berita' }
  await api.services.table.put({ ...keys.page('/news'), hashes: { en: 'x' }, titles })
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})
beforeEach(() => {
  api.clock.now = new Date(`${TODAY}T03:00:00Z`)
  caller += 1
})

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/visit', {
    body,
    headers: { 'user-agent': CHROME, 'x-viewer-address': `203.0.113.${caller}`, ...headers },
  })
const figures = async (query = '', token = api.token) =>
  (await api.call<VisitFigures>('GET', `/api/dashboard/visits${query}`, { token })).data
const totalOf = async () => (await figures()).days.reduce((sum, day) => sum + viewsOf(day), 0)
const visit = { path: '/', language: 'id', referrer: 'www.google.com' }

test('a view is counted by day, path, language and the host that led here, and nothing of the visitor is stored', async () => {
  const { status } = await send(visit)
  await send({ path: '/news', language: 'en' })
  await send({ path: '/news', language: 'en', referrer: '' })

  expect(status).toBe(202)
  expect(await figures()).toMatchObject({
    to: TODAY,
    pages: [
      { path: '/news', en: 2, id: 0 },
      { path: '/', en: 0, id: 1 },
    ],
    referrers: [
      { host: '', entries: 1 },
      { host: 'www.google.com', entries: 1 },
    ],
  })
  expect((await figures()).pages.map(({ titles }) => titles)).toEqual([
    { en: 'News and updates', id: 'Berita' },
    undefined,
  ])
  expect((await figures()).days.at(-1)).toEqual({ day: TODAY, en: 2, id: 1 })
  const stored = JSON.stringify(await Promise.all(shards(TODAY)))
  expect(stored).not.toMatch(/203\.0\.113|Mozilla/)
})

const shards = (day: string) =>
  Array.from({ length: VISIT_SHARDS }, async (_, shard) =>
    api.services.table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': visitKeys.visitShard(day, shard) },
    }),
  )

test('many views at once are all counted, spread over partitions', async () => {
  const before = await totalOf()

  await Promise.all(Array.from({ length: 100 }, () => send(visit)))

  expect((await totalOf()) - before).toBe(100)
  const used = (await Promise.all(shards(TODAY))).filter(({ count }) => count > 0)
  expect(used.length).toBeGreaterThan(VISIT_SHARDS / 2)
})

test.each([
  ['a path that is none', { ...visit, path: 'news' }],
  ['a path with a query', { ...visit, path: '/news?x=1' }, 202],
  ['a path longer than a key', { ...visit, path: `/${'x'.repeat(600)}` }],
  ['a language that is none', { ...visit, language: 'fr' }],
  ['a host that is none', { ...visit, referrer: 'not a host' }],
  ['more than there is to say', { ...visit, name: 'Ayu' }],
  ['no object', [1]],
  ['a key of the table', { ...visit, path: '/', referrer: 'a#b' }],
])('%s is refused or not counted, and stores nothing', async (_, body, status = 422) => {
  const before = await totalOf()

  const answer = await send(body)

  expect(answer.status).toBe(status)
  expect(await totalOf()).toBe(before)
})

test.each([
  { what: 'a page that does not exist', path: '/nowhere' },
  { what: 'a bot', headers: { 'user-agent': `${CHROME} (compatible; Googlebot/2.1)` } },
  { what: 'a program', headers: { 'user-agent': 'curl/8.5.0' } },
  { what: 'Global Privacy Control', headers: { 'sec-gpc': '1' } },
  { what: 'Do Not Track', headers: { dnt: '1' } },
])('$what is answered like everything else and not counted', async ({ path = '/', headers = {} }) => {
  const before = await totalOf()

  const { status } = await send({ ...visit, path }, headers)

  expect(status).toBe(202)
  expect(await totalOf()).toBe(before)
})

test('what another site has a browser send is refused', async () => {
  expect((await send(visit, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send(visit, { 'sec-fetch-site': 'same-origin' })).status).toBe(202)
})

test('one address adds no more than a person can read', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(visit)))

  expect(answers.filter(({ status }) => status === 202)).toHaveLength(120)
  expect(answers.at(-1)?.status).toBe(429)
})

test('a day that is over is summed up once, and read from its sum afterwards', async () => {
  const counted = await countDay(api.services.table, TODAY)
  const early = await sumUpDays(own, new Date('2026-11-21T17:05:00Z'))
  const summed = await sumUpDays(own, new Date('2026-11-21T17:15:00Z'))
  const again = await sumUpDays(own, new Date('2026-11-21T18:15:00Z'))
  api.clock.now = new Date('2026-11-23T03:00:00Z')
  await api.services.table.put({ ...keys.session('session-1'), userId: 1, ttl: 4_000_000_000 })
  const token = await api.sign({ sub: '1', sid: 'session-1', role: 1 })

  expect([early, summed, again]).toEqual([[], [TODAY], []])
  const shown = await figures(`?from=${TODAY}&to=2026-11-23`, token)
  expect(shown.days.map(viewsOf)).toEqual([counted.pages.reduce((sum, page) => sum + viewsOf(page), 0), 0, 0])
  expect(shown.pages).toMatchObject(counted.pages)
})

test('the function also counts clicks on results and sums up searches, within the same role', async () => {
  const headers = { 'user-agent': CHROME, 'x-viewer-address': `203.0.113.${caller}` }
  const searchRequest = searchQuery({ query: 'cdn' })
  await searchCounter(api.services)({ searchRequest, language: 'id', found: 1, headers, ip: '203.0.113.1' })
  const click = { query: 'cdn', language: 'id', path: '/news' }
  const { status } = await api.call('POST', PUBLIC_PATHS.searchClick, { body: click, headers })
  const shown = await api.call<SearchFigures>('GET', STAFF_PATHS.searchFigures)
  const summed = await sumUpWeeks(own, new Date('2026-11-22T17:15:00Z'))
  const isMissing = await isPopularityMissing(own)
  await sumUpPopularity(own, api.clock.now)

  expect([status, summed, isMissing]).toEqual([202, ['2026-11-16'], true])
  expect(shown.data.pages).toMatchObject([
    { path: '/news', language: 'id', clicks: 1, titles: { id: 'Berita' } },
  ])
})

test.each([
  '?from=2026-02-30',
  '?from=2026-11-21&to=2026-11-20',
  '?from=2025-11-01&to=2026-11-20',
  '?to=tomorrow',
])('a period that cannot be read is refused: %s', async (query) => {
  expect((await api.call('GET', `/api/dashboard/visits${query}`)).status).toBe(400)
})

test('figures are for staff whose role permits them', async () => {
  expect((await api.call('GET', '/api/dashboard/visits', { token: undefined })).status).toBe(401)
})

test('browsers in use are no bots', () => {
  const phones = [
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]

  expect(phones.filter(isBot)).toEqual([])
  expect([undefined, '', 'Mozilla/5.0 (X11) HeadlessChrome/140.0'].map(isBot)).toEqual([true, true, true])
})

const RECEIPT = {
  id: '0b6f6a5e-6b0e-4a3c-9a51-6f2f1d7f2a10',
  version: 3,
  language: 'id',
  analytics: true,
  ads: false,
  signal: false,
}
const consent = (body: unknown) =>
  api.call('POST', '/api/consent', { body, headers: { 'x-viewer-address': `198.51.100.${caller}` } })

test('a receipt says what was chosen, about which texts and when; it ends by itself and cannot be changed', async () => {
  const first = await consent(RECEIPT)
  api.clock.now = new Date('2026-12-01T00:00:00Z')
  const second = await consent({ ...RECEIPT, analytics: false })

  expect([first.status, second.status]).toEqual([202, 202])
  const { id, ...rest } = RECEIPT
  expect(await api.services.table.get(visitKeys.consentRecord(id))).toEqual({
    ...visitKeys.consentRecord(id),
    ...rest,
    chosen: `${TODAY}T03:00:00.000Z`,
    ttl: Date.parse('2029-11-20T03:00:00Z') / 1000,
  })
})

test('receipts are limited by network across processes, and one that is stored counts once', async () => {
  const processes = await startTestApi((services) => {
    const route = () => ({ method: 'POST', path: PUBLIC_PATHS.consent, endpoint: storeConsent() }) as const
    const handlers = [apiHandler([route()], services), apiHandler([route()], services)]
    let calls = 0
    return (event, context) => handlers[(calls += 1) % 2]?.(event, context)
  })
  const bodies = Array.from({ length: 25 }, () => ({ ...RECEIPT, id: randomUUID() }))
  const statuses: number[] = []
  for (const body of [...bodies, bodies[0]])
    statuses.push((await processes.call('POST', PUBLIC_PATHS.consent, { body })).status)
  const stored = await processes.table.getAll(bodies.map(({ id }) => visitKeys.consentRecord(id)))
  await processes.stop()

  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 202))
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429, 202])
  expect(stored.filter((item) => item !== undefined)).toHaveLength(20)
})

test.each([
  { ...RECEIPT, id: '1' },
  { ...RECEIPT, version: 0 },
  { ...RECEIPT, ads: 'yes' },
  { ...RECEIPT, email: 'ayu@flou.example' },
])('a receipt that is none is refused', async (body) => {
  expect((await consent(body)).status).toBe(422)
})
