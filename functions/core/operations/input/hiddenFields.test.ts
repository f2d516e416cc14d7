import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../../http/testApi.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { contentHandler } from '../../../lambdas/content/routes.ts'

/** References that the packages of a database product need. */
const NEEDED = ['product', 'region', 'productDetail', 'billingMethod', 'billingItem', 'billingItemType']
const PACKAGES = '/api/dashboard/product/1/database'
const CONFIG = `${PACKAGES}/config`

let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  for (const key of NEEDED) {
    const change = { table, newId, now: api.clock.now, by, service: 'test', method: 'POST' }
    await createRecord(change, requireContentType(key), { fields: { slug: `${key}-1`, contents: [] } })
  }
})
afterAll(() => api.stop())

const full = { title: 'PG', regionId: 1, version: '17', price: 0, unit: 'month' }
const numbers = { cpu: 4, ram: 16, maximumIOPS: 9, maximumConnections: 90, billingItemValue: 1 }
const hide = async (...hiddenFields: string[]) => {
  const { data } = await api.call<StoredRecord>('GET', CONFIG)
  return api.call('PUT', CONFIG, { body: { hiddenFields, hasTax: true, recordVersion: data.recordVersion } })
}
const create = async (body: object) => api.call<StoredRecord>('POST', PACKAGES, { body })

test('a required field that the product hides is not asked for, and what it held is kept', async () => {
  const before = await create({ ...full, ...numbers })
  const { cpu: _, ...withoutCpu } = numbers
  const refused = await create({ ...full, ...withoutCpu })
  await hide('cpu', 'price')

  const accepted = await create({ ...full, ...withoutCpu })
  const saved = await api.call<StoredRecord>('PUT', `${PACKAGES}/${before.data.id}`, {
    body: { ...full, ...withoutCpu, title: 'PG 17', recordVersion: 1 },
  })
  const copy = await api.call<StoredRecord>('POST', `${PACKAGES}/${before.data.id}/duplicate`, { body: {} })

  expect(refused).toMatchObject({ status: 422, errors: { Cpu: 'This field is required.' } })
  expect(accepted).toMatchObject({ status: 201, data: { cpu: 0, ram: 16 } })
  expect(saved).toMatchObject({ status: 200, data: { cpu: 4, title: 'PG 17' } })
  expect(copy).toMatchObject({ status: 201, data: { cpu: 4 } })
})

test('what shows again is asked for again; what cannot be done without cannot be hidden', async () => {
  await hide()

  const refused = await create(full)
  const hidden = await hide('version')

  expect(Object.keys(refused.errors ?? {})).toContain('Cpu')
  expect(hidden).toMatchObject({ status: 422, errors: { 'HiddenFields[0]': 'This value is not valid.' } })
})

test('only types with a configuration cost the extra read', async () => {
  await api.call<ListRow[]>('GET', '/api/dashboard/region')
  api.calls.length = 0

  await api.call('POST', '/api/dashboard/region', {
    body: { order: 1, contents: [1, 2].map((languageId) => ({ languageId, title: 'Batam' })) },
  })

  expect(api.calls).toEqual(['BatchGetItemCommand', 'TransactWriteItemsCommand'])
})
