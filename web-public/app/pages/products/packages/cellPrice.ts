import type { Language } from '@flou/shared/locale.ts'
import { limitsInWords } from '@flou/shared/pricing/chargeRules.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { withTax } from '@flou/shared/pricing/tax.ts'
import {
  convertPrice,
  monthlyAmount,
  pricesOf,
  type PricedPackage,
  type PriceUnit,
  type UnitPrice,
} from '@flou/shared/pricing/unitPrice.ts'
import type { PackageValues } from './columns.ts'

/** A package of any kind, as far as tables know it; `values` is all of it. */
export interface TablePackage extends PricedPackage {
  id: number
  title: string
  region: { id: number; title: string } | null
  values: PackageValues
}

/** What a package costs in a region, as its language writes it. */
export interface CellPrice {
  /** Per unit, dearest unit first; none where it is sold on request. */
  amounts: { amount: string; unit: PriceUnit }[]
  /** Its monthly cap and minimum charge in words; absent where it has neither. */
  limits?: string[]
  /** The first of them with tax; absent where none is added. */
  withTax?: string
  /** A month of it, before tax and unrounded: what yearly prices are computed from. Absent where it is sold on request. */
  monthly?: number
}

export interface TableOptions {
  language: Language
  hidden: readonly string[]
  /** Ids of all regions, first by order (decision 34). */
  regionOrder: readonly number[]
  hoursPerMonth: number
  /** Undefined where no tax is added. */
  taxPercent: number | undefined
}

const UNITS: readonly PriceUnit[] = ['month', 'hour']

/** The prices that are not hidden, as they were entered. */
function enteredPrices(one: PricedPackage, hidden: readonly string[]): UnitPrice[] {
  const shown = (['price', 'pricePerMonth', 'pricePerHour'] as const).filter(
    (field) => !hidden.includes(field),
  )
  const visible = Object.fromEntries(shown.map((field) => [field, one[field]]))
  return pricesOf({ price: 0, unit: one.unit, ...visible })
}

function monthlyOf(one: PricedPackage, { hidden, hoursPerMonth }: TableOptions): { monthly?: number } {
  const entered = enteredPrices(one, hidden)
  const price = entered.findLast(({ unit }) => unit === 'month') ?? entered[0]
  return price ? { monthly: monthlyAmount(price, one, hoursPerMonth) } : {}
}

/** What a package costs a month and an hour: entered prices as they are, the others derived from them. */
function unitPrices(one: PricedPackage, { hidden, hoursPerMonth }: TableOptions): UnitPrice[] {
  const entered = enteredPrices(one, hidden)
  const [first] = entered
  if (!first) return []
  const amountPer = (unit: PriceUnit) => {
    const own = entered.findLast((price) => price.unit === unit)
    if (unit === 'hour') return own?.amount ?? roundForDisplay(convertPrice(first, unit, hoursPerMonth))
    const month = monthlyAmount(own ?? first, one, hoursPerMonth)
    return own?.amount === month ? month : roundForDisplay(month)
  }
  return UNITS.map((unit) => ({ unit, amount: amountPer(unit) }))
}

/** The limits as they were entered: those of a disk, too, of which the shown price is not. */
function limitsOf({ values }: TablePackage, { language, hidden }: TableOptions): { limits?: string[] } {
  const amount = (name: string) => (hidden.includes(name) ? 0 : Number(values[name] ?? 0))
  const limits = limitsInWords(
    { monthlyCap: amount('monthlyCap'), minimumCharge: amount('minimumCharge') },
    language,
  )
  return limits.length > 0 ? { limits } : {}
}

/** A package's price in a region, as a cell of the table shows it. */
export function cellPrice(one: TablePackage, options: TableOptions): CellPrice {
  const { language, taxPercent } = options
  const prices = unitPrices(one, options)
  const [first] = prices
  return {
    amounts: prices.map(({ amount, unit }) => ({ amount: formatMoney(amount, language), unit })),
    ...(first &&
      taxPercent !== undefined && {
        withTax: formatMoney(roundForDisplay(withTax(first.amount, taxPercent)), language),
      }),
    ...monthlyOf(one, options),
    ...(first && limitsOf(one, options)),
  }
}
