import type { Declaration } from '@flou/shared/content/declaration.ts'
import { isDifferent, recordFields, type FieldDiff } from './recordDiff.ts'
import type { Language } from '@flou/shared/locale.ts'
import { languageTag } from '../../../core/texts/language.ts'

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

/** Formats per cent with sign: `+10%`, `−33,3%`. */
export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 1,
  }).format(percent / 100)

/** Returns the change in per cent, to one decimal; undefined if not computable or unchanged. */
export function percentChange(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || before === after)
    return undefined
  return Math.round(((after - before) / Math.abs(before)) * 1_000) / 10
}
