import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireUndoable } from '../../operations/batch/undoBatch.ts'
import { keys } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { WriteStep } from '../step.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { CursorMoved, advanceCursor, cursorSteps, ignoreMoved } from './batchCursor.ts'
import {
  batchItem,
  chunksOf,
  getBatch,
  idleBatches,
  requireBatch,
  type BatchEntry,
  type StoredBatch,
} from './batchItems.ts'
import { mergeSteps } from './mergeSteps.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

const BATCH: StoredBatch = {
  id: 'one',
  type: 'region',
  permission: 'Region',
  service: 'region',
  method: 'POST',
  by: { id: 1, name: 'Ayu', title: '' },
  created: NOW.toISOString(),
  fingerprint: 'same',
  total: 3,
  done: 0,
  refusals: [],
  writer: 'writer',
  starts: [0],
}

const put = (pk: string): WriteStep => ({ write: { Put: { Item: { pk, sk: '-' } } } })
const update = (pk: string): WriteStep => ({
  write: { Update: { Key: { pk, sk: '-' }, UpdateExpression: '' } },
})
const remove = (pk: string): WriteStep => ({ write: { Delete: { Key: { pk, sk: '-' } } } })
const check = (pk: string): WriteStep => ({
  write: { ConditionCheck: { Key: { pk, sk: '-' }, ConditionExpression: '' } },
})

test.each<[string, WriteStep[], WriteStep[] | undefined]>([
  [
    'of different items stay',
    [put('a'), update('b'), remove('c'), check('d')],
    [put('a'), update('b'), remove('c'), check('d')],
  ],
  ['that write one item twice cannot be merged', [put('a'), update('a')], undefined],
  ['that delete what they write cannot be merged', [remove('a'), put('a')], undefined],
  ['that check one item twice check it once', [check('a'), check('a')], [check('a')]],
  ['that check what they write later only write', [check('a'), put('a')], [put('a')]],
  ['that check what they have written only write', [remove('a'), check('a')], [remove('a')]],
  [
    'may be a hundred',
    Array.from({ length: 100 }, (_, at) => put(`${at}`)),
    Array.from({ length: 100 }, (_, at) => put(`${at}`)),
  ],
  ['may not be more', Array.from({ length: 101 }, (_, at) => put(`${at}`)), undefined],
])('steps %s', (_, steps, merged) => {
  expect(mergeSteps(steps)).toEqual(merged)
})

test('a cursor moves by the rows that are done, with what was refused', () => {
  const refused = { index: 0, reason: 'recordChanged' }
  const moved = advanceCursor({ ...BATCH, refusals: [refused] }, 2, [{ index: 1, reason: 'x' }])

  expect(moved).toMatchObject({ done: 2, refusals: [refused, { index: 1, reason: 'x' }] })
})

test('a batch is open until its last row, which leaves the marker of its end', () => {
  const valuesOf = (moved: StoredBatch) => {
    const [first, ...others] = cursorSteps(BATCH, moved, NOW)
    const { write } = first ?? {}
    return { values: write && 'Update' in write ? write.Update.ExpressionAttributeValues : {}, others }
  }

  const open = valuesOf({ ...BATCH, done: 2 })
  const done = valuesOf({ ...BATCH, done: 3 })

  expect(open.values).toEqual({
    ':done': 0,
    ':to': 2,
    ':refusals': '[]',
    ':open': partitions.openBatches(),
    ':now': NOW.toISOString(),
  })
  expect(open.others).toEqual([])
  expect(done.values).toEqual({ ':done': 0, ':to': 3, ':refusals': '[]' })
  expect(done.others).toEqual([
    { write: { Put: { Item: { ...keys.batchDone('one'), batchId: 'one', ttl: expect.any(Number) } } } },
  ])
})

test('only a cursor that somebody else moved is no fault', () => {
  expect(() => ignoreMoved(new CursorMoved())).not.toThrow()
  expect(() => ignoreMoved(new Error('other'))).toThrow('other')
})

const entry = (more: Partial<BatchEntry> = {}): BatchEntry => ({
  id: 0,
  action: 'create',
  from: 0,
  fields: {},
  titles: { en: 'A', id: 'A' },
  ...more,
})

test('rows are stored in pieces below the size of an item, in their order', () => {
  const sized = (bytes: number) => {
    const plain = Buffer.byteLength(JSON.stringify(entry({ fields: { x: '' } })))
    return entry({ fields: { x: 'a'.repeat(bytes - plain) } })
  }
  const lengths = (rows: BatchEntry[]) => chunksOf(rows).map(({ length }) => length)

  expect(lengths([])).toEqual([])
  expect(lengths([sized(150_000), sized(150_000)])).toEqual([2])
  expect(lengths([sized(150_000), sized(150_001)])).toEqual([1, 1])
  expect(lengths([sized(100_000), sized(100_000), sized(100_000), sized(100_000)])).toEqual([3, 1])
  expect(lengths([sized(350_000), sized(1_000), sized(299_000), sized(1_000)])).toEqual([1, 2, 1])
  const rows = [1, 2, 3].map((id) => entry({ id, fields: { x: 'a'.repeat(200_000) } }))
  expect(chunksOf(rows).flat()).toEqual(rows)
})

test('a batch is read as it was stored; one that there is not is not found', async () => {
  const stored = { ...BATCH, id: 'stored', refusals: [{ index: 1, reason: 'x' }], undoes: 'other' }
  await store.table.put(batchItem(stored))

  expect(await getBatch(store.table, 'stored')).toEqual(stored)
  expect(await getBatch(store.table, 'none')).toBeUndefined()
  await expect(requireBatch(store.table, 'none')).rejects.toMatchObject({ code: 'not_found' })
  expect(batchItem(stored).ttl).toBe(Date.parse('2026-12-21T03:00:00Z') / 1_000)
})

test('batches without progress since a time are found', async () => {
  const idle = async (since: string, limit = 10) => idleBatches(store.table, new Date(since), limit)
  await store.table.put(batchItem({ ...BATCH, id: 'old', created: '2020-01-01T00:00:00.000Z' }))
  await store.table.put(batchItem({ ...BATCH, id: 'older', created: '2019-01-01T00:00:00.000Z' }))

  expect(await idle('2021-01-01T00:00:00Z')).toEqual(['older', 'old'])
  expect(await idle('2021-01-01T00:00:00Z', 1)).toEqual(['older'])
  expect(await idle('2020-01-01T00:00:00Z')).toEqual(['older'])
})

test.each<[string, Partial<StoredBatch>, boolean]>([
  ['that is complete', { done: 3 }, true],
  ['with a refusal', { done: 3, refusals: [{ index: 0, reason: 'x' }] }, true],
  ['under way', { done: 2 }, false],
  ['that takes another back', { done: 3, undoes: 'other' }, false],
  ['that did nothing', { done: 1, total: 1, refusals: [{ index: 0, reason: 'x' }] }, false],
])('a batch %s can be taken back: %s', (_, more, isPossible) => {
  const run = () => requireUndoable({ ...BATCH, ...more })

  if (isPossible) expect(run).not.toThrow()
  else expect(run).toThrow('bad_request')
})
