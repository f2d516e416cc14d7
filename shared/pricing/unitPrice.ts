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
}

/** Until editors have saved another one (decision 29). */
export const DEFAULT_HOURS_PER_MONTH = 730

/** A price per another unit, rounded half up. */
export function convertPrice({ amount, unit }: UnitPrice, to: PriceUnit, hoursPerMonth: number): number {
  if (unit === to) return amount
  const hours = BigInt(hoursPerMonth)
  return to === 'month' ? Number(BigInt(amount) * hours) : divideHalfUp(BigInt(amount), hours)
}

/** All prices of a package; none where it is sold on request. */
export const pricesOf = ({ price, unit, pricePerMonth = 0, pricePerHour = 0 }: PricedPackage): UnitPrice[] =>
  [
    { amount: price, unit },
    { amount: pricePerMonth, unit: 'month' as const },
    { amount: pricePerHour, unit: 'hour' as const },
  ].filter(({ amount }) => amount > 0)

/** The lowest price of all, whatever its unit; undefined where nothing has a price. */
export function cheapestPrice(
  packages: readonly PricedPackage[],
  hoursPerMonth: number,
): UnitPrice | undefined {
  // by the month: converted that way, no price is rounded
  const perMonth = (price: UnitPrice) => convertPrice(price, 'month', hoursPerMonth)
  return packages.flatMap(pricesOf).toSorted((one, other) => perMonth(one) - perMonth(other))[0]
}
