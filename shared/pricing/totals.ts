import { isPriced, type LineResult } from './priceLine.ts'
import { taxOf, type TaxRule } from './tax.ts'

/** What an estimate comes to. Amounts are whole rupiah scaled by 10⁴; the shown lines add up to them. */
export interface Totals {
  /** All lines that have a price. */
  subtotal: number
  /** What of it is taxed. */
  taxable: number
  /** The part of it that the rate applies to (DPP), and the tax (PPN); 0 where nothing is taxed. */
  taxBase: number
  tax: number
  total: number
  /** Lines without a price: the totals are without them, and whoever shows a total says so. */
  unpriced: number
}

/** What some lines come to before tax: all of an estimate, or those of a group. */
export type Subtotal = Pick<Totals, 'subtotal' | 'taxable' | 'unpriced'>

/**
 * Adds up lines before tax.
 * @returns undefined where the sum is greater than numbers hold
 */
export function subtotalOf(lines: readonly LineResult[]): Subtotal | undefined {
  const priced = lines.filter(isPriced)
  const sumOf = (some: typeof priced) => some.reduce((sum, { amount }) => sum + amount, 0)
  const subtotal = sumOf(priced)
  if (!Number.isSafeInteger(subtotal)) return undefined
  const taxable = sumOf(priced.filter(({ hasTax }) => hasTax))
  return { subtotal, taxable, unpriced: lines.length - priced.length }
}

/**
 * Adds up lines. Tax is computed once on the sum of taxable lines (decision 57).
 * @returns undefined where the sum is greater than numbers hold
 */
export function totalsOf(lines: readonly LineResult[], rule: TaxRule): Totals | undefined {
  const sums = subtotalOf(lines)
  if (!sums) return undefined
  const { subtotal, taxable, unpriced } = sums
  const taxed = taxOf(taxable, rule)
  const total = subtotal + (taxed?.tax ?? 0)
  if (!taxed || !Number.isSafeInteger(total)) return undefined
  return { subtotal, taxable, taxBase: taxed.base, tax: taxed.tax, total, unpriced }
}
