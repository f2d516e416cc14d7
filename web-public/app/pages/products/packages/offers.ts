import { MONEY_SCALE, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { describePriceUnit } from '@flou/shared/pricing/priceUnit.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import { pricesOf, type PriceUnit } from '@flou/shared/pricing/unitPrice.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { PriceRules } from '../../reading/readFromPrice.ts'
import type { SoldPackages } from './readPackages.ts'

/** Rupiah including tax, for what `unit` says. */
export interface Offer {
  name: string
  price: number
  /** Such as `per GB a month`. */
  unit: string
  /** Undefined for prices by use. */
  time: PriceUnit | undefined
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

interface OfferOptions {
  rules: Pick<PriceRules, 'hoursPerMonth' | 'taxPercent'>
  validUntil: string
  language: Language
}

/** Returns the offers with the unit of the first; undefined if everything is sold on request. */
export function offersOf(
  sold: readonly SoldPackages[],
  { rules, validUntil, language }: OfferOptions,
): Offers | undefined {
  const all = sold.flatMap(({ packages, hidden, hasTax }) =>
    hidden.includes('price')
      ? []
      : packages.flatMap((one): Offer[] => {
          const [price] = pricesOf(one)
          if (!price) return []
          const finalPrice = hasTax ? withTax(price.amount, rules.taxPercent) : price.amount
          const value = Number(one.values['billingItemValue'] ?? 1)
          return [
            {
              name: [one.title, one.region?.title].filter(Boolean).join(', '),
              price: roundForDisplay(finalPrice) / MONEY_SCALE,
              unit: describePriceUnit({ unit: price.unit, item: one.item, value }, language),
              time: one.item?.billedFor === 'use' ? undefined : price.unit,
            },
          ]
        }),
  )
  // prices of different units have no common lowest price
  const offers = all.filter(({ unit }) => unit === all[0]?.unit)
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
