import { OFFER_CATEGORY, OFFER_RULE } from '@flou/shared/content/types/promotion/specialOffers.ts'
import { roundForDisplay } from '@flou/shared/pricing/money.ts'

/** Amounts in rupiah scaled by 10⁴. `originalPrice`: computed from the price list, else null. */
export interface OfferAmounts {
  price: number | null
  originalPrice: number | null
  percent: number | null
  voucherValue: number | null
  specialOfferCategory: number
}

export interface OfferValue {
  percent?: number
  voucher?: number
  /** 0 if free. */
  price?: number
  /** Original price, above the current one. */
  before?: number
  /** Unit of the prices, such as `per server a month`. */
  per?: string
}

/** Returns the discount in whole percent, if positive. */
function percentBetween(price: number | null, before: number | null): number | undefined {
  if (price === null || before === null || before <= price) return undefined
  const percent = Math.round((1 - price / before) * 100)
  return percent > 0 ? percent : undefined
}

/** Returns the reduced price, rounded for display. */
const reducedBy = (percent: number, price: number): number =>
  roundForDisplay(Math.round((price * (100 - percent)) / 100))

const isAmount = (amount: number | null): amount is number => amount !== null && amount > 0

/** Returns the value by rule: percentage (entered or computed), voucher, or price. */
export function offerValue(offer: OfferAmounts, rule: number | undefined): OfferValue {
  const { price, originalPrice, percent, voucherValue, specialOfferCategory } = offer
  if (rule === OFFER_RULE.voucher) return isAmount(voucherValue) ? { voucher: voucherValue } : {}
  const before = isAmount(originalPrice) && originalPrice > (price ?? 0) ? { before: originalPrice } : {}
  const isFree = price === 0 || (price === null && specialOfferCategory === OFFER_CATEGORY.freeTrial)
  if (rule === OFFER_RULE.percent) {
    const off = isAmount(percent) ? percent : percentBetween(price, originalPrice)
    const reduced = isAmount(percent) && isAmount(originalPrice) ? reducedBy(percent, originalPrice) : price
    return {
      ...(off !== undefined && { percent: off }),
      ...(isAmount(reduced) && { price: reduced, ...before }),
    }
  }
  if (isFree) return { price: 0, ...before }
  return isAmount(price) ? { price, ...before } : {}
}
