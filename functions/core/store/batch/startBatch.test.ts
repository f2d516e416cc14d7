import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../keys.ts'
import { startTestTable, type TestTable } from '../testTable.ts'
import { newUlid } from '../ulid.ts'
import { rowsOf, type BatchEntry } from './batchItems.ts'
import { startBatch } from './startBatch.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTestTable()
})
afterAll(() => server.stop())

const ROW: BatchEntry = { id: 0, action: 'create', from: 0, fields: {}, titles: { en: 'A', id: 'A' } }

test('who comes second to write a batch down leaves the rows of the first as they are, and reserves no ids', async () => {
  const { table } = server
  const now = new Date('2026-11-23T03:00:00Z')
  const change = {
    table,
    now,
    newId: () => newUlid(now),
    by: { id: 1, name: 'Ayu', title: 'Editor' },
    service: 'region',
    method: 'POST',
  }
  const type = requireContentType('region')
  const batch = { id: 'one', type, permission: 'Region', fingerprint: 'same', rows: [ROW, ROW] } as const

  const first = await startBatch(change, batch)
  const second = await startBatch(change, batch)

  expect((await rowsOf(table, first)).map(({ id }) => id)).toEqual([1, 2])
  expect((await rowsOf(table, second)).map(({ id }) => id)).toEqual([1, 2])
  expect(await table.get(keys.counter(type.key))).toMatchObject({ next: 3 })
})
