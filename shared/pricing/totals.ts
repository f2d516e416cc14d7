import { isPriced, type LineResult } from './priceLine.ts'
import { taxOf, type TaxRule } from './tax.ts'

/** Totals of an estimate, whole rupiah scaled by 10⁴. */
export interface Totals {
  subtotal: number
  taxable: number
  /** Taxable base (DPP) and tax (PPN); 0 if untaxed. */
  taxBase: number
  tax: number
  total: number
  /** Lines without a price, excluded from totals; shown next to them. */
  unpriced: number
}

export type Subtotal = Pick<Totals, 'subtotal' | 'taxable' | 'unpriced'>

/** Adds up lines before tax; undefined if not a safe integer. */
export function subtotalOf(lines: readonly LineResult[]): Subtotal | undefined {
  const priced = lines.filter(isPriced)
  const sumOf = (some: typeof priced) => some.reduce((sum, { amount }) => sum + amount, 0)
  const subtotal = sumOf(priced)
  if (!Number.isSafeInteger(subtotal)) return undefined
  const taxable = sumOf(priced.filter(({ hasTax }) => hasTax))
  return { subtotal, taxable, unpriced: lines.length - priced.length }
}

/** Adds up lines and taxes the sum once; undefined if not a safe integer. */
export function totalsOf(lines: readonly LineResult[], rule: TaxRule): Totals | undefined {
  const sums = subtotalOf(lines)
  if (!sums) return undefined
  const { subtotal, taxable, unpriced } = sums
  const taxed = taxOf(taxable, rule)
  const total = subtotal + (taxed?.tax ?? 0)
  if (!taxed || !Number.isSafeInteger(total)) return undefined
  return { subtotal, taxable, taxBase: taxed.base, tax: taxed.tax, total, unpriced }
}
