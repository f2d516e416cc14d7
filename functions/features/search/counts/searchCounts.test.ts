import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { keys } from '../../../core/store/keys.ts'
import { allowedBy, tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/search/manifest.ts'
import { manifest as visits } from '../../../lambdas/visits/manifest.ts'
import { searchKeys, SEARCH_SHARDS } from './searchKeys.ts'
import { answerSearchFigures } from './answerSearchFigures.ts'
import { countClick } from './countClick.ts'
import { anonymizeQuery } from './anonymizeQuery.ts'
import { popularityReader, sumUpPopularity } from './popularity.ts'
import { searchCounter, type SearchCounter } from './searchCounter.ts'
import { sumUpWeeks } from './sumUpWeeks.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const MONDAY = '2026-11-16'
const FIGURES = '/api/dashboard/search/figures'

let api: TestApi
let count: SearchCounter
const used = new Set<string>()

beforeAll(async () => {
  api = await startTestApi((services) =>
    apiHandler(
      [
        { method: 'POST', path: '/api/search/click', endpoint: countClick() },
        {
          method: 'GET',
          path: FIGURES,
          endpoint: endpoint({ permission: 'Manage Search', handle: answerSearchFigures }),
        },
      ],
      { ...services, table: tableWithin(services.table, visits.table) },
    ),
  )
  await api.services.table.put({ ...keys.page('/products/cdn'), hashes: { en: 'x' } })
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})
beforeEach(() => {
  api.clock.now = new Date('2026-11-21T03:00:00Z')
  count = searchCounter({ ...api.services, table: tableWithin(api.table, manifest.table, used) })
})

interface Searching {
  visitor?: number
  found?: number
  headers?: Record<string, string>
}
const searchFor = (query: string, { visitor = 1, found = 5, headers = {} }: Searching = {}) =>
  count({
    searchRequest: searchQuery({ query }),
    language: 'id',
    found,
    headers: { 'user-agent': CHROME, ...headers },
    ip: `203.0.113.${visitor}`,
  })
const byVisitors = async (query: string, visitors: number, more: Searching = {}) => {
  for (let visitor = 1; visitor <= visitors; visitor += 1) await searchFor(query, { visitor, ...more })
}
const figures = async (query = '') => (await api.call<SearchFigures>('GET', FIGURES + query)).data
const open = (query: string, path: string) =>
  api.call('POST', '/api/search/click', {
    body: { query, language: 'id', path },
    headers: { 'user-agent': CHROME, 'x-viewer-address': '203.0.113.9' },
  })
const rowOf = async (query: string) => (await figures()).queries.find((one) => one.query === query)
const searches = async () => (await figures()).weeks.at(-1)?.id.searches ?? 0
const stored = async () => {
  const shards = Array.from({ length: SEARCH_SHARDS }, (_, shard) =>
    api.services.table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': searchKeys.searchShard(MONDAY, shard) },
    }),
  )
  return (await Promise.all(shards)).flatMap(({ items }) => items)
}

test('a query is shown from three visitors on; how often it was searched, found nothing and was opened is exact', async () => {
  await byVisitors('Gudang  DATA', 2, { found: 0 })
  await searchFor('gudang data', { visitor: 2, found: 0 })
  expect(await rowOf('gudang data')).toBeUndefined()

  await searchFor('gudang data', { visitor: 3 })
  await byVisitors('gudang data', 4)
  await open('gudang data', '/products/cdn')

  expect(await rowOf('gudang data')).toEqual({
    query: 'gudang data',
    language: 'id',
    searches: 8,
    none: 3,
    clicks: 1,
  })
  expect((await figures()).pages).toContainEqual({ path: '/products/cdn', language: 'id', clicks: 1 })
})

test('nothing of a visitor is stored: no address, no browser, and no hash that two queries share', async () => {
  await searchFor('cdn')
  await searchFor('dns')

  const items = await stored()
  const hashesOf = (query: string) =>
    items
      .filter(({ sk }) => sk === `id#query#${query}`)
      .flatMap(({ visitors }) => [...(visitors as Set<string>)])
  expect(JSON.stringify(items)).not.toMatch(/203\.0\.113|Mozilla/)
  expect(hashesOf('cdn')).toHaveLength(1)
  expect(hashesOf('cdn')).not.toEqual(hashesOf('dns'))
  expect(items.every(({ ttl }) => typeof ttl === 'number')).toBe(true)
})

test.each([
  ['Object Störage', 'object storage'],
  ['reset ayu@flou.example password', 'reset password'],
  ['tagihan 0812 3456 7890', 'tagihan'],
  ['+62-812-345-678 billing', 'billing'],
  ['invoice INV2026001234', 'invoice'],
  ['c++ g4.large 2026', 'c++ g4.large 2026'],
  ['ubuntu 22.04', 'ubuntu 22.04'],
  ['123456', ''],
  ['\u0000\u200b ', ''],
])('“%s” is counted as “%s”', (query, counted) => {
  expect(anonymizeQuery(query)).toBe(counted)
})

