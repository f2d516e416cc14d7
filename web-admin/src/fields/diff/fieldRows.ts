import type { Declaration } from '@flou/shared/content/declaration.ts'
import { isDifferent, recordFields, type FieldDiff } from './recordDiff.ts'

export interface FieldRow {
  key: string
  names: FieldDiff['names']
  cells: readonly FieldDiff[]
  isChanged: boolean
  /** Only one language changed although the other has text: the translation may be stale. */
  isStale: boolean
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const isStale = (cells: readonly FieldDiff[]): boolean =>
  cells.length > 1 &&
  cells.some((cell) => isDifferent(cell) && isFilled(cell.before)) &&
  cells.some((cell) => !isDifferent(cell) && isFilled(cell.after))

export function fieldRows(declaration: Declaration, before: unknown, after: unknown): FieldRow[] {
  const rows = Map.groupBy(recordFields(declaration, before, after), ({ names, language }) =>
    [...names, language ? '*' : ''].join('.'),
  )
  return [...rows].flatMap(([key, cells]): FieldRow[] => {
    const [first] = cells
    if (!first) return []
    return [{ key, names: first.names, cells, isChanged: cells.some(isDifferent), isStale: isStale(cells) }]
  })
}
