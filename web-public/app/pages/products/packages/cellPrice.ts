import type { Language } from '@flou/shared/locale.ts'
import { describeLimits } from '@flou/shared/pricing/chargeRules.ts'
import { formatMoney, roundForDisplay } from '@flou/shared/pricing/money.ts'
import { describePriceUnit, isBilledByHour, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
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

export interface TablePackage extends PricedPackage {
  id: number
  title: string
  region: { id: number; title: string } | null
  item?: BilledItem | undefined
  values: PackageValues
}

export interface CellPrice {
  /** Amounts and what they cover, the entered one first; empty if sold on request. */
  amounts: { amount: string; unit: string }[]
  limits?: string[]
  /** First amount with tax; undefined without tax. */
  withTax?: string
  yearly?: {
    /** Unrounded, before tax. */
    monthly: number
    unit: string
  }
}

export interface TableOptions {
  language: Language
  hidden: readonly string[]
  /** Region ids in display order. */
  regionOrder: readonly number[]
  hoursPerMonth: number
  /** Undefined without tax. */
  taxPercent: number | undefined
}

function enteredPrices(one: PricedPackage, hidden: readonly string[]): UnitPrice[] {
  const visibleFields = (['price', 'pricePerMonth', 'pricePerHour'] as const).filter(
    (field) => !hidden.includes(field),
  )
  const visible = Object.fromEntries(visibleFields.map((field) => [field, one[field]]))
  return pricesOf({ price: 0, unit: one.unit, ...visible })
}

const valueOf = ({ values }: TablePackage, { hidden }: TableOptions): number =>
  hidden.includes('billingItemValue') ? 1 : Number(values['billingItemValue'] ?? 1)

function yearlyOf(one: TablePackage, options: TableOptions): Pick<CellPrice, 'yearly'> {
  const { item } = one
  const { hidden, hoursPerMonth, language } = options
  if (item?.billedFor === 'use') return {}
  const entered = enteredPrices(one, hidden)
  const price = entered.findLast(({ unit }) => unit === 'month') ?? entered[0]
  if (!price) return {}
  const unit = describePriceUnit({ unit: 'year', item, value: valueOf(one, options) }, language)
  return { yearly: { monthly: monthlyAmount(price, one, hoursPerMonth), unit } }
}

/** Returns units in display order; hours only where time is billed by the hour. */
function unitsOf(one: TablePackage, entered: readonly UnitPrice[]): PriceUnit[] {
  if (one.item?.billedFor === 'use') return [one.unit]
  if (entered.every(({ unit }) => unit === 'hour'))
    return (one.monthlyCap ?? 0) > 0 ? ['hour'] : ['hour', 'month']
  const isHourly = isBilledByHour(one) || entered.some(({ unit }) => unit === 'hour')
  return isHourly ? ['month', 'hour'] : ['month']
}

function unitPrices(one: TablePackage, { hidden, hoursPerMonth }: TableOptions): UnitPrice[] {
  const entered = enteredPrices(one, hidden)
  const [first] = entered
  if (!first) return []
  const amountPer = (unit: PriceUnit) => {
    const own = entered.findLast((price) => price.unit === unit)
    if (unit === 'hour') return own?.amount ?? roundForDisplay(convertPrice(first, unit, hoursPerMonth))
    const month = monthlyAmount(own ?? first, one, hoursPerMonth)
    return own?.amount === month ? month : roundForDisplay(month)
  }
  return unitsOf(one, entered).map((unit) => ({
    unit,
    amount: one.item?.billedFor === 'use' ? first.amount : amountPer(unit),
  }))
}

/** Returns entered limits, including those of disks, which the shown price excludes. */
function limitsOf({ values }: TablePackage, { language, hidden }: TableOptions): { limits?: string[] } {
  const amount = (name: string) => (hidden.includes(name) ? 0 : Number(values[name] ?? 0))
  const limits = describeLimits(
    { monthlyCap: amount('monthlyCap'), minimumCharge: amount('minimumCharge') },
    language,
  )
  return limits.length > 0 ? { limits } : {}
}

export function cellPrice(one: TablePackage, options: TableOptions): CellPrice {
  const { language, taxPercent } = options
  const prices = unitPrices(one, options)
  const [first] = prices
  const value = valueOf(one, options)
  return {
    amounts: prices.map(({ amount, unit }, index) => ({
      amount: formatMoney(amount, language),
      // the item of the first amount goes for the others
      unit: describePriceUnit(index === 0 ? { unit, item: one.item, value } : { unit }, language),
    })),
    ...(first &&
      taxPercent !== undefined && {
        withTax: formatMoney(roundForDisplay(withTax(first.amount, taxPercent)), language),
      }),
    ...yearlyOf(one, options),
    ...(first && limitsOf(one, options)),
  }
}
