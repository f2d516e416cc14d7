import type { KeyboardEvent } from 'react'
import type { CellPosition } from '../model/edits.ts'

interface Bounds {
  active: CellPosition
  lastRow: number
  lastColumn: number
}

const PAGE = 15

type Move = (bounds: Bounds, isFar: boolean) => CellPosition

/** Target cells of keys; with Ctrl, the end in that direction. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ active: { row, column } }, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ active: { row, column }, lastRow }, isFar) => ({ row: isFar ? lastRow : row + 1, column }),
  ArrowLeft: ({ active: { row, column } }, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ active: { row, column }, lastColumn }, isFar) => ({
    row,
    column: isFar ? lastColumn : column + 1,
  }),
  Home: ({ active: { row } }, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ active: { row }, lastRow, lastColumn }, isFar) => ({
    row: isFar ? lastRow : row,
    column: lastColumn,
  }),
  PageUp: ({ active: { row, column } }) => ({ row: row - PAGE, column }),
  PageDown: ({ active: { row, column } }) => ({ row: row + PAGE, column }),
}

interface KeyActions {
  moveTo: (position: CellPosition, extend: boolean) => void
  type: (text?: string) => void
  toggle: () => boolean
  clear: () => void
  undo: () => void
  redo: () => void
  fillDown: () => void
  selectAll: () => void
}

const SHORTCUTS: Readonly<Record<string, (actions: KeyActions, isShifted: boolean) => void>> = {
  z: (actions, isShifted) => (isShifted ? actions.redo() : actions.undo()),
  y: (actions) => actions.redo(),
  d: (actions) => actions.fillDown(),
  a: (actions) => actions.selectAll(),
}

const PLAIN: Readonly<Record<string, (actions: KeyActions) => void>> = {
  Enter: (actions) => actions.type(),
  F2: (actions) => actions.type(),
  Delete: (actions) => actions.clear(),
  Backspace: (actions) => actions.clear(),
}

const isLetter = ({ key, altKey }: KeyboardEvent) => key.length === 1 && !altKey

/**
 * Handles spreadsheet keys. Tab leaves the grid; within the cell editor it moves to the next cell. @returns
 * true if handled
 */
export function handleKey(event: KeyboardEvent, bounds: Bounds, actions: KeyActions): boolean {
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const move = MOVES[key]
  if (move) {
    actions.moveTo(move(bounds, isCommand), shiftKey)
    return true
  }
  if (isCommand) {
    const shortcut = SHORTCUTS[key.toLowerCase()]
    shortcut?.(actions, shiftKey)
    return shortcut !== undefined
  }
  const plain = PLAIN[key]
  if (plain) plain(actions)
  else if (isLetter(event) && !(key === ' ' && actions.toggle())) actions.type(key)
  return plain !== undefined || isLetter(event)
}
