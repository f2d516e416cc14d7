import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnmoved, linesOf, moveBelow, moveBranch, rebased, spotAt, type Sequence } from './sequence.ts'

const TREE: Sequence = [
  { id: 1, below: [11, 12] },
  { id: 2, below: [] },
  { id: 3, below: [31] },
]
const all = (sequence: Sequence) =>
  sequence.flatMap(({ id, below }) => [id, ...below]).toSorted((a, b) => a - b)

test('a branch moves with what is below it, and a record goes below another branch', () => {
  expect(moveBranch(TREE, 0, 2).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(moveBelow(TREE, 12, { parentId: 3, index: 0 })).toEqual([
    { id: 1, below: [11] },
    { id: 2, below: [] },
    { id: 3, below: [12, 31] },
  ])
  expect(moveBelow(TREE, 12, { parentId: 1, index: 0 })[0]?.below).toEqual([12, 11])
})

test('records that came or went move nothing; a record put elsewhere does', () => {
  expect(isUnmoved(TREE, [{ id: 9, below: [] }, ...TREE.slice(0, 2)])).toBe(true)
  expect(isUnmoved(TREE, moveBranch(TREE, 0, 1))).toBe(false)
  expect(isUnmoved(TREE, moveBelow(TREE, 11, { parentId: 2, index: 0 }))).toBe(false)
})

test('an order made from an earlier list keeps its moves, drops what is gone and takes in what is new', () => {
  const wanted = moveBelow(moveBranch(TREE, 0, 2), 12, { parentId: 2, index: 0 })
  const fresh: Sequence = [
    { id: 1, below: [11, 13, 12] },
    { id: 4, below: [41] },
    { id: 2, below: [] },
  ]

  expect(rebased(wanted, fresh)).toEqual([
    { id: 2, below: [12] },
    { id: 1, below: [11, 13] },
    { id: 4, below: [41] },
  ])
})

const sequence = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 })
  .map((ids) => ids.map((id, at) => ({ id, below: at % 2 === 0 ? [id + 100] : [] })))

test('a rebased order has the records there are, each once', () => {
  fc.assert(
    fc.property(sequence, sequence, (wanted, fresh) => {
      expect(all(rebased(wanted, fresh))).toEqual(all(fresh))
    }),
  )
})

test('a record let go between lines goes below the branch above', () => {
  const isOpen = (id: number) => id !== 3
  const others = linesOf(TREE, isOpen).filter(({ id }) => id !== 12)

  const spots = [0, 1, 2, 3, 4].map((to) => spotAt(TREE, others, { to, isOpen }))

  expect(others.map(({ id }) => id)).toEqual([1, 11, 2, 3])
  expect(spots).toEqual([
    { parentId: 1, index: 0 },
    { parentId: 1, index: 0 },
    { parentId: 1, index: 1 },
    { parentId: 2, index: 0 },
    { parentId: 3, index: 1 },
  ])
})
