import { fc } from '@flou/shared/strings/fuzz.ts'
import { expect, test } from 'vitest'
import { movedIds, planOrder, type OrderedRecord } from './planOrder.ts'

const placed = fc.uniqueArray(fc.nat(200), { maxLength: 24 }).chain((ids) =>
  fc.tuple(
    fc.constant(ids),
    fc.array(fc.option(fc.nat(12), { nil: undefined, freq: 6 }), {
      minLength: ids.length,
      maxLength: ids.length,
    }),
  ),
)
const asPlaced = ([ids, orders]: [number[], (number | undefined)[]]): OrderedRecord[] =>
  ids.map((id, at) => ({ id, order: orders[at] }))
const read = (plan: ReadonlyMap<number, number>) =>
  [...plan].toSorted(([one, a], [other, b]) => a - b || one - other).map(([id]) => id)

test('records read by their planned values come in the order planned', () => {
  fc.assert(
    fc.property(placed, (sample) => {
      const records = asPlaced(sample)
      const plan = planOrder(records)
      expect(read(plan)).toEqual(records.map(({ id }) => id))
      expect([...plan.values()].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
    }),
  )
})

test('what is planned once stays as it is', () => {
  fc.assert(
    fc.property(placed, (sample) => {
      const records = asPlaced(sample)
      const plan = planOrder(records)
      expect(planOrder(records.map(({ id }) => ({ id, order: plan.get(id) })))).toEqual(plan)
    }),
  )
})

const changed = (records: readonly OrderedRecord[]) => {
  const plan = planOrder(records)
  return records.filter(({ id, order }) => plan.get(id) !== order).map(({ id }) => id)
}
const at = (...pairs: [id: number, order: number][]): OrderedRecord[] =>
  pairs.map(([id, order]) => ({ id, order }))

test('one record that moves over a gap changes alone', () => {
  expect(changed(at([3, 30], [1, 10], [2, 20]))).toEqual([3])
  expect(changed(at([1, 10], [3, 30], [2, 20]))).toHaveLength(1)
})

test('records of equal value keep the order of their ids, and are numbered once one of them moves', () => {
  expect(changed(at([1, 0], [2, 0], [3, 0]))).toEqual([])
  expect([...planOrder(at([2, 0], [1, 0], [3, 0])).values()]).toEqual([0, 1, 2])
})

test('what was moved is named by the fewest records', () => {
  expect(movedIds([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([4])
  expect(movedIds([1, 2, 3], [1, 2, 3])).toEqual([])
  expect(movedIds([1, 2], [1, 9, 2])).toEqual([9])
})
