import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem, totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import type { EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { DEFAULT_TAX_PERCENT } from '@flou/shared/pricing/tax.ts'
import type { Totals } from '@flou/shared/pricing/totals.ts'
import type { ReadPrices } from './priceFiles.ts'

export interface ComputedEstimate {
  totals: Totals | null
  products: number[]
  regions: number[]
}

const unique = (values: readonly number[]) => [...new Set(values)].toSorted((one, other) => one - other)

export function computeWith(
  { items, period }: Estimate,
  fileOf: (item: Estimate['items'][number]) => PriceFile | undefined,
): ComputedEstimate {
  const files = items.map((item) => fileOf(item))
  const results = items.map((item, index) => priceItem(item, files[index], { period }))
  const priced = items.flatMap((item, index) => {
    const file = files[index]
    return file ? [{ item, file, region: soldIn(file, item)?.region ?? 0 }] : []
  })
  // Uses the newest file's tax rate if files differ.
  const taxPercent = priced.at(-1)?.file.taxPercent ?? DEFAULT_TAX_PERCENT
  return {
    totals: totalOfItems(results, taxPercent) ?? null,
    products: unique(priced.map(({ item }) => item.product)),
    regions: unique(priced.map(({ region }) => region).filter((region) => region > 0)),
  }
}

/** An unrepresentable sum is null, never 0. */
export const totalIn = (totals: Totals | null): Pick<EstimateRow, 'total' | 'unpriced'> =>
  totals ? { total: totals.total, unpriced: totals.unpriced } : { total: null }

/** Computes an estimate with published prices; client totals are ignored. */
export async function computeEstimate(estimate: Estimate, readPrices: ReadPrices): Promise<ComputedEstimate> {
  const files = await Promise.all(estimate.items.map((item) => readPrices(item)))
  return computeWith(estimate, (item) => files[estimate.items.indexOf(item)])
}
