import type { Batch } from '@flou/shared/batch.ts'
import type { GridShape } from './edits.ts'
import { isChanged, newRow, withCell, type GridRow } from './rows.ts'

type Cells = GridRow['cells']

/** What is known of a row that was typed into: which one it is, and what was typed over it. */
export type TypedRow = Pick<GridRow, 'key' | 'id' | 'version' | 'cells'> & Partial<Pick<GridRow, 'record'>>

/** What has become of rows that were sent, by their keys. */
export interface Outcome {
  /** The ids that new rows have been given. */
  created?: ReadonlyMap<string, number> | undefined
  /** What was sent of the rows that are stored, where it is known. */
  stored?: ReadonlyMap<string, Cells> | undefined
}

/** The ids that a batch gave to new rows; `keys` are theirs, in the order in which they were sent. */
export function createdBy({ entries }: Pick<Batch, 'entries'>, keys: readonly string[]): Map<string, number> {
  const ids = entries.filter(({ action }) => action === 'create').map(({ id }) => id)
  return new Map(keys.flatMap((key, index) => (ids[index] === undefined ? [] : [[key, ids[index]] as const])))
}

/** What a batch made of the rows that were sent; what it passed over stays typed. */
export function outcomeOf(batch: Pick<Batch, 'entries' | 'failures'>, sent: readonly GridRow[]): Outcome {
  const added = sent.filter(({ id }) => id === 0).map(({ key }) => key)
  const created = createdBy(batch, added)
  const failed = new Set(batch.failures.map(({ id }) => id))
  const stored = sent.filter(({ key, id }) => !failed.has(created.get(key) ?? id))
  return { created, stored: new Map(stored.map(({ key, cells }) => [key, cells])) }
}

/**
 * Rows as they were read anew, with what is typed over them. A cell that says what its record says by now, or what was stored of
 * it, counts as not typed. New rows stand at the end, and so does a typed row whose record is gone: nothing typed is lost.
 */
export function laidOver(
  read: readonly GridRow[],
  typed: readonly TypedRow[],
  { shape, created, stored }: Outcome & { shape: GridShape },
): GridRow[] {
  const { type, columns, start, nextNumber } = shape
  const left = typed.map((row) => ({
    ...row,
    id: created?.get(row.key) ?? row.id,
    cells: Object.fromEntries(
      Object.entries(row.cells).filter(([name, value]) => stored?.get(row.key)?.[name] !== value),
    ),
  }))
  const cellsOf = new Map(left.map(({ id, cells }) => [id, cells]))
  const known = new Set(read.map(({ id }) => id).filter((id) => id > 0))
  const over = (row: GridRow, cells: Cells = {}): GridRow =>
    columns.reduce(
      (one, column) =>
        column.key in cells ? withCell(one, { column, value: cells[column.key] }, type) : one,
      row,
    )
  const others = left.filter((row) => !known.has(row.id) && isChanged(row))
  return [
    ...read.map((row) => (row.id === 0 ? row : over(row, cellsOf.get(row.id)))),
    ...others.map(({ key, id, record, cells }) =>
      id === 0 && record
        ? { key, id, version: 0, record, cells }
        : { ...newRow(type, nextNumber(), start), cells },
    ),
  ]
}
