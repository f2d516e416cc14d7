import type { Shape } from '@flou/shared/content/shape.ts'
import { isDifferent, recordFields, type FieldDiff } from './recordDiff.ts'

/** A field of two states of a record: once where both languages share it, else once for each language. */
export interface FieldRow {
  key: string
  names: FieldDiff['names']
  cells: readonly FieldDiff[]
  isChanged: boolean
  /** One language was changed, and the other, which says something, was not: the translation may no longer fit. */
  isStale: boolean
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const isStale = (cells: readonly FieldDiff[]): boolean =>
  cells.length > 1 &&
  cells.some((cell) => isDifferent(cell) && isFilled(cell.before)) &&
  cells.some((cell) => !isDifferent(cell) && isFilled(cell.after))

/** Every field of two states of a record, its languages side by side, in the order declared. */
export function fieldRows(shape: Shape, before: unknown, after: unknown): FieldRow[] {
  const rows = Map.groupBy(recordFields(shape, before, after), ({ names, language }) =>
    [...names, language ? '*' : ''].join('.'),
  )
  return [...rows].flatMap(([key, cells]): FieldRow[] => {
    const [first] = cells
    if (!first) return []
    return [{ key, names: first.names, cells, isChanged: cells.some(isDifferent), isStale: isStale(cells) }]
  })
}
