import { expect, test } from 'vitest'
import { inserted, moved, numbered, reorderedErrors, without } from './listOrder.ts'

test('an entry moves to where it was dropped, forwards and backwards', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('errors follow their entries, and leave with them', () => {
  const errors = {
    'items.0.title': 'required',
    'items.2.items.1.url': 'url',
    title: 'required',
    itemsNote: 'x',
  }
  const positions = [0, 1, 2]

  expect(reorderedErrors(errors, 'items', moved(positions, 0, 2))).toEqual({
    'items.2.title': 'required',
    'items.1.items.1.url': 'url',
    title: 'required',
    itemsNote: 'x',
  })
  expect(reorderedErrors(errors, 'items', without(positions, 0))).toEqual({
    'items.1.items.1.url': 'url',
    title: 'required',
    itemsNote: 'x',
  })
  expect(reorderedErrors(errors, 'items', inserted(positions, 0, -1))).toMatchObject({
    'items.1.title': 'required',
    'items.3.items.1.url': 'url',
  })
})

test('entries are renumbered only if their order contradicts their position', () => {
  const entries = (...orders: (number | null)[]) => orders.map((order) => ({ order }))
  const same = entries(0, 0, 3)

  expect(numbered(same)).toBe(same)
  expect(numbered(entries(null, null))).toEqual(entries(null, null))
  expect(numbered(entries(1, 2, 0))).toEqual(entries(0, 1, 2))
  expect(numbered([{}, {}])).toEqual([{}, {}])
})
