import type { KeyboardEvent } from 'react'
import { shortcutOf, type SHORTCUTS, type ShortcutOf } from '../../../core/state/shortcuts.ts'
import type { CellPosition } from '../model/edits.ts'

interface Bounds {
  active: CellPosition
  lastRow: number
  lastColumn: number
}

const PAGE = 15

const MOVING = ['move', 'far', 'page', 'ends', 'corners'] as const satisfies readonly ShortcutOf<'grid'>[]
type MoveKey = (typeof SHORTCUTS.grid)['move' | 'page' | 'ends'][number]
type Move = (bounds: Bounds, isFar: boolean) => CellPosition

/** Target cells of keys; with Ctrl, the end in that direction. */
const MOVES: Readonly<Record<MoveKey, Move>> = {
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

type Command = Exclude<ShortcutOf<'grid'>, (typeof MOVING)[number] | 'extend' | 'toggle'>

const COMMANDS: Readonly<Record<Command, (actions: KeyActions) => void>> = {
  edit: (actions) => actions.type(),
  clear: (actions) => actions.clear(),
  undo: (actions) => actions.undo(),
  redo: (actions) => actions.redo(),
  fillDown: (actions) => actions.fillDown(),
  selectAll: (actions) => actions.selectAll(),
}

const isCommand = (name: ShortcutOf<'grid'>): name is Command => name in COMMANDS
const isMoveKey = (key: string): key is MoveKey => key in MOVES

const isLetter = ({ key, altKey }: KeyboardEvent) => key.length === 1 && !altKey

/**
 * Handles spreadsheet keys. Tab leaves the grid; within the cell editor it moves to the next cell. @returns
 * true if handled
 */
export function handleKey(event: KeyboardEvent, bounds: Bounds, actions: KeyActions): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  // Shift extends the selection of every move
  const pressed = { key, ctrlKey, metaKey, altKey, shiftKey: false }
  if (isMoveKey(key) && shortcutOf('grid', pressed, MOVING)) {
    actions.moveTo(MOVES[key](bounds, ctrlKey || metaKey), shiftKey)
    return true
  }
  const name = shortcutOf('grid', event) ?? shortcutOf('grid', pressed)
  if (name && isCommand(name)) {
    COMMANDS[name](actions)
    return true
  }
  if (ctrlKey || metaKey || !isLetter(event)) return false
  if (!(name === 'toggle' && actions.toggle())) actions.type(key)
  return true
}
