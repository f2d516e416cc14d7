import { expect, test } from 'vitest'
import { linesOf, type Line, type Sequence } from '../sequence.ts'
import { keyActionOf, targetOf } from './treeKeys.ts'

const TREE: Sequence = [
  { id: 1, below: [1, 2] },
  { id: 2, below: [] },
  { id: 3, below: [3] },
]
const top = (id: number): Line => ({ id, parentId: undefined })
const below = (id: number, parentId: number): Line => ({ id, parentId })

test('arrows go along the lines shown, open and close branches, and lead up to the branch', () => {
  const isOpen = (id: number) => id !== 3
  const lines = linesOf(TREE, isOpen)
  const step = (line: Line, key: string) => keyActionOf({ lines, line, isOpen: isOpen(line.id) }, key)

  expect(step(top(1), 'ArrowDown')).toEqual(below(1, 1))
  expect(step(top(2), 'ArrowUp')).toEqual(below(2, 1))
  expect(step(top(1), 'ArrowUp')).toBeUndefined()
  expect(step(below(2, 1), 'End')).toEqual(top(3))
  expect(step(top(3), 'ArrowRight')).toBe('open')
  expect(step(top(1), 'ArrowRight')).toEqual(below(1, 1))
  expect(step(top(1), 'ArrowLeft')).toBe('close')
  expect(step(below(2, 1), 'ArrowLeft')).toEqual(top(1))
  expect(step(top(1), 'x')).toBeUndefined()
})

test('Alt with an arrow moves a line one place, and out of its branch into the next one', () => {
  expect(targetOf(TREE, top(1), 'ArrowUp')).toBeUndefined()
  expect(targetOf(TREE, top(1), 'ArrowDown')).toEqual({ parentId: undefined, index: 1 })
  expect(targetOf(TREE, below(2, 1), 'ArrowUp')).toEqual({ parentId: 1, index: 0 })
  expect(targetOf(TREE, below(2, 1), 'ArrowDown')).toEqual({ parentId: 2, index: 0 })
  expect(targetOf(TREE, below(3, 3), 'ArrowUp')).toEqual({ parentId: 2, index: 0 })
  expect(targetOf(TREE, below(3, 3), 'ArrowDown')).toBeUndefined()
  expect(targetOf(TREE, below(1, 1), 'ArrowUp')).toBeUndefined()
})
