import { MONEY_SCALE, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import { monthlyAmount, pricesOf } from '@flou/shared/pricing/unitPrice.ts'
import type { PriceRules } from '../../reading/readFromPrice.ts'
import type { SoldPackages } from './readPackages.ts'

/** A package as search engines see it: rupiah a month, tax included. */
export interface Offer {
  name: string
  price: number
}

export interface Offers {
  low: number
  high: number
  count: number
  /** The first of them. */
  named: Offer[]
  /** The last day on which the prices hold for certain. */
  validUntil: string
}

/** Offers that are named one by one. */
const MOST_NAMED = 20

/** The packages of a product as offers; undefined where all of it is sold on request. */
export function offersOf(
  sold: readonly SoldPackages[],
  { rules, validUntil }: { rules: Omit<PriceRules, 'note'>; validUntil: string },
): Offers | undefined {
  const offers = sold.flatMap(({ packages, hidden, hasTax }) =>
    hidden.includes('price')
      ? []
      : packages.flatMap((one): Offer[] => {
          const [price] = pricesOf(one)
          if (!price) return []
          const perMonth = monthlyAmount(price, one, rules.hoursPerMonth)
          const due = hasTax ? withTax(perMonth, rules.taxPercent) : perMonth
          const name = [one.title, one.region?.title].filter(Boolean).join(', ')
          return [{ name, price: roundForDisplay(due) / MONEY_SCALE }]
        }),
  )
  if (offers.length === 0) return undefined
  const prices = offers.map(({ price }) => price)
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    count: offers.length,
    named: offers.slice(0, MOST_NAMED),
    validUntil,
  }
}

const DECEMBER = '-12-01'

/** Until when prices hold: the end of the year; from December on, of the next one. `nextOn` is the day on which that changes. */
export function priceValidity(today: string): { validUntil: string; nextOn: string } {
  const year = Number(today.slice(0, 'yyyy'.length))
  const isDecember = today >= `${year}${DECEMBER}`
  const last = isDecember ? year + 1 : year
  return { validUntil: `${last}-12-31`, nextOn: `${last}${DECEMBER}` }
}
