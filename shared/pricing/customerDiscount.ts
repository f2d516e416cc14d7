import { divideHalfUp, MONEY_SCALE } from './money.ts'

/** The discounts of a product or of the site, as editors have set them. */
export interface DiscountSettings {
  /** null and absent: nothing is set here. */
  readonly discountPercent?: number | null
  readonly tierDiscounts?: readonly { readonly tier: string; readonly discountPercent: number }[]
}

const folded = (tier: string) => tier.trim().toLowerCase()

const percentIn = ({ discountPercent, tierDiscounts = [] }: DiscountSettings, tier: string) =>
  tierDiscounts.find((one) => folded(one.tier) === folded(tier))?.discountPercent ??
  discountPercent ??
  undefined

/**
 * discount(product, tier), in per cent off yearly prices (decision 56). What the product says comes before what the site says; in each, the
 * tier's own discount before the general one. 0 where nothing is set.
 */
export const discountOf = (product: DiscountSettings, site: DiscountSettings, tier: string): number =>
  percentIn(product, tier) ?? percentIn(site, tier) ?? 0

/** Decimals that a percentage may have, as a factor. */
const RATE_SCALE = 10_000
const MONTHS = 12n

/**
 * A year at a price a month, less a discount (decision 29): 12 × monthly × (1 − discount), rounded half up once, to whole rupiah.
 * @param monthly rupiah scaled by 10⁴; so is the result
 */
export function yearlyPrice(monthly: number, discountPercent = 0): number {
  const whole = BigInt(100 * RATE_SCALE)
  const rate = BigInt(Math.round(discountPercent * RATE_SCALE))
  return divideHalfUp(MONTHS * BigInt(monthly) * (whole - rate), whole * BigInt(MONEY_SCALE)) * MONEY_SCALE
}
