import type { ContentType } from '@flou/shared/content/define.ts'
import { readCell, type CellContext } from './cells.ts'
import type { GridColumn } from './columns.ts'
import { newRow, valueOf, withCell, type GridRow } from './rows.ts'

/** A cell by its row and column. */
export interface Place {
  row: number
  column: number
}

/** A rectangle of cells, both ends inclusive. */
export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** The cells between two, whichever of them is the upper or the left one. */
export const areaOf = (one: Place, other: Place): Area => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

/** What edits need to know of their grid. */
export interface GridShape {
  type: ContentType
  columns: readonly GridColumn[]
  context: CellContext
  /** A number that no new row has yet. */
  nextNumber: () => number
  /** What new rows start with beside the type's own start. */
  start?: Readonly<Record<string, unknown>>
}

type Rows = readonly GridRow[]

/** The rows with `texts` written from a cell on, to the right and down; rows beyond the end are added. */
export function pasteTexts(
  rows: Rows,
  grid: GridShape,
  at: Place & { texts: readonly (readonly string[])[] },
): Rows {
  const { type, columns, context } = grid
  const next = [...rows]
  for (const [down, line] of at.texts.entries()) {
    const place = at.row + down
    let row = next[place] ?? newRow(type, grid.nextNumber(), grid.start)
    for (const [across, text] of line.entries()) {
      const column = columns[at.column + across]
      if (column) row = withCell(row, { column, value: readCell(text, column, context) }, type)
    }
    next[place] = row
  }
  return next
}

/** What a paste from an area's first cell on brings to each column: one text to all that are selected, a block to those it covers. */
export function textsByColumn(
  columns: readonly GridColumn[],
  { left, right }: Area,
  texts: readonly (readonly string[])[],
): { column: GridColumn; texts: readonly string[] }[] {
  const width = Math.max(...texts.map(({ length }) => length))
  const isOne = texts.length === 1 && width === 1
  return columns
    .slice(left, isOne ? right + 1 : left + width)
    .map((column, at) => ({ column, texts: texts.map((line) => line[isOne ? 0 : at] ?? '') }))
}

/** One text in every cell of an area: what is copied once fills what is selected. */
export function fillTexts(
  rows: Rows,
  grid: GridShape,
  { area, texts }: { area: Area; texts: readonly (readonly string[])[] },
): Rows {
  const height = texts.length
  const width = Math.max(1, ...texts.map(({ length }) => length))
  const filled = Array.from({ length: area.bottom - area.top + 1 }, (_, down) =>
    Array.from(
      { length: area.right - area.left + 1 },
      (_, across) => texts[down % height]?.[across % width] ?? '',
    ),
  )
  return pasteTexts(rows, grid, { row: area.top, column: area.left, texts: filled })
}

/** The uppermost row of an area in all rows of it. */
export function fillDown(rows: Rows, { type, columns }: GridShape, area: Area): Rows {
  const source = rows[area.top]
  if (!source) return rows
  return rows.map((row, index) => {
    if (index <= area.top || index > area.bottom) return row
    return columns
      .slice(area.left, area.right + 1)
      .reduce(
        (changed, column) => withCell(changed, { column, value: valueOf(source, column, type) }, type),
        row,
      )
  })
}

/** New rows that nothing has been typed into say nothing: they are neither saved nor missed. */
export const addRow = (rows: Rows, grid: GridShape): Rows => [
  ...rows,
  newRow(grid.type, grid.nextNumber(), grid.start),
]
