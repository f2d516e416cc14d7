import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type {
  EstimateRow,
  SavedEstimateResponse,
  SavedEstimate,
} from '@flou/shared/pricing/estimate/saved.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { allowedBy, tableWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/estimates/manifest.ts'
import { estimateKey, estimateMessageId, isEstimateKey } from './estimateItem.ts'
import { computeWith } from './computeEstimate.ts'
import { estimateRoutes } from './estimateRoutes.ts'
import { priceFiles } from './priceFiles.ts'

const VERSION = 'abcdefghijklmno1'
const NOW = new Date('2026-11-21T03:00:00Z')
const FILE: PriceFile = {
  product: 7,
  slug: 'virtual-server',
  hoursPerMonth: 730,
  taxPercent: 11,
  regions: [1],
  kinds: [
    {
      kind: 'instance',
      name: '',
      hasTax: true,
      packages: [
        { id: 1, title: 'Small', region: 1, price: 100_000 * MONEY_SCALE, unit: 'month', values: {} },
        { id: 2, title: 'Dear', region: 1, price: 900_000_000_000 * MONEY_SCALE, unit: 'month', values: {} },
      ],
    },
  ],
  added: [],
}
const ITEM: EstimateItem = {
  key: 1,
  product: 7,
  version: VERSION,
  kind: 'instance',
  id: 1,
  quantity: 3,
  extras: [],
}
const ESTIMATE: Estimate = { name: 'Toko daring', period: 'month', items: [ITEM] }

let api: TestApi
const read: string[] = []
const used = new Set<string>()
beforeAll(async () => {
  const readPrices = priceFiles(async (key) => {
    read.push(key)
    return key === `prices/7/${VERSION}.json` ? JSON.stringify(FILE) : undefined
  })
  api = await startTestApi((services) =>
    apiHandler(estimateRoutes(readPrices), {
      ...services,
      table: tableWithin(services.table, manifest.table, used),
    }),
  )
})
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return api.stop()
})
beforeEach(() => {
  api.clock.now = NOW
})

test.each(['POST', 'PUT'] as const)('line 101 is refused in words, not cut: %s', async (method) => {
  const made = await saved(90)
  const path = method === 'POST' ? PUBLIC_PATHS.estimates : PUBLIC_PATHS.estimate(made.id)
  const headers = { ...withKey(made.editKey), 'accept-language': 'id-ID' }
  const items = Array.from({ length: 101 }, () => ITEM)
  const answer = await api.call(method, path, { body: { ...ESTIMATE, items }, headers })
  const kept = await api.call(method, path, { body: { ...ESTIMATE, items: items.slice(1) }, headers })

  expect(answer.status).toBe(422)
  expect(answer.errors).toEqual({ Items: expect.stringContaining('paling banyak 100 baris') })
  expect(kept.status).toBeLessThan(300)
})

const address = (n: number) => ({ 'x-viewer-address': `203.0.113.${n}` })
async function saved(from = 1): Promise<SavedEstimateResponse> {
  const { data, status } = await api.call<SavedEstimateResponse>('POST', '/api/estimates', {
    body: { ...ESTIMATE, totals: { total: 1 } },
    headers: address(from),
  })
  expect(status).toBe(201)
  return data
}
const withKey = (editKey: string) => ({ ...address(2), 'x-edit-key': editKey })

test('an estimate is saved without an account, its total computed from published prices', async () => {
  const { id, editKey, totals, lastDay } = await saved()

  expect(id).toMatch(/^[\w-]{22}$/)
  expect(totals).toMatchObject({ subtotal: 3_000_000_000, tax: 330_000_000, total: 3_330_000_000 })
  expect(lastDay).toBe('2027-02-19')
  const item = await api.table.get(estimateKey(id))
  expect(JSON.parse(String(item?.['row']))).toMatchObject({
    total: 3_330_000_000,
    products: [7],
    regions: [1],
  })
  // read access to the table must not allow edits or reveal personal data
  expect(JSON.stringify(item)).not.toContain(editKey)
  expect(JSON.stringify(item)).not.toContain('203.0.113')
})

test('its link opens it, and says neither search engines nor caches of it', async () => {
  const { id, editKey } = await saved()
  const opened = await api.call<SavedEstimate>('GET', `/api/estimates/${id}`)
  const byEditor = await api.call<SavedEstimate>('GET', `/api/estimates/${id}`, { headers: withKey(editKey) })

  expect(opened.data).toMatchObject({
    estimate: ESTIMATE,
    isEditable: false,
    totals: { total: 3_330_000_000 },
  })
  expect(opened.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store, private',
  })
  expect(byEditor.data.isEditable).toBe(true)
})

test('only the edit link changes and removes it; others are told that nothing is there', async () => {
  const { id, editKey } = await saved()
  const path = `/api/estimates/${id}`
  const body = { ...ESTIMATE, name: 'Lain', items: [...ESTIMATE.items, ...ESTIMATE.items] }
  const other = await saved(3)
  const refused = [
    await api.call('PUT', path, { body, headers: address(2) }),
    await api.call('PUT', path, { body, headers: withKey(other.editKey) }),
    await api.call('DELETE', path, { headers: withKey('x'.repeat(22)) }),
    await api.call('DELETE', path),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])

  api.clock.now = new Date('2026-11-22T03:00:00Z')
  const changed = await api.call<SavedEstimateResponse>('PUT', path, { body, headers: withKey(editKey) })
  expect(changed.data).toMatchObject({ id, lastDay: '2027-02-20', totals: { subtotal: 6_000_000_000 } })
  const item = await api.table.get(estimateKey(id))
  expect(JSON.parse(String(item?.['row']))).toMatchObject({
    name: 'Lain',
    created: NOW.toISOString(),
    updated: '2026-11-22T03:00:00.000Z',
  })
  expect(await api.call('DELETE', path, { headers: withKey(editKey) })).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store, private' },
  })
  expect((await api.call('GET', path)).status).toBe(404)
  expect((await api.call('PUT', path, { body, headers: withKey(editKey) })).status).toBe(404)
})

