import { requireContentType } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeAll } from '../../dynamo/writeAll.ts'
import { blockIn, blockLength } from '../../items/listBlock.ts'
import { keys, sortKey } from '../../keys.ts'
import { partitions } from '../../partitions.ts'
import { startTestTable, type TestTable } from '../../testTable.ts'
import { listRows, type RowsQuery } from './listRows.ts'

const category = requireContentType('newsCategory')
const LENGTH = blockLength(category)
/** Titles with accents, letters outside the basic plane, and names that are shorter than a block. */
const TITLES = ['b', 'ba', 'cloud', 'cluster', 'zé', '雲', '𐍈a', '𐍈b', '']
const COUNT = 3_000
const PER_PAGE = 50
const entries = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  key: sortKey(TITLES[index % TITLES.length], index + 1),
}))
const ordered = entries.toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
const counts = new Map<string, number>()
for (const { id, key } of entries) {
  const name = `${blockIn(key, LENGTH)}${id % 2 ? '' : '0'}` // half of them are counted in a part of the block
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
const puts = (items: readonly object[]) =>
  items.map((Item) => ({ PutRequest: { Item: { ...Item } as never } }))
const block = (name: string) => keys.listBlock(category.key, undefined, name)
let store: TestTable

beforeAll(async () => {
  store = await startTestTable()
  const rows = entries.map(({ id, key }) => ({
    ...keys.live(category.key, id),
    gsi1pk: partitions.list(category.key),
    gsi1sk: key,
    row: String(id),
  }))
  await writeAll(store.table, puts([...rows, { ...keys.counter(category.key), total: COUNT }]))
})
beforeEach(async () => {
  await writeAll(store.table, puts([...counts].map(([name, count]) => ({ ...block(name), entries: count }))))
  store.calls.length = 0
})
afterAll(() => store.stop())

const read = (query: Partial<RowsQuery>) =>
  listRows(store.table, category, { page: 1, perPage: PER_PAGE, order: 'asc', ...query })
const idsOf = (page: number, order: 'asc' | 'desc') =>
  (order === 'asc' ? ordered : ordered.toReversed())
    .slice((page - 1) * PER_PAGE, page * PER_PAGE)
    .map(({ id }) => String(id))

test.each(Array.from({ length: 20 }, (_, index) => 21 + index))(
  'page %d of the middle has its rows in either order, and its cursor leads on',
  async (page) => {
    for (const order of ['asc', 'desc'] as const) {
      const { rows, cursor } = await read({ page, order })
      expect(rows).toEqual(idsOf(page, order))
      expect((await read({ order, ...(cursor && { cursor }) })).rows).toEqual(idsOf(page + 1, order))
    }
  },
)

test('a page of the middle costs the count, the blocks, the start in its block and the page', async () => {
  await read({ page: 31 })

  expect(store.calls).toHaveLength(4)
})

test('blocks whose counts are not those of the list are not used', async () => {
  await writeAll(store.table, puts([{ ...block('cl'), entries: 1 }]))

  expect((await read({ page: 31 })).rows).toEqual(idsOf(31, 'asc'))
})
