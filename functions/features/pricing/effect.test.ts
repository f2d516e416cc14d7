import type { ContentType, Section } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { CONFIRM_ABOVE, pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { typicalEstimate } from '@flou/shared/content/types/product/typicalEstimate.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { DEFAULT_HOURS_PER_MONTH } from '@flou/shared/pricing/unitPrice.ts'
import type { PriceEffectResponse } from '@flou/shared/pricing/effect/priceEffect.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../core/store/keys.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { createRecord } from '../../core/store/write/createRecord.ts'
import { saveSection } from '../../core/store/write/saveSection.ts'
import type { Values, WriteContext } from '../../core/store/writeContext.ts'
import { contentHandler } from '../../lambdas/content/routes.ts'

const NOW = new Date('2026-11-23T03:00:00Z')
const texts = (en: string, id = en) => [id, en].map((title, index) => ({ languageId: index + 1, title }))
const rupiah = (amount: number) => amount * MONEY_SCALE

let api: TestApi
let change: WriteContext

/** Stores a section as if for the first time. */
async function set(section: Section, given: Values, id = 0): Promise<void> {
  await api.table.remove(keys.sectionLive(section.key, id))
  await saveSection(change, section, { id, fields: { ...initialOf(section.declaration, NOW), ...given } })
}

beforeAll(async () => {
  api = await startTestApi((services) => contentHandler(services), { undescribed: 'records' })
  const by = { id: 1, name: 'Ayu', title: '' }
  const { table, services } = api
  change = { table, now: NOW, newId: services.newId, by, service: 'test', method: 'POST' }
  const create = (type: ContentType, given: Values) =>
    createRecord(change, type, { fields: { ...initialOf(type.declaration, NOW), ...given } })
  await create(region, { title: 'Jakarta', contents: texts('Jakarta') })
  await create(product, { slug: 'server', contents: texts('Server', 'Peladen') })
  await create(product, { slug: 'new', contents: texts('') })
  await create(product, { slug: 'indonesian', contents: texts('', 'Baru: cepat') })
  const size = (title: string, price: number, productId = 1) =>
    create(instancePackage, { productId, regionId: 1, title, price: rupiah(price) })
  await size('small', 100_000)
  await size('large', 400_000)
  await size('unnamed', 400_000, 2)
  await size('named in one language', 400_000, 3)
  const line = (packageTitle: string, quantity: number) => ({
    productId: 1,
    kind: 'instance',
    regionId: 1,
    packageTitle,
    quantity,
    capacity: 0,
    hours: 0,
  })
  await create(typicalEstimate, { contents: texts('Shop'), lines: [line('small', 2), line('large', 1)] })
  for (const type of LOOKUPS)
    await api.table.put({ ...keys.live(type, 1), type, id: 1, version: 1, state: 'published', data: '{}' })
  await set(pricingCalculator, { contents: [], confirmAbovePercent: 30 })
})
afterAll(() => api.stop())

const ask = (rows: object[], more: object = {}) =>
  api.call<PriceEffectResponse>('POST', STAFF_PATHS.priceEffect, {
    body: { productId: 1, kind: 'instance', rows, ...more },
  })

test('old and new of typical estimates and of packages, and nothing is written', async () => {
  const before = await api.table.get({ pk: 'instancePackage#2', sk: 'live' })
  const { status, data } = await ask([{ id: 2, price: rupiah(480_000) }])

  expect(status).toBe(200)
  expect(data).toMatchObject({
    estimates: [{ before: rupiah(600_000), after: rupiah(680_000), percent: 13.3, missing: [] }],
    packages: [{ id: 2, title: 'large', before: rupiah(400_000), after: rupiah(480_000), percent: 20 }],
    mostPercent: 20,
    confirmAbove: 30,
    product: { en: 'Server', id: 'Peladen' },
    taxPercent: null,
    regions: { 1: { en: 'Jakarta' } },
  })
  expect(await api.table.get({ pk: 'instancePackage#2', sk: 'live' })).toEqual(before)
})

test('a new package changes nothing that anybody pays', async () => {
  const { data } = await ask([{ title: 'huge', regionId: 1, price: rupiah(9), unit: 'month' }])

  expect(data).toMatchObject({ packages: [], mostPercent: 0, estimates: [{ percent: 0 }] })
})

test.each([
  ['no such kind', { kind: 'toys' }, 422],
  ['no product', { productId: 0 }, 422],
  ['a product that is not there', { productId: 99 }, 404],
  ['too many rows', { rows: Array.from({ length: 1_001 }, () => ({ id: 1 })) }, 422],
])('%s is refused', async (_, body, status) => {
  expect((await ask([], body)).status).toBe(status)
})

const LOOKUPS = ['productDetail', 'billingMethod', 'billingItem', 'billingItemType']
const SCREEN = '/api/dashboard/product/1/instance'
async function stored(path = `${SCREEN}/2`): Promise<object> {
  const { data } = await api.call<object>('GET', path)
  return { ...data, ...Object.fromEntries(LOOKUPS.map((type) => [`${type}Id`, 1])) }
}
const refusal = {
  status: 422,
  code: 'validation_failed',
  errors: {
    ConfirmedProduct: 'Prices change by more than 30%. Enter the product name to confirm: Server.',
  },
}

test('a great change of a price is saved only with the name of the product', async () => {
  const record = { ...(await stored()), price: rupiah(600_000) }
  const put = (more: object) => api.call('PUT', `${SCREEN}/2`, { body: { ...record, ...more } })

  expect(await put({})).toMatchObject(refusal)
  expect(await put({ confirmedProduct: 'Database' })).toMatchObject(refusal)
  expect(await stored()).toMatchObject({ price: rupiah(400_000) })
  expect((await put({ confirmedProduct: ' server ' })).status).toBe(200)
  // small changes need no confirmation
  const small = await api.call('PUT', `${SCREEN}/2`, {
    body: { ...(await stored()), price: rupiah(640_000) },
  })
  expect(small.status).toBe(200)
})

test('the name is asked for in the caller’s language, and may be typed in either', async () => {
  const body = { ...(await stored()), price: rupiah(64_000) }
  const put = (more: object) =>
    api.call('PUT', `${SCREEN}/2`, { body: { ...body, ...more }, headers: { 'accept-language': 'id-ID' } })

  expect((await put({})).errors).toEqual({ ConfirmedProduct: expect.stringMatching(/Peladen\.$/) })
  expect((await put({ confirmedProduct: 5 })).status).toBe(422)
  expect((await put({ confirmedProduct: 'PELADEN' })).status).toBe(200)
  const back = { ...(await stored()), price: rupiah(640_000), confirmedProduct: 'Server' }
  expect((await api.call('PUT', `${SCREEN}/2`, { body: back })).status).toBe(200)
})

test('a product without a name needs no confirmation; with one in a single language, that is its name', async () => {
  const [unnamed, named] = ['/api/dashboard/product/2/instance/3', '/api/dashboard/product/3/instance/4']
  const put = async (path: string, more: object = {}) =>
    api.call('PUT', path, { body: { ...(await stored(path)), price: rupiah(900_000), ...more } })

  expect((await put(unnamed)).status).toBe(200)
  expect((await put(named)).errors).toEqual({ ConfirmedProduct: expect.stringMatching(/Baru {2}cepat\.$/) })
  expect((await put(named, { confirmedProduct: '' })).status).toBe(422)
  expect((await put(named, { confirmedProduct: 'baru: cepat' })).status).toBe(200)
})

test('rows of a grid or of a file need it alike, and are saved together or not at all', async () => {
  const record = { ...(await stored()), price: rupiah(64_000) }
  const send = (more: object) => api.call('POST', `${SCREEN}/batch`, { body: { rows: [record], ...more } })

  expect(await send({})).toMatchObject(refusal)
  expect(await stored()).toMatchObject({ price: rupiah(640_000) })
  expect((await send({ confirmedProduct: 'Server' })).status).toBe(200)
  expect(await stored()).toMatchObject({ price: rupiah(64_000) })
})

test('tax and the hours of a month are as set', async () => {
  await set(PACKAGE_KINDS.instance.config, { hasTax: true }, 1)
  await set(pricingCalculator, { contents: [], taxPercent: 20, hoursPerMonth: 700 })

  const { data } = await ask([{ id: 1, price: rupiah(1_000), unit: 'hour' }])

  expect(data).toMatchObject({
    taxPercent: 20,
    packages: [{ id: 1, before: rupiah(100_000), after: rupiah(700_000) }],
    estimates: [
      { before: rupiah((2 * 100_000 + 64_000) * 1.2), after: rupiah((2 * 700_000 + 64_000) * 1.2) },
    ],
  })
})

test('without settings the usual limit and month count', async () => {
  await api.table.remove(keys.sectionLive(pricingCalculator.key, 0))

  const { data } = await ask([{ id: 2, price: rupiah(10), unit: 'hour' }])

  expect(data.confirmAbove).toBe(CONFIRM_ABOVE)
  expect(data.packages).toMatchObject([{ id: 2, after: rupiah(10 * DEFAULT_HOURS_PER_MONTH) }])
})

test('only who may change prices sees what they would do', async () => {
  const path = STAFF_PATHS.priceEffect

  expect((await api.call('POST', path, { token: undefined, body: {} })).status).toBe(401)
})
