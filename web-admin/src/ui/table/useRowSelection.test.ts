import { expect, test } from 'vitest'
import { rowsBetween, selectRows, togglePageRows } from './useRowSelection.ts'

interface Row {
  id: number
  hash?: string
}
const row = (id: number): Row => ({ id, hash: `hash of ${id}` })
const PAGE = [5, 3, 9, 7].map(row)
const ids = (rows: Iterable<Row>) => [...rows].map(({ id }) => id)
const selected = (...some: number[]) => new Map(some.map((id) => [id, row(id)]))

test.each([
  [5, 9, [5, 3, 9]],
  [7, 3, [3, 9, 7]],
  [9, 9, [9]],
  [undefined, 3, [3]],
  [42, 9, [9]],
  [5, 42, []],
])('from %s to %s on a page are %j', (from, to, expected) => {
  expect(ids(rowsBetween(PAGE, from, to))).toEqual(expected)
})

test('rows of other pages stay selected', () => {
  const more = selectRows(selected(42), PAGE, true)
  const fewer = selectRows(more, [row(3)], false)

  expect(ids(more.values())).toEqual([42, 5, 3, 9, 7])
  expect(ids(fewer.values())).toEqual([42, 5, 9, 7])
})

test.each([
  [[], [1, 3]],
  [[1], [1, 3]],
  [[9], [9, 1, 3]],
  [[1, 3], []],
  [[9, 1, 3], [9]],
])('with %j selected, the box of the page makes it %j', (before, after) => {
  expect(ids(togglePageRows(selected(...before), [row(1), row(3)]).values())).toEqual(after)
})

test('what the page shows now takes the place of what was selected of it earlier', () => {
  const earlier = new Map([[5, { id: 5, hash: 'earlier' }]])

  expect(togglePageRows(earlier, PAGE).get(5)?.hash).toBe('hash of 5')
})
