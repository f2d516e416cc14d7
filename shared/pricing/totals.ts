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

/**
 * Adds up lines. Tax is computed once on the sum of taxable lines (decision 57).
 * @returns undefined where the sum is greater than numbers hold
 */
export function totalsOf(lines: readonly LineResult[], rule: TaxRule): Totals | undefined {
  let [subtotal, taxable, unpriced] = [0, 0, 0]
  for (const line of lines) {
    if (!isPriced(line)) {
      unpriced += 1
      continue
    }
    subtotal += line.amount
    if (line.hasTax) taxable += line.amount
  }
  if (!Number.isSafeInteger(subtotal)) return undefined
  const taxed = taxOf(taxable, rule)
  const total = subtotal + (taxed?.tax ?? 0)
  if (!taxed || !Number.isSafeInteger(total)) return undefined
  return { subtotal, taxable, taxBase: taxed.base, tax: taxed.tax, total, unpriced }
}
