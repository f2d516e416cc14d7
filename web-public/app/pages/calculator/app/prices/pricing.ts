import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem, type ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { discountOn } from './discounts.ts'
import { loadedCount, loadedPrices } from './priceFiles.ts'
import type { Language } from '@flou/shared/locale.ts'
import { PROBLEM_TEXTS } from '@flou/shared/texts/pricing.ts'

interface CachedPrice {
  files: number
  period: Estimate['period']
  discountPercent: number
  result: ItemResult
}
const cachedPrices = new WeakMap<EstimateItem, CachedPrice>()

/** Returns the price with discount, cached until an input changes. */
export function pricedItem(item: EstimateItem, period: Estimate['period']): ItemResult {
  const files = loadedCount()
  const discountPercent = discountOn(item.product, period)
  const cached = cachedPrices.get(item)
  if (
    cached &&
    cached.files === files &&
    cached.period === period &&
    cached.discountPercent === discountPercent
  )
    return cached.result
  const result = priceItem(item, loadedPrices(item), { period, discountPercent })
  cachedPrices.set(item, { files, period, discountPercent, result })
  return result
}

/** Returns the price without discount, comparable with server totals. */
export const listPricedItem = (item: EstimateItem, period: Estimate['period']): ItemResult =>
  priceItem(item, loadedPrices(item), { period })

const updatedItems = new WeakMap<EstimateItem, EstimateItem>()
/** Returns the item at current prices; unchanged if current or no longer sold. */
export function atCurrentPrices(item: EstimateItem, versions: ReadonlyMap<number, string>): EstimateItem {
  const version = versions.get(item.product) ?? item.version
  if (version === item.version) return item
  const cached = updatedItems.get(item)
  if (cached?.version === version) return cached
  const updated = { ...item, version }
  updatedItems.set(item, updated)
  return updated
}

export function problemText({ components }: ItemResult, language: Language): string {
  const found = components.find(({ result }) => 'problem' in result)
  return found && 'problem' in found.result ? PROBLEM_TEXTS[found.result.problem][language] : ''
}
