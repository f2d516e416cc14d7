import type { Envelope, ListRow, StoredRecord } from '@flou/shared/api.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentHandler } from '../../lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '../http/testApi.ts'
import { writeAll } from '../store/dynamo/writeAll.ts'
import { keys, sortKey, type Key } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { newUlid } from '../store/ulid.ts'

/** Filters of lists: each is a query of an index, together they intersect. */
let api: TestApi
const NOW = new Date('2026-11-21T03:00:00Z')
const event = requireContentType('event')
const news = requireContentType('news')
const NEWS = '/api/dashboard/news'
const EVENTS = '/api/dashboard/event'
const [ayu, budi] = [
  { id: 1, name: 'Ayu', title: 'Editor' },
  { id: 2, name: 'Budi', title: 'Editor' },
]

const titled = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]

const create = (type: typeof news, fields: object, { by = ayu, now = NOW } = {}): Promise<StoredRecord> =>
  createRecord(
    {
      table: api.services.table,
      now,
      newId: () => newUlid(now),
      by,
      service: type.key,
      method: 'POST',
    },
    type,
    { fields: { ...initialOf(type.declaration, now), slug: '', ...fields } },
  )

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) => contentHandler({ ...services, now: () => NOW }), {
    undescribed: 'records',
  })
  const category = requireContentType('newsCategory')
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await create(category, { contents: titled(title, title) })
  await create(requireContentType('eventCategory'), { contents: titled('Acara', 'Event') })
  const october = new Date('2026-10-31T16:59:00Z')
  await create(news, { categoryId: 3, publishDate: '2026-11-01', contents: titled('Satu', 'One') })
  await create(
    news,
    { categoryId: 4, publishDate: '2026-11-02', contents: titled('Dua', 'Two') },
    { by: budi },
  )
  await create(
    news,
    { categoryId: 3, publishDate: '2026-11-03', contents: titled('', 'Alpha') },
    { by: budi },
  )
  await create(
    news,
    { categoryId: 3, publishDate: '2026-11-04', contents: titled('Empat', 'Four') },
    { by: budi, now: october },
  )
  for (const [startDate, endDate] of [
    ['2026-12-20', '2026-12-21'],
    ['2026-11-21', '2026-12-31'],
    ['2026-11-01', '2026-11-20'],
  ])
    await create(event, { categoryId: 1, startDate, endDate, contents: titled('Acara', 'Event') })
})
afterAll(() => api.stop())

const list = (path: string, query: string): Promise<Envelope<ListRow[]>> =>
  api.call('GET', `${path}?${query}`)
const idsIn = async (query: string, path = NEWS) => (await list(path, query)).data.map(({ id }) => id)

test.each([
  ['f.categoryId=3', [4, 3, 1]],
  ['f.updatedBy=2', [4, 3, 2]],
  ['f.categoryId=3&f.updatedBy=2', [4, 3]],
  ['f.categoryId=3&f.updatedBy=2&state=published&keyword=four', [4]],
  ['f.publishDate=2026-11-02..2026-11-03', [3, 2]],
  ['f.publishDate=2026-11-03..', [4, 3]],
  ['f.updated=..2026-10-31', [4]],
  ['f.created=2026-11-01..', [3, 2, 1]],
  ['f.language=missing.id', [3]],
  ['f.language=outdated.id', []],
  ['f.categoryId=3&sort=title&order=asc', [3, 4, 1]],
  ['f.categoryId=3&order=asc', [1, 3, 4]],
  ['f.categoryId=3&state=scheduled', []],
  ['f.categoryId=3&f.publishDate=2026-11-03..', [4, 3]],
  ['f.categoryId=3&f.publishDate=..2026-11-03&f.updatedBy=2', [3]],
  ['f.updatedBy=2&f.publishDate=2026-11-03..&state=published', [4, 3]],
  ['f.publishDate=2026-11-03..&state=unpublished', []],
])('%s finds %j', async (query, ids) => {
  expect(await idsIn(query)).toEqual(ids)
})

