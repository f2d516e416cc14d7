import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { expect, test } from 'vitest'
import { byGroup, withGroupMoved } from './itemOrder.ts'

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

test('groups stand in the order in which they appear, lines without one before them', () => {
  expect(byGroup(ITEMS).map(([name, lines]) => [name, keys(lines)])).toEqual([
    ['', [2]],
    ['Web', [1, 4]],
    ['Data', [3]],
    ['Mail', [5]],
  ])
})

test.each([
  ['Mail', { target: 'Web', isAfter: false }, [2, 5, 1, 4, 3]],
  ['Web', { target: 'Data', isAfter: true }, [2, 3, 1, 4, 5]],
  ['Mail', { target: '', isAfter: false }, [2, 5, 1, 4, 3]],
  ['Mail', { target: 'Mail', isAfter: true }, [1, 2, 3, 4, 5]],
  ['Gone', { target: 'Web', isAfter: true }, [1, 2, 3, 4, 5]],
  ['Web', { target: 'Gone', isAfter: true }, [1, 2, 3, 4, 5]],
])('the group %s moves beside %o', (name, beside, expected) => {
  expect(keys(withGroupMoved(ITEMS, name, beside))).toEqual(expected)
})
