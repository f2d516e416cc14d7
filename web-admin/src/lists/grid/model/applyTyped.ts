import type { Batch } from '@flou/shared/content/batch.ts'
import type { GridSchema } from './edits.ts'
import { isChanged, newRow, withCell, type GridRow } from './rows.ts'

type Cells = GridRow['cells']

export type TypedRow = Pick<GridRow, 'key' | 'id' | 'version' | 'cells'> & Partial<Pick<GridRow, 'record'>>

export type TypedSchema = Omit<GridSchema, 'context'>

export interface Outcome {
  created?: ReadonlyMap<string, number> | undefined
  stored?: ReadonlyMap<string, Cells> | undefined
}

/** Returns the ids of created rows; `keys` are in the order sent. */
export function createdBy({ entries }: Pick<Batch, 'entries'>, keys: readonly string[]): Map<string, number> {
  const ids = entries.filter(({ action }) => action === 'create').map(({ id }) => id)
  return new Map(keys.flatMap((key, index) => (ids[index] === undefined ? [] : [[key, ids[index]] as const])))
}

export function outcomeOf(batch: Pick<Batch, 'entries' | 'failures'>, sent: readonly GridRow[]): Outcome {
  const added = sent.filter(({ id }) => id === 0).map(({ key }) => key)
  const created = createdBy(batch, added)
  const failed = new Set(batch.failures.map(({ id }) => id))
  const stored = sent.filter(({ key, id }) => !failed.has(created.get(key) ?? id))
  return { created, stored: new Map(stored.map(({ key, cells }) => [key, cells])) }
}

/**
 * Applies typed cells to refetched rows, without saved ones. New rows and edits of deleted records are
 * appended, so that no input is lost.
 */
export function applyTyped(
  read: readonly GridRow[],
  typed: readonly TypedRow[],
  { shape, created, stored }: Outcome & { shape: TypedSchema },
): GridRow[] {
  const { type, columns, start, nextNumber } = shape
  const remaining = typed.map((row) => ({
    ...row,
    id: created?.get(row.key) ?? row.id,
    cells: Object.fromEntries(
      Object.entries(row.cells).filter(([name, value]) => stored?.get(row.key)?.[name] !== value),
    ),
  }))
  const cellsOf = new Map(remaining.map(({ id, cells }) => [id, cells]))
  const readIds = new Set(read.map(({ id }) => id).filter((id) => id > 0))
  const withTyped = (row: GridRow, cells: Cells = {}): GridRow =>
    columns.reduce(
      (one, column) =>
        column.key in cells ? withCell(one, { column, value: cells[column.key] }, type) : one,
      row,
    )
  const others = remaining.filter((row) => !readIds.has(row.id) && isChanged(row))
  return [
    ...read.map((row) => (row.id === 0 ? row : withTyped(row, cellsOf.get(row.id)))),
    ...others.map(({ key, id, record, cells }) =>
      id === 0 && record
        ? { key, id, version: 0, record, cells }
        : { ...newRow(type, nextNumber(), start), cells },
    ),
  ]
}

/** True if `typed` would replace other values that are typed in these rows. */
export const replacesTyped = (rows: readonly GridRow[], typed: readonly TypedRow[]): boolean => {
  const cellsOf = new Map(rows.filter(({ id }) => id > 0).map(({ id, cells }) => [id, cells]))
  return typed.some(({ id, cells }) => {
    const here: Cells = cellsOf.get(id) ?? {}
    return Object.entries(cells).some(([name, value]) => name in here && here[name] !== value)
  })
}
