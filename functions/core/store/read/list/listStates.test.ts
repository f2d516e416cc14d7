import { requireContentType } from '@flou/shared/content/registry.ts'
import type { ListState } from '@flou/shared/content/visibility.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import { startTestTable, type TestTable } from '../../testTable.ts'
import { newUlid } from '../../ulid.ts'
import { createRecord } from '../../write/createRecord.ts'
import { trashRecord } from '../../write/saveRecord.ts'
import type { WriteContext } from '../../writeContext.ts'
import { requireSnapshot } from '../snapshot.ts'
import { rowsByKeyword } from './keyword.ts'
import { listCounts } from './listCounts.ts'
import { listRows, type Rows, type RowsQuery } from './listRows.ts'

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

const context = (): WriteContext => ({
  table: store.table,
  now: NOW,
  newId: () => newUlid(NOW),
  by: { id: 1, name: 'Ayu Lestari', title: 'Editor' },
  service: 'news',
  method: 'POST',
})
beforeAll(async () => {
  store = await startTestTable()
  for (const [status, publishDate] of RECORDS) {
    const contents = [1, 2].map((languageId) => ({ languageId, title: `Kabar ${publishDate} ${status}` }))
    const fields = { ...initialOf(news.declaration, NOW), status, publishDate, contents, slug: '' }
    await createRecord(context(), news, { fields })
  }
})
afterAll(() => store.stop())

const found = ({ rows, total }: Rows) => ({
  ids: rows.map((row) => (JSON.parse(row) as { id: number }).id),
  total,
})
const idsIn = async (state: ListState, day = today) =>
  found(await listRows(store.table, news, { page: 1, perPage: 10, within: { state, today: day } }))
const search = async (keyword: string, more: Partial<RowsQuery> = {}) =>
  found(await rowsByKeyword(store.table, news, { keyword, page: 1, perPage: 10, ...more }))

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

test.each<ListState>(['published', 'scheduled', 'unpublished', 'archived', 'staleTranslation', 'trashed'])(
  'a word that all records have finds those that are %s',
  async (state) => {
    expect(await search('kabar', { within: { state, today } })).toEqual(await idsIn(state))
  },
)

test('without a state a word finds all, the newest first, page by page; of two words each counts', async () => {
  expect(await search('kab')).toEqual({ ids: [6, 5, 4, 3, 2, 1], total: 6 })
  expect(await search('kabar', { page: 2, perPage: 4 })).toEqual({ ids: [2, 1], total: 6 })
  expect(await search('kabar 2027')).toEqual({ ids: [4], total: 1 })
  expect(await search('kabar berita')).toEqual({ ids: [], total: 0 })
  const within = { state: 'published', today } as const
  expect(await search('kabar', { within, page: 2, perPage: 1 })).toEqual({ ids: [1], total: 2 })
})

test('what is in the trash is found there alone', async () => {
  await trashRecord(context(), news, { before: await requireSnapshot(store, news, { id: 6 }) })

  expect(await search('kabar', { within: { state: 'trashed', today } })).toEqual({ ids: [6], total: 1 })
  expect((await search('kabar')).ids).toEqual([5, 4, 3, 2, 1])
})

test('a word with more entries than are read has a minimum as its total', async () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1)
  const word = (id: number) => ({
    ...keys.word(news.key, id, 'umum'),
    gsi1pk: partitions.words(news.key),
    gsi1sk: `umum#${id}`,
  })
  await Promise.all(ids.slice(0, 10).map((id) => store.table.remove(keys.unindexed(news.key, id))))
  await Promise.all(ids.slice(1).map((id) => store.table.put(word(id))))
  const query = { keyword: 'umum', page: 1, perPage: 10 }

  expect(await rowsByKeyword(store.table, news, query)).toMatchObject({ total: 999, isTotalMinimum: false })
  const within = { state: 'published', today } as const
  expect((await rowsByKeyword(store.table, news, { ...query, within })).isTotalMinimum).toBe(true)

  await store.table.put(word(1))
  expect(await rowsByKeyword(store.table, news, query)).toMatchObject({ total: 1_000, isTotalMinimum: true })
})
