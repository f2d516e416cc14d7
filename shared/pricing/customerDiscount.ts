import { divideHalfUp, MONEY_SCALE } from './money.ts'

export interface DiscountSettings {
  readonly discountPercent?: number | null
  readonly tierDiscounts?: readonly { readonly tier: string; readonly discountPercent: number }[]
}

const folded = (tier: string) => tier.trim().toLowerCase()

const percentIn = ({ discountPercent, tierDiscounts = [] }: DiscountSettings, tier: string) =>
  tierDiscounts.find((one) => folded(one.tier) === folded(tier))?.discountPercent ??
  discountPercent ??
  undefined

/**
 * Returns the discount in per cent. Product settings precede site settings; the tier's own discount precedes
 * the general one.
 */
export const discountOf = (product: DiscountSettings, site: DiscountSettings, tier: string): number =>
  percentIn(product, tier) ?? percentIn(site, tier) ?? 0

const RATE_SCALE = 10_000
const MONTHS = 12n

/**
 * Returns the yearly price: 12 × monthly × (1 − discount), rounded half up to whole rupiah.
 * @param monthly rupiah scaled by 10⁴, like the result
 */
export function yearlyPrice(monthly: number, discountPercent = 0): number {
  const whole = BigInt(100 * RATE_SCALE)
  const rate = BigInt(Math.round(discountPercent * RATE_SCALE))
  return divideHalfUp(MONTHS * BigInt(monthly) * (whole - rate), whole * BigInt(MONEY_SCALE)) * MONEY_SCALE
}
