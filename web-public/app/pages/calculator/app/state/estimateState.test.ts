import { MAX_ITEMS, type EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { expect, test } from 'vitest'
import { groupNames, indexNextTo } from '../../order/itemOrder.ts'
import { emptyState, estimateReducer } from './estimateState.ts'

const item = (key: number, group?: string): EstimateItem => ({
  key,
  product: 1,
  version: 'abcdefghijklmno1',
  kind: 'instance',
  id: key,
  quantity: 1,
  ...(group !== undefined && { group }),
  extras: [],
})
const ITEMS = [item(1, 'Web'), item(2), item(3, 'Data'), item(4, 'Web'), item(5, 'Mail')]
const keys = (items: readonly EstimateItem[]) => items.map(({ key }) => key)

test('a line comes to stand before or after another one, wherever it was', () => {
  const moved = (key: number, target: number, isAfter: boolean) => {
    const to = indexNextTo(ITEMS, key, { target, isAfter })
    const state = { ...emptyState, estimate: { ...emptyState.estimate, items: ITEMS } }
    return keys(estimateReducer(state, { type: 'move', key, to }).estimate.items)
  }

  expect(moved(1, 4, false)).toEqual([2, 3, 1, 4, 5])
  expect(moved(1, 4, true)).toEqual([2, 3, 4, 1, 5])
  expect(moved(5, 1, false)).toEqual([5, 1, 2, 3, 4])
})

const filled = (count: number) => ({
  ...emptyState,
  estimate: { ...emptyState.estimate, items: Array.from({ length: count }, (_, index) => item(index + 1)) },
})

test.each([MAX_ITEMS, MAX_ITEMS + 20])(
  'an estimate of %i lines refuses another one and loses none',
  (count) => {
    const full = filled(count)
    const { key: _, ...another } = item(500)
    const refused = [
      estimateReducer(full, { type: 'add', item: another }),
      estimateReducer(full, { type: 'duplicate', key: 50 }),
    ]
    const freed = refused.map((state) => estimateReducer(state, { type: 'remove', key: 1 }))

    for (const state of refused) {
      expect(state.isRefused).toBe(true)
      expect(state.estimate).toBe(full.estimate)
      expect(state.past).toEqual([])
    }
    expect(freed.map(({ isRefused, estimate }) => [isRefused, estimate.items.length])).toEqual([
      [undefined, count - 1],
      [undefined, count - 1],
    ])
  },
)

test('the last line that fits is added, and comes back by redo', () => {
  const { key: _, ...another } = item(500)
  const added = estimateReducer(filled(MAX_ITEMS - 1), { type: 'add', item: another })
  const again = estimateReducer(estimateReducer(added, { type: 'undo' }), { type: 'redo' })

  expect([added, again].map(({ estimate }) => estimate.items.length)).toEqual([MAX_ITEMS, MAX_ITEMS])
})

test('a moved group is one step of undo', () => {
  const state = { ...emptyState, estimate: { ...emptyState.estimate, items: ITEMS } }
  const moved = estimateReducer(state, {
    type: 'moveGroup',
    name: 'Mail',
    nextTo: { target: 'Web', isAfter: false },
  })

  expect(groupNames(moved.estimate.items)).toEqual(['Mail', 'Web', 'Data'])
  expect(estimateReducer(moved, { type: 'undo' }).estimate.items).toBe(ITEMS)
})

const EXAMPLE = { name: 'Shop', period: 'month', items: [item(1), item(2)] } as const

test('an example replaces the lines and the name, or is added as a group; either is one step to undo', () => {
  const before = filled(3)
  const replaced = estimateReducer(before, { type: 'fill', lines: EXAMPLE, isAdded: false })
  const added = estimateReducer(before, { type: 'fill', lines: EXAMPLE, isAdded: true })

  expect([replaced.estimate.name, keys(replaced.estimate.items)]).toEqual(['Shop', [4, 5]])
  expect([added.estimate.name, keys(added.estimate.items)]).toEqual(['', [1, 2, 3, 4, 5]])
  expect(added.estimate.items.map(({ group }) => group).slice(2)).toEqual([undefined, 'Shop', 'Shop'])
  for (const state of [replaced, added])
    expect(estimateReducer(state, { type: 'undo' }).estimate).toBe(before.estimate)
})

test('an example that does not fit is refused as a group, and still replaces the lines', () => {
  const full = filled(MAX_ITEMS - 1)
  const added = estimateReducer(full, { type: 'fill', lines: EXAMPLE, isAdded: true })

  expect([added.isRefused, added.estimate]).toEqual([true, full.estimate])
  expect(estimateReducer(full, { type: 'fill', lines: EXAMPLE, isAdded: false }).estimate.items).toHaveLength(
    2,
  )
})
