import { expect, test } from 'vitest'
import { byCategory } from './byCategory.ts'

const record = (id: number, category: number | undefined) => ({
  id,
  category: category === undefined ? null : { id: category },
})

test('records stand below their categories, in the order of both; those of no category come last', () => {
  const records = [record(1, 7), record(2, undefined), record(3, 5), record(4, 7), record(5, 99)]

  const groups = byCategory([{ id: 5 }, { id: 6 }, { id: 7 }], records)

  expect(groups.map(({ category, records: found }) => [category?.id, found.map(({ id }) => id)])).toEqual([
    [5, [3]],
    [7, [1, 4]],
    [undefined, [2, 5]],
  ])
})