test.each([
  { what: 'a bot', headers: { 'user-agent': `${CHROME} (compatible; Googlebot/2.1)` } },
  { what: 'Global Privacy Control', headers: { 'sec-gpc': '1' } },
  { what: 'Do Not Track', headers: { dnt: '1' } },
  { what: 'a page that a browser reads ahead', headers: { 'sec-purpose': 'prefetch' } },
])('$what is not counted', async ({ headers }) => {
  const before = await searches()

  await searchFor('kubernetes', { headers })

  expect(await searches()).toBe(before)
})

test.each([{ page: '2' }, { type: 'news' }, { sort: 'newest' }])(
  'what goes on from a search is not another one: %j',
  async (more) => {
    const before = await searches()

    await count({
      searchRequest: searchQuery({ query: 'kubernetes', ...more }),
      language: 'id',
      found: 1,
      headers: { 'user-agent': CHROME },
      ip: '203.0.113.1',
    })

    expect(await searches()).toBe(before)
  },
)

test('one address adds no more than a person can search', async () => {
  const before = await searches()

  for (let time = 0; time < 70; time += 1) await searchFor('server')

  expect((await searches()) - before).toBe(60)
})

test('a result opened without script is told by the browser, which names both pages', async () => {
  const ping = (from: string, to: string) =>
    api.call('POST', '/api/search/click', {
      body: 'PING',
      headers: {
        'user-agent': CHROME,
        'content-type': 'text/ping',
        'x-viewer-address': '203.0.113.10',
        'ping-from': `https://flou.example${from}`,
        'ping-to': `https://flou.example${to}`,
      },
    })
  const clicks = async () => (await rowOf('jaringan jakarta'))?.clicks
  await byVisitors('jaringan jakarta', 3)

  const counted = await ping('/id/search?query=Jaringan+Jakarta&page=2', '/id/products/cdn#latency')
  const unprefixed = await ping('/search?query=jaringan+jakarta', '/id/products/cdn')
  expect([counted.status, unprefixed.status, await clicks()]).toEqual([202, 202, 2])

  const others = [
    await ping('/id/search?query=jaringan+jakarta', '/id/nowhere'),
    await ping('/id/search', '/id/products/cdn'),
    await ping('', 'x'.repeat(600)),
  ]
  expect([...others.map(({ status }) => status), await clicks()]).toEqual([202, 422, 422, 2])
})

test('a result opened for a query that nobody searched for, or a page that does not exist, is not counted', async () => {
  const before = await figures()

  await open('never searched', '/products/cdn')
  await open('cdn', '/nowhere')
  const refused = await api.call('POST', '/api/search/click', { body: { query: 'x', path: 'y' } })

  expect(await figures()).toEqual(before)
  expect(refused.status).toBe(422)
})

test('a table that does not answer costs a search nothing', async () => {
  const failing = searchCounter({
    ...api.services,
    table: Object.assign(Object.create(api.services.table) as typeof api.services.table, {
      update: () => Promise.reject(new Error('no connection')),
    }),
  })
  const answered = {
    searchRequest: searchQuery({ query: 'server' }),
    language: 'en' as const,
    found: 1,
    headers: { 'user-agent': CHROME },
    ip: '203.0.113.1',
  }

  await expect(failing(answered)).resolves.toBeUndefined()
})

test('a week that is over is summed up once, without queries of too few visitors, and read from its sum', async () => {
  await searchFor('budi santoso')
  const before = (await figures()).weeks.at(-1)
  const early = await sumUpWeeks(api.services.table, new Date('2026-11-22T17:05:00Z'))
  const summed = await sumUpWeeks(api.services.table, new Date('2026-11-22T17:15:00Z'))
  const again = await sumUpWeeks(api.services.table, new Date('2026-11-22T18:15:00Z'))

  const item = await api.services.table.get(searchKeys.searchWeek(MONDAY))
  expect([early, summed, again]).toEqual([[], [MONDAY], []])
  expect(String(item?.['data'])).not.toContain('budi')
  expect((await figures()).weeks.at(-1)).toEqual(before)
  expect((await figures('?weeks=2')).weeks.map(({ week }) => week)).toEqual(['2026-11-09', MONDAY])
})

test('searches read the popularity of pages', async () => {
  await sumUpPopularity(api.services.table, api.clock.now)
  const popularity = popularityReader(tableWithin(api.table, manifest.table, used), api.services.now)

  await expect.poll(popularity).toBeDefined()
})

test.each(['0', '105', 'x', '-1'])('%s weeks are refused', async (weeks) => {
  expect((await api.call('GET', `${FIGURES}?weeks=${weeks}`)).status).toBe(400)
})

test('figures are for staff whose role permits them', async () => {
  expect((await api.call('GET', FIGURES, { token: undefined })).status).toBe(401)
})
