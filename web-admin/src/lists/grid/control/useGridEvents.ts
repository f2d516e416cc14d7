import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import type { CellPosition } from '../model/edits.ts'
import { namesOf, useShownShortcuts } from '../../../core/state/shortcuts.ts'
import { valueOf } from '../model/rows.ts'
import type { Grid } from '../useGrid.ts'
import { handleKey } from './gridKeys.ts'
import type { GridActions } from './gridActions.ts'
import type { CellSelection } from './useCellSelection.ts'

export interface Controlled {
  grid: Grid
  selection: CellSelection
  actions: GridActions
}

function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

function toggledText({ grid: { rows, shape }, selection: { active } }: Controlled): string | undefined {
  const column = shape.columns[active.column]
  const row = rows[active.row]
  if (!column || !row || column.field.kind !== 'toggle') return undefined
  return valueOf(row, column, shape.type) === true ? 'no' : 'yes'
}

function keyDown(event: KeyboardEvent, controlled: Controlled): void {
  const { grid, selection, actions } = controlled
  const { rows, shape } = grid
  const { active } = selection
  const bounds = { active, lastRow: rows.length - 1, lastColumn: shape.columns.length - 1 }
  const column = shape.columns[active.column]
  if (rows.length === 0 || !column) return
  const isUsed = handleKey(event, bounds, {
    moveTo: selection.moveTo,
    type: (text = actions.textAt(rows[active.row], column)) => selection.startTyping(text),
    toggle: () => {
      const text = toggledText(controlled)
      if (text !== undefined) actions.write(text)
      return text !== undefined
    },
    clear: actions.clear,
    undo: grid.undo,
    redo: grid.redo,
    fillDown: actions.fillDown,
    selectAll: () =>
      selection.select({ row: 0, column: 0 }, { row: bounds.lastRow, column: bounds.lastColumn }),
  })
  if (isUsed) event.preventDefault()
}

const GRID_KEYS = namesOf('grid')

export function useGridEvents(controlled: Controlled) {
  useShownShortcuts('grid', GRID_KEYS)
  const { grid, selection, actions } = controlled
  const handled = (act: (event: ClipboardEvent) => unknown) => (event: ClipboardEvent) => {
    event.preventDefault()
    act(event)
  }
  return {
    onKeyDown: (event: KeyboardEvent) => keyDown(event, controlled),
    onMouseDown: (event: MouseEvent) => {
      const position = positionOf(event.target)
      if (position && !(event.target instanceof HTMLInputElement)) selection.moveTo(position, event.shiftKey)
    },
    onMouseMove: (event: MouseEvent) => {
      const position = event.buttons === 1 ? positionOf(event.target) : undefined
      const { active, typing } = selection
      const isOtherCell = position && (position.row !== active.row || position.column !== active.column)
      if (isOtherCell && typing === undefined) selection.moveTo(position, true)
    },
    onDoubleClick: (event: MouseEvent) => {
      const position = positionOf(event.target)
      const column = position && grid.shape.columns[position.column]
      if (column) selection.startTyping(actions.textAt(grid.rows[position.row], column))
    },
    onCopy: handled(actions.copy),
    onCut: handled(actions.cut),
    onPaste: handled((event) => actions.paste(event.clipboardData.getData('text/plain'))),
  }
}
