import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import type { Place } from '../model/edits.ts'
import { valueOf } from '../model/rows.ts'
import type { Grid } from '../useGrid.ts'
import { handleKey } from './gridKeys.ts'
import type { GridActions } from './useGridActions.ts'
import type { Selection } from './useSelection.ts'

export interface Controlled {
  grid: Grid
  selection: Selection
  actions: GridActions
}

/** The cell that something happened in. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

/** What turns the active switch round; undefined where the active cell is none. */
function turned({ grid: { rows, shape }, selection: { active } }: Controlled): string | undefined {
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
    go: selection.go,
    type: (text = actions.textAt(rows[active.row], column)) => selection.startTyping(text),
    toggle: () => {
      const text = turned(controlled)
      if (text !== undefined) void actions.write(text)
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

/** What keys, mouse and clipboard do in a grid. */
export function useGridEvents(controlled: Controlled) {
  const { grid, selection, actions } = controlled
  const handled = (act: (event: ClipboardEvent) => unknown) => (event: ClipboardEvent) => {
    event.preventDefault()
    act(event)
  }
  return {
    onKeyDown: (event: KeyboardEvent) => keyDown(event, controlled),
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (place && !(event.target instanceof HTMLInputElement)) selection.go(place, event.shiftKey)
    },
    onMouseMove: (event: MouseEvent) => {
      const place = event.buttons === 1 ? placeOf(event.target) : undefined
      const { active, typing } = selection
      const isOther = place && (place.row !== active.row || place.column !== active.column)
      if (isOther && typing === undefined) selection.go(place, true)
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target)
      const column = place && grid.shape.columns[place.column]
      if (column) selection.startTyping(actions.textAt(grid.rows[place.row], column))
    },
    onCopy: handled(actions.copy),
    onCut: handled(actions.cut),
    onPaste: handled((event) => void actions.paste(event.clipboardData.getData('text/plain'))),
  }
}
