import type { Language } from '../locale.ts'
import { explanationTexts, priceUnitTexts } from '../texts/pricing.ts'
import { reader } from '../texts/reader.ts'
import { compare, type Fraction } from './fraction.ts'
import { describeFormula } from './formula/describeFormula.ts'
import type { LineOrder, PackagePrice, PriceTerms } from './line/packagePrice.ts'
import { amountOf, formatMoney, formatNumber, rupiahOf } from './money.ts'
import type { PricedLine } from './priceLine.ts'

interface Explained {
  line: PricedLine
  price: PackagePrice
  order: LineOrder
  terms: PriceTerms
}

function formatExactly(value: Fraction, language: Language): string {
  const amount = amountOf(value)
  if (amount === undefined) return '…'
  return `${compare(rupiahOf(amount), value) === 0 ? '' : '≈ '}${formatMoney(amount, language)}`
}

const read = reader(explanationTexts)

function explainQuantity({ line, price, order }: Explained, language: Language): string[] {
  const t = read[language]
  const number = (value: number) => formatNumber(value, language)
  const { formula, billedItems } = line.steps
  const count = number(order.quantity)
  const capacity = order.capacity === undefined ? [] : [number(order.capacity)]
  if (formula)
    return [
      t('formula', { formula: describeFormula(formula.text, language) }),
      ...(formula.variables.includes('capacity')
        ? capacity.map((gigabytes) => t('capacityOnly', { gigabytes }))
        : []),
      t(formula.variables.includes('qty') ? 'quantityOnly' : 'quantity', { count }),
    ]
  return [
    ...(billedItems === undefined
      ? []
      : capacity.map((gigabytes) => {
          const unit = number(price.billingItemValue || 1)
          return t('capacity', { gigabytes, items: number(Number(billedItems)), unit })
        })),
    t('quantity', { count }),
  ]
}

function explainLimit({ line, price }: Explained, language: Language): string[] {
  const { limit } = line.steps
  return limit ? [read[language](limit, { money: formatMoney(price[limit] ?? 0, language) })] : []
}

/** Explains a line's price step by step. */
export function explainLine(explained: Explained, language: Language): string[] {
  const { line, order, terms } = explained
  const { unitPrice, startedHours, perMonth, isCapped, beforeDiscount, exact } = line.steps
  const t = read[language]
  const number = (value: number) => formatNumber(value, language)
  const discount = terms.discountPercent ?? 0
  const hoursPerMonth = number(terms.hoursPerMonth)
  return [
    t('unit', {
      money: formatMoney(unitPrice.amount, language),
      unit: priceUnitTexts[unitPrice.unit][language],
    }),
    ...explainQuantity(explained, language),
    order.hours === undefined
      ? t('wholeMonth', { hoursPerMonth })
      : t('hours', { hours: number(order.hours), hoursPerMonth }),
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
