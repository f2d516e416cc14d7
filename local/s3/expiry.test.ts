import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStack } from '../template/stack.ts'
import { readExpiries, removeExpired } from './expiry.ts'
import { ObjectStore } from './objectStore.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let store: ObjectStore
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'expiry-'))
  store = new ObjectStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const bucketOf = (...Rules: object[]) => ({
  Type: 'AWS::S3::Bucket',
  Properties: { LifecycleConfiguration: { Rules } },
})
const stack = openStack({
  name: 'Test',
  template: {
    Resources: {
      Site: bucketOf(
        { Status: 'Enabled', Prefix: 'en/editions/', ExpirationInDays: 1 },
        { Status: 'Disabled', Prefix: 'en/', ExpirationInDays: 1 },
        { Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      ),
      Plain: { Type: 'AWS::S3::Bucket', Properties: {} },
    },
  },
  assetPath: (key) => key,
})

test('objects under the prefix of a rule go when their days are over; others stay', async () => {
  const expiries = readExpiries(stack)
  const bucket = expiries[0]?.bucket ?? ''
  const keys = Array.from({ length: 1_100 }, (_, index) => `en/editions/${index}.json`)
  for (const key of [...keys, 'en/editions.json', 'en/news.data'])
    await store.put({ bucket, key, body: Buffer.from('{}') })

  removeExpired(store, expiries, new Date(Date.now() + DAY_MS - 60_000))
  expect(store.head(bucket, 'en/editions/7.json')).toBeDefined()
  removeExpired(store, expiries, new Date(Date.now() + DAY_MS + 60_000))

  const left = store.list({ bucket, prefix: '', after: '', limit: 9 }).map(({ key }) => key)
  expect(expiries).toEqual([{ bucket, prefix: 'en/editions/', days: 1 }])
  expect(left).toEqual(['en/editions.json', 'en/news.data'])
})
