import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem, type ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { discountOn } from './discounts.ts'
import { knownCount, knownPrices } from './priceFiles.ts'

interface Kept {
  /** How many price files were known. */
  files: number
  period: Estimate['period']
  discountPercent: number
  result: ItemResult
}
const kept = new WeakMap<EstimateItem, Kept>()

/**
 * An item's price, with a customer's discount; computed once for as long as item, prices, period and discount are the same: a key changes
 * one line of a hundred.
 */
export function pricedItem(item: EstimateItem, period: Estimate['period']): ItemResult {
  const files = knownCount()
  const discountPercent = discountOn(item.product, period)
  const known = kept.get(item)
  if (known && known.files === files && known.period === period && known.discountPercent === discountPercent)
    return known.result
  const result = priceItem(item, knownPrices(item), { period, discountPercent })
  kept.set(item, { files, period, discountPercent, result })
  return result
}

/** An item at list prices, whoever looks at it: what is compared with totals that the server has computed. */
export const listPricedItem = (item: EstimateItem, period: Estimate['period']): ItemResult =>
  priceItem(item, knownPrices(item), { period })

const renewed = new WeakMap<EstimateItem, EstimateItem>()
/** A line at today's prices: the line itself where they are those it was made with, or where its product is no longer sold. */
export function atToday(item: EstimateItem, versions: ReadonlyMap<number, string>): EstimateItem {
  const version = versions.get(item.product) ?? item.version
  if (version === item.version) return item
  const known = renewed.get(item)
  if (known?.version === version) return known
  const made = { ...item, version }
  renewed.set(item, made)
  return made
}
