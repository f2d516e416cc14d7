import type { Language } from '../locale.ts'
import { explanationTexts } from '../texts/pricing.ts'
import { reader } from '../texts/reader.ts'
import { compare, type Fraction } from './fraction.ts'
import { describeTiers } from './formula/describeTiers.ts'
import type { LineOrder, PackagePrice, PriceTerms } from './line/packagePrice.ts'
import { amountOf, formatMoney, formatNumber, rupiahOf } from './money.ts'
import { describePriceUnit, formatAmount, type BilledItem } from './priceUnit.ts'
import type { PricedLine } from './priceLine.ts'

interface Explained {
  line: PricedLine
  price: PackagePrice
  order: LineOrder
  terms: PriceTerms
  item?: BilledItem | undefined
}

function formatExactly(value: Fraction, language: Language): string {
  const amount = amountOf(value)
  if (amount === undefined) return '…'
  return `${compare(rupiahOf(amount), value) === 0 ? '' : '≈ '}${formatMoney(amount, language)}`
}

const read = reader(explanationTexts)

function explainTiers({ line, item }: Explained, language: Language): string[] {
  const { formula } = line.steps
  const tiers = formula ? describeTiers(formula.text, { item, language }) : ''
  return tiers === '' ? [] : [read[language]('tiers', { tiers })]
}

const UNNAMED: BilledItem = { one: '', many: '', billedFor: 'use' }

function explainUse({ order, item = UNNAMED }: Explained, billed: Fraction, language: Language): string[] {
  const t = read[language]
  const used = order.quantity * (order.capacity ?? 0)
  const charged = Number(billed.n) / Number(billed.d)
  const amount = (value: number) => formatAmount(value, item, language)
  if (charged === used) return [t('used', { amount: amount(used) })]
  return [t('usedFree', { amount: amount(used), free: amount(used - charged), billed: amount(charged) })]
}

function explainQuantity(explained: Explained, language: Language): string[] {
  const { line, price, order } = explained
  const t = read[language]
  const number = (value: number) => formatNumber(value, language)
  const { formula, billedItems, billedAmount } = line.steps
  if (billedAmount)
    return [...explainUse(explained, billedAmount, language), ...explainTiers(explained, language)]
  const count = number(order.quantity)
  const capacity = order.capacity === undefined ? [] : [number(order.capacity)]
  if (formula)
    return [
      ...explainTiers(explained, language),
      ...(formula.variables.includes('capacity')
        ? capacity.map((gigabytes) => t('capacityOnly', { gigabytes }))
        : []),
      t(formula.variables.includes('qty') ? 'quantityOnly' : 'quantity', { count }),
    ]
  const unit = price.billingItemValue || 1
  return [
    ...(billedItems === undefined
      ? []
      : capacity.map((gigabytes) =>
          unit === 1
            ? t('gigabytes', { gigabytes })
            : t('capacity', { gigabytes, items: number(Number(billedItems)), unit: number(unit) }),
        )),
    t('quantity', { count }),
  ]
}

function explainLimit({ line, price }: Explained, language: Language): string[] {
  const { limit } = line.steps
  return limit ? [read[language](limit, { money: formatMoney(price[limit] ?? 0, language) })] : []
}

/** Explains a line's price step by step. */
export function explainLine(explained: Explained, language: Language): string[] {
  const { line, price, order, terms, item } = explained
  const { unitPrice, startedHours, perMonth, isCapped, beforeDiscount, exact } = line.steps
  const t = read[language]
  const number = (value: number) => formatNumber(value, language)
  const discount = terms.discountPercent ?? 0
  const hoursPerMonth = number(terms.hoursPerMonth)
  const time = () =>
    order.hours === undefined
      ? t('wholeMonth', { hoursPerMonth })
      : t('hours', { hours: number(order.hours), hoursPerMonth })
  return [
    t('unit', {
      money: formatMoney(unitPrice.amount, language),
      unit: describePriceUnit({ unit: unitPrice.unit, item, value: price.billingItemValue }, language),
    }),
    ...explainQuantity(explained, language),
    ...(price.isMetered === true ? [] : [time()]),
    ...(startedHours === undefined ? [] : [t('started', { hours: number(startedHours) })]),
    ...(isCapped ? [t('capped')] : []),
    ...explainLimit(explained, language),
    t('month', { money: formatExactly(perMonth, language) }),
    ...(terms.period === 'year' ? [t('year', { money: formatExactly(beforeDiscount, language) })] : []),
    ...(terms.period === 'year' && discount > 0
      ? [t('discount', { rate: number(discount), money: formatExactly(exact, language) })]
      : []),
    ...(compare(rupiahOf(line.amount), exact) === 0
      ? []
      : [t('rounded', { money: formatMoney(line.amount, language) })]),
  ]
}
