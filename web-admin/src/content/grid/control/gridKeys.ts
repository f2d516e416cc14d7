import type { KeyboardEvent } from 'react'
import type { Place } from '../model/edits.ts'

interface Bounds {
  active: Place
  lastRow: number
  lastColumn: number
}

/** Lines that Page Up and Page Down go. */
const PAGE = 15

type Move = (bounds: Bounds, isFar: boolean) => Place

/** Where keys lead from the active cell; with Ctrl to the end of that way. */
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

export interface KeyActions {
  go: (place: Place, extend: boolean) => void
  /** Opens the editor with a text in it; with what is there where none is given. */
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
 * The keys of a spreadsheet. Tab stays what it is everywhere: it leaves the grid, as it would otherwise take thousands of presses to get
 * past it; in the editor it goes on to the next cell. @returns whether the key meant something
 */
export function handleKey(event: KeyboardEvent, bounds: Bounds, actions: KeyActions): boolean {
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const move = MOVES[key]
  if (move) {
    actions.go(move(bounds, isCommand), shiftKey)
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
