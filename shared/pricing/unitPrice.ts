import { divideHalfUp } from './money.ts'

export type PriceUnit = 'month' | 'hour'

/** What a package costs per unit. */
export interface UnitPrice {
  amount: number
  unit: PriceUnit
}

/** A package as far as its price goes; 0 and absent mean no price. Licences have a price for each unit. */
export interface PricedPackage {
  price: number
  unit: PriceUnit
  pricePerMonth?: number
  pricePerHour?: number
  monthlyCap?: number
  minimumCharge?: number
}

/** Until editors have saved another one (decision 29). */
export const DEFAULT_HOURS_PER_MONTH = 730

/** A price per another unit, rounded half up. */
export function convertPrice({ amount, unit }: UnitPrice, to: PriceUnit, hoursPerMonth: number): number {
  if (unit === to) return amount
  const hours = BigInt(hoursPerMonth)
  return to === 'month' ? Number(BigInt(amount) * hours) : divideHalfUp(BigInt(amount), hours)
}

/** A whole month at one of a package's prices, within its cap and its minimum charge. */
export function monthlyAmount(
  price: UnitPrice,
  { monthlyCap = 0, minimumCharge = 0 }: Pick<PricedPackage, 'monthlyCap' | 'minimumCharge'>,
  hoursPerMonth: number,
): number {
  const month = convertPrice(price, 'month', hoursPerMonth)
  return Math.max(monthlyCap > 0 ? Math.min(month, monthlyCap) : month, minimumCharge)
}

/** All prices of a package; none where it is sold on request. */
export const pricesOf = ({ price, unit, pricePerMonth = 0, pricePerHour = 0 }: PricedPackage): UnitPrice[] =>
  [
    { amount: price, unit },
    { amount: pricePerMonth, unit: 'month' as const },
    { amount: pricePerHour, unit: 'hour' as const },
  ].filter(({ amount }) => amount > 0)

/** The lowest price of all, whatever its unit, with what a month of it costs; undefined where nothing has a price. */
export function cheapestPrice(
  packages: readonly PricedPackage[],
  hoursPerMonth: number,
): (UnitPrice & { month: number }) | undefined {
  // by the month: converted that way, no price is rounded
  const prices = packages.flatMap((one) =>
    pricesOf(one).map((price) => ({ ...price, month: monthlyAmount(price, one, hoursPerMonth) })),
  )
  return prices.toSorted((one, other) => one.month - other.month)[0]
}
