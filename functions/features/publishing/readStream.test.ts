import { marshall } from '@aws-sdk/util-dynamodb'
import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '../../core/http/testApi.ts'
import { keys } from '../../core/store/keys.ts'
import type { Item } from '../../core/store/dynamo/table.ts'
import { streamEventOf } from './readStream.ts'

const CATEGORY = '/api/dashboard/news/category'
let api: TestApi

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler(services))
})
afterAll(() => api.stop())

const contents = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: title }))
const liveOf = async (id: number): Promise<Item> => (await api.table.get(keys.live('newsCategory', id))) ?? {}
const streamed = (before: Item, after: Item): DynamoDBRecord => ({
  dynamodb: {
    Keys: marshall({ pk: after['pk'], sk: after['sk'] }) as never, // types of another SDK package
    OldImage: marshall(before) as never,
    NewImage: marshall(after) as never,
  },
})

/** Stream events of the live record caused by each call. */
async function changesOf(id: number, calls: readonly (() => Promise<unknown>)[]) {
  const changes: (StoredRecord | undefined)[] = []
  for (const call of calls) {
    const before = await liveOf(id)
    api.clock.now = new Date(api.clock.now.getTime() + 1000)
    await call()
    changes.push(streamEventOf(streamed(before, await liveOf(id)), REGISTRY)?.after)
  }
  return changes
}

test('a draft saved or thrown away is no change for visitors; its publication is', async () => {
  const { data: record } = await api.call<StoredRecord>('POST', CATEGORY, {
    body: { contents: contents('Live') },
  })
  const address = `${CATEGORY}/${record.id}`
  const draft = (recordVersion: number) => () =>
    api.call('PUT', `${address}/draft`, { body: { contents: contents('Draft'), recordVersion } })

  const [saved, discarded, again, published] = await changesOf(record.id, [
    draft(1),
    () => api.call('DELETE', `${address}/draft`),
    draft(3),
    () => api.call('POST', `${address}/publish`),
  ])

  expect([saved, discarded, again]).toEqual([undefined, undefined, undefined])
  expect(published).toMatchObject({ recordVersion: 5, contents: contents('Draft') })
})
