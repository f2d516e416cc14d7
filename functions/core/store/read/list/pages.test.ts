import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAll } from '../../dynamo/writeAll.ts'
import { keys } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import { startTestTable, type TestTable } from '../../testTable.ts'
import { countRange, listRows, type RowsQuery } from './listRows.ts'

const category = requireContentType('newsCategory')
const COUNT = 515
const PER_PAGE = 10
const PAGES = Math.ceil(COUNT / PER_PAGE)
const partition = partitions.list(category.key)
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
let store: TestTable

beforeAll(async () => {
  store = await startTestTable()
  const items = numbers.map((id) => ({
    ...keys.live(category.key, id),
    gsi1pk: partition,
    gsi1sk: String(id).padStart(10, '0'),
    row: String(id),
  }))
  await writeAll(
    store.table,
    [...items, { ...keys.counter(category.key), total: COUNT }].map((Item) => ({ PutRequest: { Item } })),
  )
})
afterAll(() => store.stop())

const read = (query: Partial<RowsQuery>) =>
  listRows(store.table, category, { page: 1, perPage: PER_PAGE, order: 'asc', ...query })
const pageOf = (page: number, order: 'asc' | 'desc') =>
  (order === 'asc' ? numbers : numbers.toReversed()).slice((page - 1) * PER_PAGE, page * PER_PAGE).map(String)

test.each([1, 2, 20, 21, 22, 26, 27, 30, PAGES - 1, PAGES, PAGES + 1, 9_999])(
  'page %d has its rows in either order, and its cursor leads to the next page',
  async (page) => {
    for (const order of ['asc', 'desc'] as const) {
      const { rows, total, cursor } = await read({ page, order })
      expect(rows).toEqual(pageOf(page, order))
      expect(total).toBe(COUNT)
      expect(cursor !== undefined).toBe(page < PAGES)
      if (cursor) expect((await read({ order, cursor })).rows).toEqual(pageOf(page + 1, order))
    }
  },
)

test('a list that ends with a full page has no page after it', async () => {
  expect((await read({ page: COUNT, perPage: 1 })).cursor).toBeUndefined()
  expect((await read({ perPage: COUNT })).cursor).toBeUndefined()
})

test('a page costs the count and one query, a far one another query for its start', async () => {
  const callsFor = async (query: Partial<RowsQuery>) => {
    store.calls.length = 0
    await read(query)
    return store.calls.length
  }
  const { cursor = '' } = await read({ page: 40 })

  expect(await callsFor({ page: 21 })).toBe(2)
  expect(await callsFor({ page: 30 })).toBe(3)
  expect(await callsFor({ page: PAGES })).toBe(2)
  expect(await callsFor({ page: PAGES + 1 })).toBe(1)
  expect(await callsFor({ page: 30, cursor })).toBe(2)
})

test('entries of a list are counted', async () => {
  expect(await countRange(store.table, { partition, isForward: true })).toBe(COUNT)
  expect(await countRange(store.table, { partition: 'none', isForward: true })).toBe(0)
})

test.each([
  'x',
  Buffer.from('["a"]').toString('base64url'),
  Buffer.from('["other","1","2","3"]').toString('base64url'),
])('the cursor %s is refused', async (cursor) => {
  await expect(read({ cursor })).rejects.toMatchObject({ code: 'bad_request' })
})
