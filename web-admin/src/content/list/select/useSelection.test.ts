import type { ListRow } from '@flou/shared/api.ts'
import { expect, test } from 'vitest'
import { rowsBetween, selectRows } from './useSelection.ts'

const row = (id: number) => ({ id }) as ListRow // only ids are read
const PAGE = [5, 3, 9, 7].map(row)
const ids = (rows: Iterable<ListRow>) => [...rows].map(({ id }) => id)

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
  const selected = new Map([[42, row(42)]])

  const more = selectRows(selected, PAGE, true)
  const fewer = selectRows(more, [row(3)], false)

  expect(ids(more.values())).toEqual([42, 5, 3, 9, 7])
  expect(ids(fewer.values())).toEqual([42, 5, 9, 7])
})
