import type { LineOrder, PriceTerms } from '../line/packagePrice.ts'
import { includedTransferOf, soldIn, type PriceFile, type Sold } from '../priceFile.ts'
import { isPriced, priceLine, type LineResult, type PricedLine } from '../priceLine.ts'
import { taxRule } from '../tax.ts'
import { subtotalOf, totalsOf, type Subtotal, type Totals } from '../totals.ts'
import type { Estimate, EstimateItem, EstimateComponent } from './estimate.ts'

export interface ComponentResult {
  component: EstimateComponent
  sold: Sold | undefined
  result: LineResult
  /** Total quantity: the item's quantity times its own count. */
  quantity: number
}

export interface ItemResult {
  item: EstimateItem
  components: readonly ComponentResult[]
  /** Sum in whole rupiah scaled by 10⁴; undefined if anything has no price. */
  amount: number | undefined
}

export interface PriceOptions {
  period: Estimate['period']
  discountPercent?: number
}

const toLineOrder = (item: EstimateItem, { capacity }: EstimateComponent, quantity: number): LineOrder => ({
  quantity,
  ...(capacity !== undefined && { capacity }),
  ...(item.hours !== undefined && { hours: item.hours }),
})

export const termsOf = (file: PriceFile, { period, discountPercent = 0 }: PriceOptions): PriceTerms => ({
  hoursPerMonth: file.hoursPerMonth,
  period,
  discountPercent,
})
export const orderOf = (item: EstimateItem, { component, quantity }: ComponentResult): LineOrder =>
  toLineOrder(item, component, quantity)

function withIncluded(sold: Sold, item: EstimateItem, file: PriceFile): Sold {
  const main = sold.added?.isTransfer === true ? soldIn(file, item) : undefined
  const included = main ? includedTransferOf(main) * item.quantity : 0
  return included > 0 ? { ...sold, price: { ...sold.price, included } } : sold
}

const priceComponent =
  (item: EstimateItem, file: PriceFile, terms: PriceTerms) =>
  (component: EstimateComponent): ComponentResult => {
    const found = soldIn(file, component)
    const sold = found && withIncluded(found, item, file)
    const quantity = item.quantity * (component === item ? 1 : (component.count ?? 1))
    if (!sold) return { component, sold, quantity, result: { problem: 'gone' } }
    return {
      component,
      sold,
      quantity,
      result: priceLine(sold.price, toLineOrder(item, component, quantity), terms),
    }
  }

/**
 * Prices an item.
 * @param file price file in the item's version; undefined if unavailable
 */
export function priceItem(
  item: EstimateItem,
  file: PriceFile | undefined,
  options: PriceOptions,
): ItemResult {
  if (!file) {
    const unavailable: LineResult = { problem: 'gone' }
    return {
      item,
      components: [{ component: item, sold: undefined, quantity: item.quantity, result: unavailable }],
      amount: undefined,
    }
  }
  const components = [item, ...item.extras].map(priceComponent(item, file, termsOf(file, options)))
  const priced = components.map(({ result }) => result).filter((one): one is PricedLine => isPriced(one))
  const isWhole = priced.length === components.length
  return {
    item,
    components,
    amount: isWhole ? priced.reduce((sum, { amount }) => sum + amount, 0) : undefined,
  }
}

const linesOf = (items: readonly ItemResult[]): LineResult[] =>
  items.flatMap(({ components }) => components.map(({ result }) => result))

/** Returns the totals; undefined if not a safe integer. */
export const totalOfItems = (items: readonly ItemResult[], taxPercent: number): Totals | undefined =>
  totalsOf(linesOf(items), taxRule(taxPercent))

/**
 * Returns the subtotal before tax; group subtotals add up to the estimate's.
 * @returns undefined if not a safe integer
 */
export const subtotalOfItems = (items: readonly ItemResult[]): Subtotal | undefined =>
  subtotalOf(linesOf(items))
