import { divideHalfUp } from './money.ts'

export type PriceUnit = 'month' | 'hour'

export interface UnitPrice {
  amount: number
  unit: PriceUnit
}

export interface PricedPackage {
  price: number
  unit: PriceUnit
  pricePerMonth?: number
  pricePerHour?: number
  monthlyCap?: number
  minimumCharge?: number
}

export const DEFAULT_HOURS_PER_MONTH = 730

/** Converts a price to another unit, rounded half up. */
export function convertPrice({ amount, unit }: UnitPrice, to: PriceUnit, hoursPerMonth: number): number {
  if (unit === to) return amount
  const hours = BigInt(hoursPerMonth)
  return to === 'month' ? Number(BigInt(amount) * hours) : divideHalfUp(BigInt(amount), hours)
}

export function monthlyAmount(
  price: UnitPrice,
  { monthlyCap = 0, minimumCharge = 0 }: Pick<PricedPackage, 'monthlyCap' | 'minimumCharge'>,
  hoursPerMonth: number,
): number {
  const month = convertPrice(price, 'month', hoursPerMonth)
  return Math.max(monthlyCap > 0 ? Math.min(month, monthlyCap) : month, minimumCharge)
}

export const pricesOf = ({ price, unit, pricePerMonth = 0, pricePerHour = 0 }: PricedPackage): UnitPrice[] =>
  [
    { amount: price, unit },
    { amount: pricePerMonth, unit: 'month' as const },
    { amount: pricePerHour, unit: 'hour' as const },
  ].filter(({ amount }) => amount > 0)

/** Returns the lowest price by month; undefined if there are none. */
export function cheapestPrice(
  packages: readonly PricedPackage[],
  hoursPerMonth: number,
): (UnitPrice & { month: number }) | undefined {
  const prices = packages.flatMap((one) =>
    pricesOf(one).map((price) => ({ ...price, month: monthlyAmount(price, one, hoursPerMonth) })),
  )
  return prices.toSorted((one, other) => one.month - other.month)[0]
}

/** Lowest price with its unit: `Rp380`, `per GB a month`. */
interface FromPrice {
  readonly amount: string
  readonly unit: string
  readonly hour?: { readonly amount: string; readonly unit: string }
  readonly region?: string
  /** Memory of the packages, which finders match: `4 GB 8 GB`. */
  readonly sizes?: string
  readonly isPlusTax: boolean
}

/** Undefined if all packages are on request; null if there are none. */
export type DisplayedPrice = FromPrice | undefined | null
