import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CoalescedTransactions } from './coalescedTransactions.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import type { TransactItem } from './transact.ts'

let store: TestTable
let shared: CoalescedTransactions
let round = 0

beforeAll(async () => {
  store = await startTestTable()
})
beforeEach(() => {
  shared = new CoalescedTransactions(store.table)
  round += 1
  store.calls.length = 0
})
afterAll(() => store.stop())

const keyOf = (name: string) => ({ pk: `${name}#${round}`, sk: '-' })
const put = (name: string): TransactItem => ({ Put: { Item: keyOf(name) } })
/** Condition that only an existing item meets. */
const again = (name: string): TransactItem => ({
  Put: { Item: keyOf(name), ConditionExpression: 'attribute_exists(pk)' },
})
const written = async (...names: string[]) =>
  (await store.table.getAll(names.map(keyOf), { consistent: true })).map((item) => item !== undefined)

test('what several ask for in one turn travels in one call', async () => {
  await Promise.all(['a', 'b', 'c'].map((name) => shared.write([put(name), put(`${name}2`)])))

  expect(store.calls).toEqual(['TransactWriteItemsCommand'])
  expect(await written('a', 'a2', 'b', 'b2', 'c', 'c2')).not.toContain(false)
})

test('a condition that does not hold stops its own caller only, and none of its items is written', async () => {
  const outcomes = await Promise.allSettled([
    shared.write([put('a')]),
    shared.write([put('b'), again('missing')]),
    shared.write([put('c')]),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[1]).toMatchObject({ reason: { name: 'ConditionFailed', failures: [{ index: 1 }] } })
  expect(await written('a', 'b', 'missing', 'c')).toEqual([true, false, false, true])
})

test('what does not fit into one transaction travels in several', async () => {
  const many = (name: string) => Array.from({ length: 60 }, (_, index) => put(`${name}${index}`))

  await Promise.all(['a', 'b', 'c'].map((name) => shared.write(many(name))))

  expect(store.calls).toEqual(Array.from({ length: 3 }, () => 'TransactWriteItemsCommand'))
  expect(await written('a59', 'b59', 'c59')).toEqual([true, true, true])
})

test('where the table refuses a load without naming anybody, each caller has its own answer', async () => {
  const faulty: TransactItem = { Put: { Item: { pk: '', sk: '-' } } }

  const outcomes = await Promise.allSettled([
    shared.write([put('a')]),
    shared.write([faulty]),
    shared.write([put('b')]),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await written('a', 'b')).toEqual([true, true])
})
