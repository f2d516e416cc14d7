import { requireContentType } from '@flou/shared/content/registry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestTable, type TestTable } from '../../testTable.ts'
import { newUlid } from '../../ulid.ts'
import { createRecord } from '../../write/createRecord.ts'
import { listCounts } from './listCounts.ts'
import { listRows } from './listRows.ts'

const news = requireContentType('news')
const NOW = new Date('2026-11-21T03:00:00Z')
const today = '2026-11-21'
let store: TestTable

/** State and publish date of records 1, 2, 3 …; the first two are published, 3 and 4 scheduled. */
const RECORDS = [
  ['1', '2026-11-20'],
  ['1', '2026-11-21'],
  ['1', '2026-11-22'],
  ['2', '2027-01-01'],
  ['0', '2026-01-01'],
  ['3', '2026-01-01'],
] as const

beforeAll(async () => {
  store = await startTestTable()
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const change = {
    table: store.table,
    now: NOW,
    newId: () => newUlid(NOW),
    by,
    service: 'news',
    method: 'POST',
  }
  for (const [status, publishDate] of RECORDS) {
    const contents = [1, 2].map((languageId) => ({ languageId, title: `${publishDate} ${status}` }))
    const fields = { ...initialOf(news.declaration, NOW), status, publishDate, contents, slug: '' }
    await createRecord(change, news, { fields })
  }
})
afterAll(() => store.stop())

const idsIn = async (state: 'published' | 'scheduled' | 'unpublished' | 'archived', day = today) => {
  const { rows, total } = await listRows(store.table, news, {
    page: 1,
    perPage: 10,
    within: { state, today: day },
  })
  return { ids: rows.map((row) => (JSON.parse(row) as { id: number }).id), total }
}

test('each state lists its own, and the day decides what is still to come', async () => {
  expect(await idsIn('published')).toEqual({ ids: [2, 1], total: 2 })
  expect(await idsIn('scheduled')).toEqual({ ids: [4, 3], total: 2 })
  expect(await idsIn('unpublished')).toEqual({ ids: [5], total: 1 })
  expect(await idsIn('archived')).toEqual({ ids: [6], total: 1 })
  expect(await idsIn('published', '2026-11-22')).toEqual({ ids: [3, 2, 1], total: 3 })
})

test('the counts of all states are two calls of the table', async () => {
  store.calls.length = 0

  const counts = await listCounts(store.table, news, { now: NOW })

  expect(counts).toEqual({
    all: 6,
    published: 2,
    changed: 0,
    scheduled: 2,
    unpublished: 1,
    archived: 1,
    staleTranslation: 0,
    trashed: 0,
  })
  expect(store.calls).toHaveLength(2)
})