test.each(['f.categoryId=x', 'f.publishDate=yesterday..', 'f.language=all', 'f.unknown=1', 'f.updatedBy=0'])(
  '%s narrows nothing',
  async (query) => {
    expect(await idsIn(query)).toEqual([4, 3, 2, 1])
  },
)

test('pages of a filtered list have the count of all matches', async () => {
  const { data, total, totalPage } = await list(NEWS, 'f.categoryId=3&perPage=2&page=2')

  expect([data.map(({ id }) => id), total, totalPage]).toEqual([[1], 3, 2])
})

test('published records of a large filter are all but the others, in the order of the list', async () => {
  const ids = Array.from({ length: 1_100 }, (_, index) => 50_000 + index)
  const index = (key: Key, gsi1pk: string, id: number) => ({
    ...key,
    gsi1pk,
    gsi1sk: sortKey('2020-01-01', id),
  })
  const items = ids.flatMap((id) => {
    const state = id % 2 === 0 ? 'published' : id % 3 === 0 ? 'archived' : 'unpublished'
    const row = JSON.stringify({ id, titles: {}, listStates: { visibility: state } })
    return [
      { ...index(keys.live(news.key, id), partitions.list(news.key), id), row, state: 'published' },
      index(keys.member(news.key, id, 'categoryId'), partitions.members(news.key, 'categoryId', 77), id),
      index(keys.listState(news.key, id, state), partitions.inListState(news.key, state), id),
    ]
  })
  await writeAll(
    api.services.table,
    items.map((Item) => ({ PutRequest: { Item } })),
  )

  const found = await list(NEWS, 'f.categoryId=77&state=published&perPage=3&page=2')
  expect([found.data.map(({ id }) => id), found.total, found.isTotalMinimum]).toEqual([
    [51_092, 51_090, 51_088],
    550,
    undefined,
  ])
  const archived = await list(NEWS, 'f.categoryId=77&state=archived&perPage=2')
  expect([archived.data.map(({ id }) => id), archived.total]).toEqual([[51_099, 51_093], 184])
  await writeAll(
    api.services.table,
    items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  )
})

test('a filter narrows a search whose word has more entries than are read, and the other way round', async () => {
  const { table } = api.services
  const word = (id: number) => ({
    ...keys.word(news.key, id, 'umum'),
    gsi1pk: partitions.words(news.key),
    gsi1sk: `umum#${String(id).padStart(10, '0')}`,
  })
  await table.remove(keys.unindexed(news.key, 3))
  const others = Array.from({ length: 1_000 }, (_, index) => word(100_000 + index))
  await writeAll(
    table,
    [word(3), ...others].map((Item) => ({ PutRequest: { Item } })),
  )
  // the newest entries are read, so record 3 is not among them
  expect(await idsIn('f.categoryId=3&keyword=umum')).toEqual([])
  await table.remove(keys.word(news.key, 100_000, 'umum'))
  await table.remove(keys.word(news.key, 100_001, 'umum'))

  const { data, total } = await list(NEWS, 'f.categoryId=3&keyword=umum')
  expect([data.map(({ id }) => id), total]).toEqual([[3], 1])
})

test('events that are not over are those that end today or later', async () => {
  expect(await idsIn('f.period=current&sort=startDate&order=asc', EVENTS)).toEqual([2, 1])
  expect(await idsIn('f.period=past', EVENTS)).toEqual([3])
})

test('the people who saved a record last are named, and found by one query each', async () => {
  api.calls.length = 0

  expect((await api.call('GET', `${NEWS}/authors`)).data).toEqual([
    { id: 1, name: 'Ayu' },
    { id: 2, name: 'Budi' },
  ])
  expect(api.calls.filter((name) => name === 'QueryCommand')).toHaveLength(3)
})

test('an export of a list is in the audit log before it starts', async () => {
  const { data } = await api.call<{ id: string }>('POST', `${NEWS}/export`, {
    body: { query: 'f.categoryId=3' },
  })
  const { data: entry } = await api.call('GET', `/api/dashboard/audit-log/${data.id}`)

  expect(entry).toMatchObject({ actionType: 'export', entity: 'news', data: expect.anything() as unknown })
  expect(JSON.stringify(entry)).toContain('f.categoryId=3')
})
