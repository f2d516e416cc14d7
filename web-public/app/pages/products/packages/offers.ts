import { MONEY_SCALE, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import { monthlyAmount, pricesOf } from '@flou/shared/pricing/unitPrice.ts'
import type { PriceRules } from '../../reading/readFromPrice.ts'
import type { SoldPackages } from './readPackages.ts'

/** Rupiah per month including tax. */
export interface Offer {
  name: string
  price: number
}

export interface Offers {
  low: number
  high: number
  count: number
  named: Offer[]
  /** Last guaranteed day. */
  validUntil: string
}

const MAX_NAMED = 20

/** Returns offers; undefined if everything is sold on request. */
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
          const finalPrice = hasTax ? withTax(perMonth, rules.taxPercent) : perMonth
          const name = [one.title, one.region?.title].filter(Boolean).join(', ')
          return [{ name, price: roundForDisplay(finalPrice) / MONEY_SCALE }]
        }),
  )
  if (offers.length === 0) return undefined
  const prices = offers.map(({ price }) => price)
  return {
    low: Math.min(...prices),
    high: Math.max(...prices),
    count: offers.length,
    named: offers.slice(0, MAX_NAMED),
    validUntil,
  }
}

const DECEMBER = '-12-01'

/** Returns the end of the year, from December of the next; `nextOn` is the day it changes. */
export function priceValidity(today: string): { validUntil: string; nextOn: string } {
  const year = Number(today.slice(0, 'yyyy'.length))
  const isDecember = today >= `${year}${DECEMBER}`
  const last = isDecember ? year + 1 : year
  return { validUntil: `${last}-12-31`, nextOn: `${last}${DECEMBER}` }
}
