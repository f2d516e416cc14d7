import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { keys } from '../keys.ts'
import { requireSnapshot } from '../read/snapshot.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { newUlid } from '../ulid.ts'
import { createRecord } from '../write/createRecord.ts'
import { saveDraft } from '../write/saveDraft.ts'
import { trashRecord, updateRecord } from '../write/saveRecord.ts'
import type { Values, WriteContext } from '../writeContext.ts'
import { orderAudit } from './orderAudit.ts'
import { readArranged } from './arranged.ts'
import { saveOrder } from './saveOrder.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const faq = requireContentType('faq')
const [menu, subMenu] = [requireContentType('menu'), requireContentType('subMenu')]
let store: TestTable
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())
/** Questions of the present test. */
let ids: number[] = []

const context = (more: Partial<WriteContext> = {}): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu', title: '' },
  service: 'faq',
  method: 'PUT',
  ...more,
})
const fieldsOf = (order: number, title = `Question ${order}`): Values => ({
  order,
  contents: [1, 2].map((languageId) => ({ languageId, question: title })),
})
const snapshotOf = (id: number) => requireSnapshot(store, faq, { id })
const orders = () => Promise.all(ids.map(async (id) => (await snapshotOf(id)).fields['order']))
const versions = () => Promise.all(ids.map(async (id) => (await snapshotOf(id)).version))

beforeEach(async () => {
  for (const id of ids) await trashRecord(context(), faq, { before: await snapshotOf(id) })
  ids = []
  for (const order of [10, 20, 30])
    ids.push((await createRecord(context(), faq, { fields: fieldsOf(order) })).id)
})
const listed = (at: readonly number[], recordVersion = 1) => [
  { type: faq, records: at.map((index) => ({ id: ids[index] ?? 0, recordVersion })) },
]

