import { menu } from '@flou/shared/content/types/menu.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mergeSteps } from '../batch/mergeSteps.ts'
import { moveTransactions } from '../order/moveSteps.ts'
import type { Arranged } from '../order/arranged.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { newUlid } from '../ulid.ts'
import type { Snapshot, WriteContext } from '../writeContext.ts'
import { CoalescedTransactions } from './coalescedTransactions.ts'
import type { TransactItem } from './transact.ts'
import { fitsTransaction, MAX_TRANSACT_BYTES, transactionsOf } from './transactionRoom.ts'

/** DynamoDB's own limit. */
const FOUR_MEGABYTES = 4 * 1024 * 1024
const NOW = new Date('2026-11-21T03:00:00Z')

let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
beforeEach(() => vi.restoreAllMocks())
afterAll(() => store.stop())

const big = (id: number, bytes = 380_000): TransactItem => ({
  Put: { Item: { pk: `big#${id}`, sk: '-', text: 'x'.repeat(bytes) } },
})
const bytesOf = (items: readonly TransactItem[]) => Buffer.byteLength(JSON.stringify(items))
const twelve = Array.from({ length: 12 }, (_, id) => big(id))

test('a transaction closes at a hundred items, or before 4 MB of them', () => {
  const small = Array.from({ length: 250 }, (_, id) => big(id, 10))

  expect(transactionsOf(small).map(({ length }) => length)).toEqual([100, 100, 50])
  expect(transactionsOf(small, 20).map(({ length }) => length)).toEqual([80, 80, 80, 10])
  expect(transactionsOf(twelve).map(({ length }) => length)).toEqual([9, 3])
  expect(transactionsOf(twelve).flat()).toEqual(twelve)
  expect(fitsTransaction(twelve)).toBe(false)
  expect(MAX_TRANSACT_BYTES).toBeLessThan(FOUR_MEGABYTES - 400 * 1024)
})

test('sets count by what is in them, letters by their bytes', () => {
  const set = { Put: { Item: { pk: 'a', sk: 'b', names: new Set(['x'.repeat(MAX_TRANSACT_BYTES)]) } } }
  const letters = { Put: { Item: { pk: 'a', sk: 'b', text: 'é'.repeat(MAX_TRANSACT_BYTES / 2) } } }

  expect([fitsTransaction([set]), fitsTransaction([letters])]).toEqual([false, false])
})

test('callers with big items travel in several transactions, each within the limit', async () => {
  const sizes: number[] = []
  const send = store.table.client.send.bind(store.table.client)
  vi.spyOn(store.table.client, 'send').mockImplementation((command: { input: object }) => {
    sizes.push(Buffer.byteLength(JSON.stringify(command.input)))
    return send(command as never) as never
  })
  const shared = new CoalescedTransactions(store.table)

  await Promise.all(twelve.map((item) => shared.write([item])))

  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes)).toBeLessThan(FOUR_MEGABYTES)
})

test('rows of a batch are merged as long as they fit', () => {
  const steps = twelve.map((write) => ({ write }))

  expect(mergeSteps(steps)).toBeUndefined()
  expect(mergeSteps(steps.slice(0, 9))).toHaveLength(9)
})

test('records with long texts are moved in several transactions, each record in one', () => {
  const by = { id: 1, name: 'Ayu', title: '' }
  const change: WriteContext = {
    table: store.table,
    now: NOW,
    newId: () => newUlid(NOW),
    by,
    service: 'menu',
    method: 'PUT',
  }
  const recordOf = (id: number): Arranged => {
    const translations = [1, 2].map((languageId) => ({ languageId, title: 'x'.repeat(150_000) }))
    const fields = { type: 1, order: id, isActive: true, url: '/', translations }
    const now: Snapshot = {
      id,
      version: 1,
      state: 'published',
      created: NOW.toISOString(),
      updated: NOW.toISOString(),
      createdBy: by,
      updatedBy: by,
      fields,
    }
    const from = { order: id, parentId: 0 }
    return { type: menu, id, titles: { en: '', id: '' }, now, from, to: { ...from, order: id + 100 } }
  }

  const transactions = moveTransactions(
    change,
    Array.from({ length: 12 }, (_, at) => recordOf(at + 1)),
  )

  const writes = transactions.map((steps) => steps.map(({ write }) => write))
  expect(transactions.length).toBeGreaterThan(1)
  for (const items of writes) expect(bytesOf(items)).toBeLessThan(FOUR_MEGABYTES)
  const moved = writes.flat().filter((write) => 'Put' in write && write.Put.Item?.['sk'] === 'live')
  expect(moved).toHaveLength(12)
})
