import { expect, test, beforeAll, afterAll } from 'vitest'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { keys } from '../keys.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { newUlid } from '../ulid.ts'
import type { WriteContext } from '../writeContext.ts'
import { createRecord } from './createRecord.ts'
import { Table } from '../dynamo/table.ts'
import { listCounts } from '../read/list/listCounts.ts'
import { trashRecord, untrashRecord, updateRecord } from './saveRecord.ts'
import { requireSnapshot } from '../read/snapshot.ts'

const category = requireContentType('newsCategory')
const page = requireContentType('customPage')
const NOW = new Date('2026-11-21T03:00:00Z')
let store: TestTable

beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

const change = (extra: Partial<WriteContext> = {}): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu Lestari', title: 'Editor' },
  service: 'news',
  method: 'POST',
  ...extra,
})

const texts = (title: string) => ({
  contents: [
    { languageId: 1, title: `${title} id`, description: 'x' },
    { languageId: 2, title, description: 'y' },
  ],
})

test('a create is one transaction once the counter is known', async () => {
  await createRecord(change(), category, { fields: texts('First') })
  store.calls.length = 0

  await createRecord(change(), category, { fields: texts('Second') })

  expect(store.calls).toEqual(['TransactWriteItemsCommand'])
})

test('a hundred creates at once get dense ids and the right total', async () => {
  const before = await store.table.get(keys.counter('newsCategory'))
  const first = Number(before?.['next'])

  const records = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      createRecord(change(), category, { fields: texts(`Parallel ${index}`) }),
    ),
  )

  const counter = await store.table.get(keys.counter('newsCategory'))
  expect(records.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => first + index),
  )
  expect(counter?.['total']).toBe(Number(before?.['total']) + 100)
})

test('creates of sixteen copies at once get rising ids, and one transaction is enough for most', async () => {
  const listed = async () => (await listCounts(store.table, category, { now: NOW })).all ?? 0
  const before = await listed()
  const copies = Array.from({ length: 16 }, () => new Table(store.table.name, store.table.client))
  store.calls.length = 0

  const ids = await Promise.all(
    copies.map(async (table, copy) => {
      const own: number[] = []
      for (let count = 0; count < 5; count += 1)
        own.push((await createRecord(change({ table }), category, { fields: texts(`${copy}-${count}`) })).id)
      return own
    }),
  )
  const transactions = store.calls.filter((name) => name === 'TransactWriteItemsCommand').length

  const all = ids.flat().toSorted((one, other) => one - other)
  expect(new Set(all).size).toBe(80)
  expect((all.at(-1) ?? 0) - (all[0] ?? 0)).toBe(79)
  for (const own of ids) expect(own).toEqual(own.toSorted((one, other) => one - other))
  expect(await listed()).toBe(before + 80)
  expect(transactions).toBeLessThanOrEqual(80 + 3 * copies.length)
  const { id } = await createRecord(change(), category, { fields: texts('Later') })
  await trashRecord(change(), category, { before: await requireSnapshot(change(), category, { id }) })
  expect(id).toBe((all.at(-1) ?? 0) + 1)
  expect(await listed()).toBe(before + 80)
})

test('of two updates from the same version one is refused with the record as it is', async () => {
  const { id } = await createRecord(change(), category, { fields: texts('Raced') })
  const before = await requireSnapshot(change(), category, { id })

  const outcomes = await Promise.allSettled(
    ['One', 'Two'].map((title) => updateRecord(change(), category, { before, fields: texts(title) })),
  )

  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refused).toMatchObject({ reason: { code: 'record_changed', data: { id, recordVersion: 2 } } })
})

test('a repeated create with its idempotency key gives the first answer and writes nothing', async () => {
  const repeated = change({ idempotency: { key: 'k-1', fingerprint: 'f' } })
  const first = await createRecord(repeated, category, { fields: texts('Once') })
  const before = await store.table.get(keys.counter('newsCategory'))

  const second = await createRecord(repeated, category, { fields: texts('Once') })

  const after = await store.table.get(keys.counter('newsCategory'))
  expect(second).toEqual(first)
  expect(after).toEqual(before)
})

test('an idempotency key used for another request is refused', async () => {
  await createRecord(change({ idempotency: { key: 'k-2', fingerprint: 'a' } }), category, {
    fields: texts('A'),
  })

  const other = createRecord(change({ idempotency: { key: 'k-2', fingerprint: 'b' } }), category, {
    fields: texts('B'),
  })

  await expect(other).rejects.toMatchObject({ code: 'bad_request' })
})

const pageFields = (title: string, slug = '') => ({
  ...initialOf(page.declaration, NOW),
  slug,
  contents: [
    { languageId: 1, title: `${title} id` },
    { languageId: 2, title },
  ],
})

test('slugs made from titles are numbered where they are taken; a given one that is taken is refused', async () => {
  const first = await createRecord(change(), page, { fields: pageFields('About us') })
  const second = await createRecord(change(), page, { fields: pageFields('About us') })

  const given = createRecord(change(), page, { fields: pageFields('Other', 'about-us') })

  expect([first['slug'], second['slug']]).toEqual(['about-us', 'about-us-2'])
  await expect(given).rejects.toMatchObject({ code: 'validation_failed', fields: { Slug: 'taken' } })
})

test('an earlier slug keeps leading to its record', async () => {
  const { id } = await createRecord(change(), page, { fields: pageFields('Old name') })
  const before = await requireSnapshot(change(), page, { id })

  await updateRecord(change(), page, { before, fields: pageFields('Old name', 'new-name') })

  const guards = await store.table.getAll(
    ['old-name', 'new-name'].map((slug) => keys.guard('customPage', 'slug', slug)),
  )
  expect(guards.map((guard) => guard?.['to'])).toEqual([id, id])
})

test('a picture that does not exist is an error at its field', async () => {
  const created = createRecord(change(), page, {
    fields: { ...pageFields('With picture'), seoMediaId: 4711 },
  })

  await expect(created).rejects.toMatchObject({ fields: { SeoMediaId: 'missing' } })
})

test('trash and back moves the totals and leaves the content as it was', async () => {
  const record = await createRecord(change(), category, { fields: texts('Comes back') })
  const total = async () => Number((await store.table.get(keys.counter('newsCategory')))?.['total'])
  const listed = await total()
  const before = await requireSnapshot(change(), category, { id: record.id })

  await trashRecord(change(), category, { before })
  const trashed = await requireSnapshot(change(), category, { id: record.id, trashed: true })
  const without = await total()
  const back = await untrashRecord(change(), category, { before: trashed })

  expect([without, await total()]).toEqual([listed - 1, listed])
  expect(back).toMatchObject({ state: 'published', recordVersion: 3, contents: record['contents'] })
})
