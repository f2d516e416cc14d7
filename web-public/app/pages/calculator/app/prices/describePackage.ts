import type { EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
import type { Language } from '@flou/shared/locale.ts'
import {
  soldIn,
  type PriceFile,
  type PriceFileKind,
  type PriceFilePackage,
  type Sold,
  type Variant,
} from '@flou/shared/pricing/priceFile.ts'
import { describeTiers } from '@flou/shared/pricing/formula/describeTiers.ts'
import { yearlyPrice } from '@flou/shared/pricing/customerDiscount.ts'
import { formatMoney, formatNumber } from '@flou/shared/pricing/money.ts'
import { describePriceUnit, formatAmount, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import { kindTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { textsIn } from '../../../../texts/useTexts.ts'
import { COLUMNS, GIGABYTE, shortText } from '../../../products/packages/columns.ts'
import type { CalculatorContent } from '../../readCalculator.ts'

type Content = Pick<CalculatorContent, 'names' | 'items'>

export const kindName = ({ kind, name }: Pick<PriceFileKind, 'kind' | 'name'>, language: Language): string =>
  name || textsIn(kindTexts, language).t(kind)

const itemIn = (values: Variant['values'], { items }: Content): BilledItem | undefined =>
  items[Number(values['billingItemId'] ?? 0)]

export const itemOf = ({ package: one, added }: Sold, content: Content): BilledItem | undefined =>
  one ? itemIn(one.values, content) : content.items[added?.billingItem ?? 0]

const withNames = (values: Variant['values'], content: Content) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(content.names).flatMap(([type, titles]) => {
      const id = values[`${type}Id`]
      return typeof id === 'number' ? [[type, { title: titles[id] ?? '' }]] : []
    }),
  ),
  item: itemIn(values, content),
})

const OMITTED_FIELDS: ReadonlySet<string> = new Set(['productDetailId', 'billingMethodId'])

const described = new WeakMap<Variant['values'], string>()

/** Describes a package: `2 vCPU · 4 GB · 500 Mbps`. */
export function describePackage(values: Variant['values'], content: Content, language: Language): string {
  const cached = described.get(values)
  if (cached !== undefined) return cached
  const all = withNames(values, content)
  const texts = COLUMNS.filter(({ fields }) => !OMITTED_FIELDS.has(fields[0] ?? '')).map((column) =>
    shortText(column, all, language),
  )
  const description = texts.filter(Boolean).join(' · ')
  described.set(values, description)
  return description
}

export const describeDiscount = (
  { formula, values }: PriceFilePackage,
  content: Content,
  language: Language,
): string =>
  formula === undefined ? '' : describeTiers(formula, { item: itemIn(values, content) ?? GIGABYTE, language })

/** Returns the list price with its unit: `Rp380 per GB a month`. */
export function listPrice(
  { price, unit, month = 0, hour = 0, values }: PriceFilePackage,
  content: Content,
  language: Language,
): { amount: string; unit: string } | undefined {
  const entered = [
    { amount: month, unit: 'month' as const },
    { amount: price, unit },
    { amount: hour, unit: 'hour' as const },
  ].find(({ amount }) => amount > 0)
  if (!entered) return undefined
  const value = Number(values['billingItemValue'] ?? 1)
  return {
    amount: formatMoney(entered.amount, language),
    unit: describePriceUnit({ unit: entered.unit, item: itemIn(values, content), value }, language),
  }
}

/** Returns the yearly price of packages billed by the month: `Rp2,697,000 per server a year`. */
export function yearlyListPrice(
  one: PriceFilePackage,
  discountPercent: number,
  { content, language }: { content: Content; language: Language },
): string {
  const { price, unit, month = 0, values, isMetered = false } = one
  const monthly = month > 0 ? month : unit === 'month' ? price : 0
  if (monthly === 0 || isMetered) return ''
  const value = Number(values['billingItemValue'] ?? 1)
  const per = describePriceUnit({ unit: 'year', item: itemIn(values, content), value }, language)
  return `${formatMoney(yearlyPrice(monthly, discountPercent), language)} ${per}`
}

interface NamedPart {
  file: PriceFile
  content: Content
  language: Language
}

export function partName(
  { kind, id }: EstimateComponent,
  { file, language }: Omit<NamedPart, 'content'>,
): string {
  const title = soldIn(file, { kind, id })?.title ?? ''
  const own = file.kinds.find((one) => one.kind === kind)
  const name = own && kind !== 'os' ? kindName(own, language) : ''
  return title.toLowerCase().includes(name.toLowerCase()) ? title : `${name} ${title}`
}

export function partAmount(part: EstimateComponent, { file, content, language }: NamedPart): string {
  const sold = soldIn(file, part)
  if (part.capacity === undefined || !sold) return ''
  const item = itemOf(sold, content)
  return sold.price.isMetered === true && item
    ? formatAmount(part.capacity, item, language)
    : `${formatNumber(part.capacity, language)}\u00A0GB`
}
