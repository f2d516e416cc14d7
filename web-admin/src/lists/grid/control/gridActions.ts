import type { ClipboardEvent } from 'react'
import { parseCells } from '@flou/shared/strings/csv.ts'
import type { References } from '../../../fields/kindModule.ts'
import { cellText, readCell } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import { fillDown, fillTexts, pasteTexts, textsByColumn, type CellPosition } from '../model/edits.ts'
import { valueOf, withCell, type GridRow } from '../model/rows.ts'
import type { Grid } from '../useGrid.ts'
import type { ColumnTexts } from '../useReferences.ts'
import type { CellSelection } from './useCellSelection.ts'

const copied = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

interface ActionOptions {
  grid: Grid
  selection: CellSelection
  find: (requested: readonly ColumnTexts[]) => Promise<References>
}

function textAt({ shape: { type, context } }: Grid, row: GridRow | undefined, column: GridColumn): string {
  return row ? cellText(valueOf(row, column, type), column, context) : ''
}

function selectedText(grid: Grid, { area }: CellSelection): string {
  const columns = grid.shape.columns.slice(area.left, area.right + 1)
  return grid.rows
    .slice(area.top, area.bottom + 1)
    .map((row) => columns.map((column) => copied(textAt(grid, row, column))).join('\t'))
    .join('\r\n')
}

/** Looks up records named in cells; the texts stay unread until then, and if that fails. */
async function findNamed({ grid, find }: ActionOptions, requested: readonly ColumnTexts[]): Promise<void> {
  const found = await find(requested).catch(() => undefined)
  if (found) grid.reread(found)
}

/** Pastes: a single text fills the selection, a block starts at the first selected cell. */
function paste(text: string, options: ActionOptions): void {
  const { grid, selection } = options
  const { shape, edit } = grid
  const { area } = selection
  const texts = parseCells(text, '\t')
  if (texts.length === 0) return
  const width = Math.max(...texts.map(({ length }) => length))
  const start = { row: area.top, column: area.left }
  if (texts.length === 1 && width === 1) edit((rows) => fillTexts(rows, shape, { area, texts }))
  else {
    edit((rows) => pasteTexts(rows, shape, { ...start, texts }))
    selection.select(start, { row: area.top + texts.length - 1, column: area.left + width - 1 })
  }
  void findNamed(options, textsByColumn(shape.columns, area, texts))
}

/** The edit of the active cell by a text; undefined if it is there already. */
function typedInCell(text: string, { grid, selection }: ActionOptions) {
  const { rows, shape } = grid
  const column = shape.columns[selection.active.column]
  const row = rows[selection.active.row]
  if (!column || !row || text === textAt(grid, row, column)) return undefined
  const value = readCell(text, column, shape.context)
  const update = (now: readonly GridRow[]) =>
    now.map((one) => (one.key === row.key ? withCell(one, { column, value }, shape.type) : one))
  return { column, update }
}

function write(text: string, options: ActionOptions): void {
  const { grid } = options
  const typed = typedInCell(text, options)
  grid.keepOpen(undefined)
  if (!typed) return
  grid.edit(typed.update)
  void findNamed(options, [{ column: typed.column, texts: [text] }])
}

export function gridActions(options: ActionOptions) {
  const { grid, selection } = options
  const { shape, edit } = grid
  const { area } = selection
  const copy = ({ clipboardData }: ClipboardEvent) =>
    clipboardData.setData('text/plain', selectedText(grid, selection))
  const at = (active: CellPosition) => ({ ...options, selection: { ...selection, active } })
  const clear = () => edit((rows) => fillTexts(rows, shape, { area, texts: [['']] }))
  return {
    copy,
    cut: (event: ClipboardEvent) => {
      copy(event)
      clear()
    },
    paste: (text: string) => paste(text, options),
    clear,
    write: (text: string) => write(text, options),
    keepOpen: (text: string) => grid.keepOpen(typedInCell(text, options)?.update),
    writeAt: (position: CellPosition, text: string) => write(text, at(position)),
    keepOpenAt: (position: CellPosition, text: string) =>
      grid.keepOpen(typedInCell(text, at(position))?.update),
    fillDown: () => edit((rows) => fillDown(rows, shape, area)),
    textAt: (row: GridRow | undefined, column: GridColumn) => textAt(grid, row, column),
  }
}
export type GridActions = ReturnType<typeof gridActions>