test('it can be opened until the end of its last day in Jakarta', async () => {
  const { id } = await saved()
  const statusAt = async (now: string) => {
    api.clock.now = new Date(now)
    return (await api.call('GET', `/api/estimates/${id}`)).status
  }

  expect(await statusAt('2027-02-19T16:59:59Z')).toBe(200)
  expect(await statusAt('2027-02-19T17:00:00Z')).toBe(404)
})

test('what is no estimate is refused, and a version that was never published has no price', async () => {
  const headers = address(4)
  const refused = [{}, { items: [] }, { items: [{ ...ITEM, version: '../../x' }] }]
  for (const body of refused)
    expect(await api.call('POST', '/api/estimates', { body, headers })).toMatchObject({
      status: 422,
      errors: { Items: expect.any(String) },
    })
  const items = ESTIMATE.items.map((item) => ({ ...item, version: 'zzzzzzzzzzzzzzzz' }))
  const { data } = await api.call<SavedEstimateResponse>('POST', '/api/estimates', {
    body: { ...ESTIMATE, items },
    headers,
  })

  expect(data.totals).toMatchObject({ total: 0, unpriced: 1 })
  expect((await api.call('GET', '/api/estimates/none')).status).toBe(404)
})

test('a total that no number holds is null in the list, never 0; lines without a price are counted', async () => {
  const send = async (items: readonly EstimateItem[], known?: SavedEstimateResponse) => {
    const [method, path] = known ? ['PUT', `/api/estimates/${known.id}`] : ['POST', '/api/estimates']
    const headers = { ...address(5), 'x-edit-key': known?.editKey ?? '' }
    const { data } = await api.call<SavedEstimateResponse>(method, path, {
      body: { ...ESTIMATE, items },
      headers,
    })
    const item = await api.table.get(estimateKey(data.id))
    return { ...data, row: JSON.parse(String(item?.['row'])) as EstimateRow }
  }
  const dear = { ...ITEM, id: 2, quantity: 1 }

  const first = await send([dear, dear])
  expect([first.totals, first.row.total]).toEqual([null, null])
  const changed = await send([ITEM, { ...ITEM, id: 9 }], first)
  expect(changed.row).toMatchObject({ total: 3_330_000_000, unpriced: 1 })
  expect((await send([dear, dear, dear], first)).row.total).toBeNull()
})

test('a network saves thirty times in an hour, from whichever of its addresses', async () => {
  const save = async (end: number) => {
    const headers = { 'x-viewer-address': `2001:db8:7:7::${end.toString(16)}` }
    return (await api.call('POST', '/api/estimates', { body: ESTIMATE, headers })).status
  }
  for (let end = 1; end <= 30; end += 1) expect(await save(end)).toBe(201)

  expect(await save(31)).toBe(429)
  api.clock.now = new Date(NOW.getTime() + 3_600_000)
  expect(await save(31)).toBe(201)
})

test.each([
  ['abcdefghijklmnopqrst-_', true],
  ['abcdefghijklmnopqrstu', false],
  ['abcdefghijklmnopqrstuvw', false],
  ['abcdefghijklmnopqrstu#', false],
  [undefined, false],
])('%s may be a key: %s', (text, isKey) => {
  expect(isEstimateKey(text)).toBe(isKey)
})

test('the message of an estimate keeps the id under which it is stored', () => {
  expect(estimateMessageId('abcdefghijklmnopqrstuv')).toBe('d65f1b0b88877f32ddeb39d232a03e24')
})

test('published prices are read once', () => {
  expect(read.filter((key) => key.includes(VERSION))).toHaveLength(1)
})

test('a hundred lines are computed, in any order the same', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ ...ITEM, key: index, quantity: index + 1 }))
  const computed = computeWith({ ...ESTIMATE, items }, () => FILE)

  expect(computed.totals?.subtotal).toBe(5_050 * 100_000 * MONEY_SCALE)
  expect(computeWith({ ...ESTIMATE, items: items.toReversed() }, () => FILE)).toEqual(computed)
})

test('products and regions are named once, in order, and the last line’s file has the tax rate', () => {
  const [kind] = FILE.kinds
  const [small] = kind?.packages ?? []
  if (!kind || !small) return expect.fail()
  const fileAt = (region: number, taxPercent: number): PriceFile => ({
    ...FILE,
    taxPercent,
    kinds: [{ ...kind, packages: [{ ...small, region }] }],
  })
  const files = new Map([
    [20, fileAt(3, 10)],
    [9, fileAt(12, 20)],
    [10, fileAt(0, 50)],
  ])
  const items = [20, 9, 20, 10, 9, 99].map((product) => ({ ...ITEM, product, quantity: 1 }))
  const { products, regions, totals } = computeWith({ ...ESTIMATE, items }, ({ product }) =>
    files.get(product),
  )

  expect([products, regions]).toEqual([
    [9, 10, 20],
    [3, 12],
  ])
  expect(totals).toMatchObject({
    subtotal: 500_000 * MONEY_SCALE,
    tax: 100_000 * MONEY_SCALE,
    unpriced: 1,
  })
  return undefined
})
