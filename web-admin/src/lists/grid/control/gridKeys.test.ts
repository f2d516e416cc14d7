import { expect, test } from 'vitest'
import type { KeyboardEvent } from 'react'
import { SHORTCUTS } from '../../../core/state/shortcuts.ts'
import { handleKey } from './gridKeys.ts'

const bounds = { active: { row: 5, column: 2 }, lastRow: 40, lastColumn: 6 }

function press(combination: string, isToggle = false): { isUsed: boolean; calls: unknown[][] } {
  const parts = combination.split('+')
  const calls: unknown[][] = []
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values])
  const event = {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
  const isUsed = handleKey(event as KeyboardEvent, bounds, {
    moveTo: note('moveTo'),
    type: note('type'),
    toggle: () => {
      note('toggle')()
      return isToggle
    },
    clear: note('clear'),
    undo: note('undo'),
    redo: note('redo'),
    fillDown: note('fillDown'),
    selectAll: note('selectAll'),
  })
  return { isUsed, calls }
}

test('every listed key does something in the grid', () => {
  const unused = Object.values(SHORTCUTS.grid)
    .flat()
    .filter((keys) => {
      const { isUsed, calls } = press(keys, true)
      return !isUsed || calls.length !== 1
    })

  expect(unused).toEqual([])
})

test('Shift extends the selection, Ctrl goes to the end', () => {
  expect(press('ArrowDown').calls).toEqual([['moveTo', { row: 6, column: 2 }, false]])
  expect(press('Shift+ArrowDown').calls).toEqual([['moveTo', { row: 6, column: 2 }, true]])
  expect(press('Mod+Shift+ArrowDown').calls).toEqual([['moveTo', { row: 40, column: 2 }, true]])
  expect(press('Mod+Home').calls).toEqual([['moveTo', { row: 0, column: 0 }, false]])
  expect(press('Shift+PageDown').calls).toEqual([['moveTo', { row: 20, column: 2 }, true]])
})

test('letters start editing, unless a command key is held', () => {
  expect(press('x').calls).toEqual([['type', 'x']])
  expect(press('Shift+?').calls).toEqual([['type', '?']])
  expect(press(' ').calls).toEqual([['toggle'], ['type', ' ']])
  expect(press('Mod+x')).toEqual({ isUsed: false, calls: [] })
  expect(press('Mod+z').calls).toEqual([['undo']])
  expect(press('Mod+Shift+z').calls).toEqual([['redo']])
  expect(press('Tab')).toEqual({ isUsed: false, calls: [] })
})
