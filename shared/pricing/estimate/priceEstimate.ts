import type { LineOrder, PriceTerms } from '../line/packagePrice.ts'
import { soldIn, type PriceFile, type Sold } from '../priceFile.ts'
import { isPriced, priceLine, type LineResult, type PricedLine } from '../priceLine.ts'
import { taxRule } from '../tax.ts'
import { subtotalOf, totalsOf, type Subtotal, type Totals } from '../totals.ts'
import type { Estimate, EstimateItem, EstimatePart } from './estimate.ts'

/** A part of an item with its price. */
export interface PartResult {
  part: EstimatePart
  /** Undefined where the prices do not have it any longer. */
  sold: Sold | undefined
  result: LineResult
  /** How many of it in all: the item's quantity times its own count. */
  quantity: number
}

/** An item of an estimate with the prices of its parts. */
export interface ItemResult {
  item: EstimateItem
  parts: readonly PartResult[]
  /** The sum of its parts, whole rupiah scaled by 10⁴; undefined where any part has no price. */
  amount: number | undefined
}

export interface PriceOptions {
  period: Estimate['period']
  /** A signed-in customer's discount on the product, per cent; yearly only. */
  discountPercent?: number
}

const inOrder = (item: EstimateItem, { capacity }: EstimatePart, quantity: number): LineOrder => ({
  quantity,
  ...(capacity !== undefined && { capacity }),
  ...(item.hours !== undefined && { hours: item.hours }),
})

/** How a part is priced: its order and its terms, as they are explained. */
export const termsOf = (file: PriceFile, { period, discountPercent = 0 }: PriceOptions): PriceTerms => ({
  hoursPerMonth: file.hoursPerMonth,
  period,
  discountPercent,
})
export const orderOf = (item: EstimateItem, { part, quantity }: PartResult): LineOrder =>
  inOrder(item, part, quantity)

const pricePart =
  (item: EstimateItem, file: PriceFile, terms: PriceTerms) =>
  (part: EstimatePart): PartResult => {
    const sold = soldIn(file, part)
    const quantity = item.quantity * (part === item ? 1 : (part.count ?? 1))
    if (!sold) return { part, sold, quantity, result: { problem: 'gone' } }
    return { part, sold, quantity, result: priceLine(sold.price, inOrder(item, part, quantity), terms) }
  }

/** Prices an item. @param file the prices of its product, in the version to be used; undefined where they cannot be had */
export function priceItem(
  item: EstimateItem,
  file: PriceFile | undefined,
  options: PriceOptions,
): ItemResult {
  if (!file) {
    const gone: LineResult = { problem: 'gone' }
    return {
      item,
      parts: [{ part: item, sold: undefined, quantity: item.quantity, result: gone }],
      amount: undefined,
    }
  }
  const parts = [item, ...item.extras].map(pricePart(item, file, termsOf(file, options)))
  const priced = parts.map(({ result }) => result).filter((one): one is PricedLine => isPriced(one))
  const isWhole = priced.length === parts.length
  return { item, parts, amount: isWhole ? priced.reduce((sum, { amount }) => sum + amount, 0) : undefined }
}

const linesOf = (items: readonly ItemResult[]): LineResult[] =>
  items.flatMap(({ parts }) => parts.map(({ result }) => result))

/** What items come to. Tax is computed once, by the rate of the calculator. @returns undefined where no number holds the sum */
export const totalOfItems = (items: readonly ItemResult[], taxPercent: number): Totals | undefined =>
  totalsOf(linesOf(items), taxRule(taxPercent))

/**
 * What the items of a group come to before tax, part by part as in the total: groups come to the estimate's subtotal, and their lines
 * without a price to those of the total.
 * @returns undefined where no number holds the sum
 */
export const subtotalOfItems = (items: readonly ItemResult[]): Subtotal | undefined =>
  subtotalOf(linesOf(items))
