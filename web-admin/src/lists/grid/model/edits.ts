import type { ContentType } from '@flou/shared/content/define.ts'
import { isUnread, readCell, type CellContext } from './cells.ts'
import type { GridColumn } from './columns.ts'
import { newRow, valueOf, withCell, type GridRow } from './rows.ts'

export interface CellPosition {
  row: number
  column: number
}

export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

export const areaOf = (one: CellPosition, other: CellPosition): Area => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export interface GridSchema {
  type: ContentType
  columns: readonly GridColumn[]
  context: CellContext
  nextNumber: () => number
  start?: Readonly<Record<string, unknown>>
}

type Rows = readonly GridRow[]

/** Writes `texts` from a cell to the right and down; appends rows beyond the end. */
export function pasteTexts(
  rows: Rows,
  grid: GridSchema,
  at: CellPosition & { texts: readonly (readonly string[])[] },
): Rows {
  const { type, columns, context } = grid
  const next = [...rows]
  for (const [down, line] of at.texts.entries()) {
    const rowIndex = at.row + down
    let row = next[rowIndex] ?? newRow(type, grid.nextNumber(), grid.start)
    for (const [across, text] of line.entries()) {
      const column = columns[at.column + across]
      if (column) row = withCell(row, { column, value: readCell(text, column, context) }, type)
    }
    next[rowIndex] = row
  }
  return next
}

/**
 * Returns the pasted texts per column: a single text for all selected columns, a block for those it covers.
 */
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

export function fillTexts(
  rows: Rows,
  grid: GridSchema,
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

export function fillDown(rows: Rows, { type, columns }: GridSchema, area: Area): Rows {
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

export const addRow = (rows: Rows, grid: GridSchema): Rows => [
  ...rows,
  newRow(grid.type, grid.nextNumber(), grid.start),
]

/** Reads unread texts again, with references found since they were typed. */
export const withFound = (rows: Rows, { type, columns, context }: GridSchema): Rows =>
  rows.map((row) =>
    columns.reduce((one, column) => {
      const typed = one.cells[column.key]
      const value = isUnread(typed) ? readCell(typed.unread, column, context) : undefined
      return value === undefined || isUnread(value) ? one : withCell(one, { column, value }, type)
    }, row),
  )
