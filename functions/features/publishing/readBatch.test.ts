import type { Batch } from '@flou/shared/content/batch.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import type { Item } from '../../core/store/dynamo/table.ts'
import { readStream, streamEventOf } from './readStream.ts'

const LOOKUPS = ['product', 'region', 'productDetail', 'billingMethod', 'billingItem', 'billingItemType']
const BATCH = '/api/dashboard/product/1/security/batch'
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
  const named = JSON.stringify({ titles: { en: 'Server', id: 'Server' } })
  for (const type of LOOKUPS)
    await api.table.put({
      ...keys.live(type, 1),
      type,
      id: 1,
      version: 1,
      state: 'published',
      data: '{}',
      row: named,
    })
})
afterAll(() => api.stop())

const row = (title: string) => ({
  title,
  ...Object.fromEntries(LOOKUPS.slice(1).map((type) => [`${type}Id`, 1])),
  price: 10_0000,
  unit: 'month',
  order: 0,
  billingItemValue: 1,
  note: '',
})
const send = async (rows: readonly object[]) =>
  (await api.call<Batch>('POST', BATCH, { body: { rows, confirmedProduct: 'Server' } })).data

const streamed = (after: Item, before?: Item): DynamoDBRecord => ({
  dynamodb: {
    SequenceNumber: '7',
    Keys: marshall({ pk: after['pk'], sk: after['sk'] }) as never, // types of another SDK package
    NewImage: marshall(after) as never,
    ...(before && { OldImage: marshall(before) as never }),
  },
})
const liveOf = async (id: number) => (await api.table.get(keys.live('securityPackage', id))) ?? {}

test('the records of a batch are published together at its end, what others save of them by itself', async () => {
  const first = await send([row('One'), row('Two')])
  const [one] = first.entries
  const before = await liveOf(one?.id ?? 0)
  const batch = await send([{ ...row('One'), price: 20_0000, id: one?.id, recordVersion: 1 }])
  const after = await liveOf(one?.id ?? 0)
  await api.call('PUT', `/api/dashboard/product/1/security/${one?.id}`, {
    body: { ...row('By hand'), recordVersion: 2, confirmedProduct: 'Server' },
  })
  const byHand = await liveOf(one?.id ?? 0)

  const ends = [first, batch].map(({ id }) => streamed({ ...keys.batchDone(id) }))
  const [created, changed] = await Promise.all(
    ends.map((end) => readStream({ table: api.table, registry: REGISTRY }, [end])),
  )

  expect(streamEventOf(streamed(after, before), REGISTRY)).toBeUndefined()
  expect(streamEventOf(streamed(byHand, after), REGISTRY)?.after).toMatchObject({ title: 'By hand' })
  expect(created?.map(({ before, after }) => [before, after?.['title']])).toEqual([
    [undefined, 'One'],
    [undefined, 'Two'],
  ])
  expect(changed).toMatchObject([{ before: { price: 10_0000 }, after: { price: 20_0000 }, sequence: '7' }])
})