test('records that are moved get another order and version, the others stay', async () => {
  const [list] = await saveOrder(context(), listed([0, 2, 1]))

  const [first = 0, second = 0, third = 0] = (await orders()) as number[]
  expect(first < third && third < second).toBe(true)
  expect((await versions()).filter((version) => version === 2)).toHaveLength(1)
  expect(list?.records.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
  expect(list?.records.map(({ recordVersion }) => recordVersion).toSorted()).toEqual([1, 1, 2])
})

test('an order that is there already writes nothing', async () => {
  store.calls.length = 0

  await saveOrder(context(), listed([0, 1, 2]))

  expect(store.calls).not.toContain('TransactWriteItemsCommand')
  expect(await versions()).toEqual([1, 1, 1])
})

test.each([
  ['record_changed', 4],
  ['validation_failed', 4],
  ['unavailable', 1],
] as const)('a write that ends with %s is tried %d times', async (code, times) => {
  const write = vi.spyOn(store.table, 'transact').mockRejectedValue(new AppError(code))
  try {
    await expect(saveOrder(context(), listed([2, 1, 0]))).rejects.toMatchObject({ code })
    expect(write).toHaveBeenCalledTimes(times)
  } finally {
    write.mockRestore()
  }
})

const idempotency = (key: string) => ({ key, fingerprint: 'same' })

test('a request that was completed does nothing again, and its key serves no other', async () => {
  const key = `key-${ids.join('-')}`
  await saveOrder(context({ idempotency: idempotency(key) }), listed([2, 1, 0]))
  const after = await orders()
  store.calls.length = 0

  await saveOrder(context({ idempotency: idempotency(key) }), listed([1, 0, 2]))

  expect(store.calls).not.toContain('TransactWriteItemsCommand')
  expect(await orders()).toEqual(after)
  await expect(
    saveOrder(context({ idempotency: { key, fingerprint: 'other' } }), listed([0, 1, 2])),
  ).rejects.toMatchObject({ code: 'bad_request' })
})

test('a request that was begun is completed, and then marked so', async () => {
  const key = `key-${ids.join('-')}`
  const item = keys.idempotency(1, key)
  await store.table.put({ ...item, fingerprint: 'same', isDone: false })

  await saveOrder(context({ idempotency: idempotency(key) }), listed([2, 1, 0]))

  expect(await store.table.get(item)).toMatchObject({ isDone: true })
  const [first = 0, second = 0, third = 0] = (await orders()) as number[]
  expect(third < second && second < first).toBe(true)
})

const conflictOf = async (at: readonly number[], version = 1) => {
  const error: unknown = await saveOrder(context(), listed(at, version)).catch((failure: unknown) => failure)
  const { added, removed, moved } = (
    error as { data: Record<'added' | 'removed' | 'moved', { id: number }[]> }
  ).data
  return [added, removed, moved].map((records) => records.map(({ id }) => ids.indexOf(id)))
}

test('a list without a record that there is, or with one that is gone, is refused', async () => {
  expect(await conflictOf([0, 1])).toEqual([[2], [], []])
  await trashRecord(context(), faq, { before: await snapshotOf(ids[1] ?? 0) })

  expect(await conflictOf([2, 1, 0])).toEqual([[], [1], []])
  ids.splice(1, 1)
})

test('a version that never was makes a record one that is gone', async () => {
  expect(await conflictOf([2, 1, 0], 7)).toEqual([[], [2, 1, 0], []])
})

test('a record moved since is a conflict unless it is where it is wanted; an edited one is none', async () => {
  const [, second = 0] = ids
  const before = await snapshotOf(second)
  await updateRecord(context(), faq, { before, fields: fieldsOf(5) })
  expect(await conflictOf([0, 1, 2])).toEqual([[], [], [1]])

  await updateRecord(context(), faq, { before: await snapshotOf(second), fields: fieldsOf(20, 'Edited') })
  await saveOrder(context(), listed([0, 1, 2]))
  expect(await orders()).toEqual([10, 20, 30])
})

test('a draft moves with its record', async () => {
  const [first = 0] = ids
  await saveDraft(context(), faq, { before: await snapshotOf(first), fields: fieldsOf(10, 'Draft') })

  await saveOrder(context(), [
    {
      type: faq,
      records: [1, 2, 0].map((at) => ({ id: ids[at] ?? 0, recordVersion: at === 0 ? 2 : 1 })),
    },
  ])

  const { fields, drafted } = await snapshotOf(first)
  expect(fields['order']).not.toBe(10)
  expect(drafted?.fields['order']).toBe(fields['order'])
  expect(drafted?.fields['contents']).toEqual(fieldsOf(0, 'Draft')['contents'])
})

const auditOf = async (at: readonly number[]) => {
  const { row, data } = orderAudit(context(), await readArranged(store.table, listed(at)))
  return { row: JSON.parse(String(row)) as Values, data: JSON.parse(String(data)) as Values }
}

test('the audit entry names what was moved and both orders', async () => {
  const { row, data } = await auditOf([2, 0, 1])

  expect(row).toMatchObject({
    entity: 'faq',
    entityId: ids[2],
    subject: { en: 'Question 30', id: 'Question 30' },
  })
  expect(data).toEqual({
    before: { order: 'Question 10, Question 20, Question 30' },
    after: { order: 'Question 30, Question 10, Question 20' },
  })
})

test('several moved records are named together, at most five', async () => {
  for (const order of [40, 50, 60, 70, 80, 90, 95])
    ids.push((await createRecord(context(), faq, { fields: fieldsOf(order) })).id)
  const reversed = ids.map((_, at) => at).toReversed()

  const { row } = await auditOf(reversed)

  expect(row).toMatchObject({ entity: 'faq', entityId: 0 })
  expect((row['subject'] as { en: string }).en.split(', ')).toHaveLength(5)
  expect((row['subject'] as { en: string }).en).toMatch(/ …$/)
})

test('a record that goes below another is named in both lists', async () => {
  const named = (title: string, more: Values): Values => ({
    type: 0,
    order: 1,
    ...more,
    translations: [1, 2].map((languageId) => ({ languageId, title })),
  })
  const create = async (type: typeof menu, title: string, more: Values = {}) =>
    (await createRecord(context(), type, { fields: named(title, more) })).id
  const [one, other] = [await create(menu, 'One'), await create(menu, 'Other', { order: 2 })]
  const moving = await create(subMenu, 'Moving', { menuId: one })
  const staying = await create(subMenu, 'Staying', { menuId: other })
  const record = (id: number) => ({ id, recordVersion: 1 })
  const lists = [
    { type: subMenu, parentId: one, records: [] },
    { type: subMenu, parentId: other, records: [record(moving), record(staying)] },
  ]

  const { row, data } = orderAudit(context(), await readArranged(store.table, lists))
  await saveOrder(context(), lists)

  expect(JSON.parse(String(row))).toMatchObject({ entity: 'subMenu', entityId: moving })
  expect(JSON.parse(String(data))).toMatchObject({ after: { order: 'Moving, Staying' } })
  expect((await requireSnapshot(store, subMenu, { id: moving })).fields['menuId']).toBe(other)
  await expect(
    saveOrder(context(), [{ type: subMenu, parentId: one, records: [record(moving)] }]),
  ).rejects.toMatchObject({
    code: 'record_changed',
    messageCode: 'orderChanged',
  })
})
