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

/** What an estimate comes to at the list prices it was made with. No I/O: what a benchmark measures. */
export function computeWith(
  { items, period }: Estimate,
  fileOf: (item: Estimate['items'][number]) => PriceFile | undefined,
): ComputedEstimate {
  const files = items.map((item) => fileOf(item))
  const results = items.map((item, index) => priceItem(item, files[index], { period }))
  const known = items.flatMap((item, index) => {
    const file = files[index]
    return file ? [{ item, file, region: soldIn(file, item)?.region ?? 0 }] : []
  })
  // the rate of the prices: the newest file's, where they were made before and after a change of it
  const taxPercent = known.at(-1)?.file.taxPercent ?? DEFAULT_TAX_PERCENT
  return {
    totals: totalOfItems(results, taxPercent) ?? null,
    products: unique(known.map(({ item }) => item.product)),
    regions: unique(known.map(({ region }) => region).filter((region) => region > 0)),
  }
}

/** What lists say of totals: a sum that no number holds is null, never 0. */
export const totalIn = (totals: Totals | null): Pick<EstimateRow, 'total' | 'unpriced'> =>
  totals ? { total: totals.total, unpriced: totals.unpriced } : { total: null }

/** As `computeWith`, with the published prices. What a caller says of totals is never looked at. */
export async function computeEstimate(estimate: Estimate, readPrices: ReadPrices): Promise<ComputedEstimate> {
  const files = await Promise.all(estimate.items.map((item) => readPrices(item)))
  return computeWith(estimate, (item) => files[estimate.items.indexOf(item)])
}
