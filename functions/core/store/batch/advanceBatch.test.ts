import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { requireSnapshot } from '../read/snapshot.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { newUlid } from '../ulid.ts'
import { createRecord } from '../write/createRecord.ts'
import { trashRecord, updateRecord } from '../write/saveRecord.ts'
import type { Values, WriteContext } from '../writeContext.ts'
import { advanceBatch } from './advanceBatch.ts'
import type { BatchEntry, BatchRefusal } from './batchItems.ts'
import { startBatch } from './startBatch.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const region = requireContentType('region')
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

const context = (): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu', title: 'Editor' },
  service: 'region',
  method: 'POST',
})
const entry = (more: Partial<BatchEntry> = {}): BatchEntry => ({
  id: 0,
  action: 'create',
  from: 0,
  fields: {},
  titles: { en: 'A', id: 'A' },
  ...more,
})

const named = (title: string): Values => ({
  order: 0,
  contents: [1, 2].map((languageId) => ({ languageId, title })),
})
const create = (title: string) => createRecord(context(), region, { fields: named(title) })
const snapshotOf = (id: number) => requireSnapshot(store, region, { id })
const start = (id: string, rows: BatchEntry[], refusals: BatchRefusal[] = []) =>
  startBatch(context(), { id, type: region, permission: 'Region', fingerprint: id, rows, refusals })
const advance = (
  id: string,
  registry: Pick<Map<string, typeof region>, 'get'> = new Map([['region', region]]),
  canContinue = () => true,
) =>
  advanceBatch(
    { table: store.table, registry: { types: registry } as never, newId: context().newId, now: () => NOW },
    id,
    canContinue,
  )

test('rows are created, changed, restored and deleted, but for those changed since', async () => {
  const [kept, edited, gone, trashed, restored] = [
    await create('Kept'),
    await create('Edited'),
    await create('Gone'),
    await create('Trashed'),
    await create('Restored'),
  ]
  await updateRecord(context(), region, { before: await snapshotOf(edited.id), fields: named('Theirs') })
  await trashRecord(context(), region, { before: await snapshotOf(trashed.id) })
  const row = (id: number, action: BatchEntry['action'], from = 1) =>
    entry({ id, action, from, fields: named(`New ${id}`) })
  await start('mixed', [
    row(kept.id, 'update'),
    row(edited.id, 'update'),
    row(gone.id, 'delete'),
    row(trashed.id, 'update', 2),
    row(restored.id, 'restore'),
    row(9_999, 'update'),
    row(0, 'create', 0),
  ])

  const { batch, rows } = await advance('mixed')

  expect(batch).toMatchObject({
    done: 7,
    refusals: [1, 3, 5].map((index) => ({ index, reason: 'recordChanged' })),
  })
  const titleOf = async (id: number) => {
    const { fields, version } = await snapshotOf(id)
    return [(fields['contents'] as { title: string }[])[0]?.title, version]
  }
  expect(await titleOf(kept.id)).toEqual([`New ${kept.id}`, 2])
  expect(await titleOf(edited.id)).toEqual(['Theirs', 2])
  expect(await titleOf(restored.id)).toEqual([`New ${restored.id}`, 2])
  expect((await store.table.get(keys.live('region', gone.id)))?.state).toBe('trashed')
  expect(await titleOf(rows.at(-1)?.id ?? 0)).toEqual(['New 0', 1])
  expect(await store.table.get(keys.batchDone('mixed'))).toMatchObject({ batchId: 'mixed' })
})

test('rows refused from the start are passed over', async () => {
  const { id } = await create('Refused')
  await start(
    'refused',
    [entry({ id, action: 'update', from: 1, fields: named('New') })],
    [{ index: 0, reason: 'inUse' }],
  )

  const { batch } = await advance('refused')

  expect(batch).toMatchObject({ done: 1, refusals: [{ index: 0, reason: 'inUse' }] })
  expect((await snapshotOf(id)).version).toBe(1)
})

test('a batch waits while there is no time, and needs a type that has lists', async () => {
  await start('waiting', [entry({ fields: named('Waiting') })])
  const stopped = await advance('waiting', undefined, () => false)

  expect(stopped.batch).toMatchObject({ done: 0, total: 1 })
  await expect(advance('waiting', new Map())).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    advance('waiting', new Map([['region', { ...region, single: true } as never]])),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await advance('waiting')).batch.done).toBe(1)
  expect((await advance('waiting')).batch.done).toBe(1)
})

test('a row that the table refuses is named, and those beside it are stored', async () => {
  const type = requireContentType('faq')
  const row = (categoryId: number) =>
    entry({
      fields: { order: 1, categoryId, contents: [1, 2].map((languageId) => ({ languageId, question: 'x' })) },
    })
  await startBatch(context(), {
    id: 'refusing',
    type,
    permission: 'FAQ',
    fingerprint: 'refusing',
    rows: [row(0), row(999), row(0)],
  })

  const { batch, rows } = await advance('refusing', new Map([['faq', type]]))

  expect(batch).toMatchObject({ done: 3, refusals: [{ index: 1, reason: 'missing' }] })
  const stored = await store.table.getAll(rows.map(({ id }) => keys.live('faq', id)))
  expect(stored.map((item) => item !== undefined)).toEqual([true, false, true])
})
