import type { Language } from '@flou/shared/locale.ts'
import type { PriceFileKind, PriceFilePackage, Variant } from '@flou/shared/pricing/priceFile.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { kindTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { textsIn } from '../../../../texts/useTexts.ts'
import { COLUMNS } from '../../../products/packages/columns.ts'
import type { CalculatorContent } from '../../readCalculator.ts'

type Names = Pick<CalculatorContent, 'names'>

export const kindName = ({ kind, name }: Pick<PriceFileKind, 'kind' | 'name'>, language: Language): string =>
  name || textsIn(kindTexts, language).t(kind)

const withNames = (values: Variant['values'], { names }: Names) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(names).flatMap(([type, titles]) => {
      const id = values[`${type}Id`]
      return typeof id === 'number' ? [[type, { title: titles[id] ?? '' }]] : []
    }),
  ),
})

const OMITTED_FIELDS: ReadonlySet<string> = new Set(['note', 'billingMethodId', 'billingItemTypeId'])

const described = new WeakMap<Variant['values'], string>()

/** Describes a package: `2 vCPU · 4 GB · 500 Mbps`. */
export function describePackage(values: Variant['values'], content: Names, language: Language): string {
  const cached = described.get(values)
  if (cached !== undefined) return cached
  const all = withNames(values, content)
  const texts = COLUMNS.flatMap(({ fields, label, text, isNumber }) => {
    if (OMITTED_FIELDS.has(fields[0] ?? '')) return []
    const formatted = text(all, language)
    if (formatted === '') return []
    return [isNumber && /^[\d.,]+$/.test(formatted) ? `${formatted} ${label[language]}` : formatted]
  })
  const description = texts.join(' · ')
  described.set(values, description)
  return description
}

export function listPrice(
  { price, unit, month = 0, hour = 0 }: PriceFilePackage,
  language: Language,
): { amount: string; unit: 'month' | 'hour' } | undefined {
  if (month > 0) return { amount: formatMoney(month, language), unit: 'month' }
  if (price > 0) return { amount: formatMoney(price, language), unit }
  return hour > 0 ? { amount: formatMoney(hour, language), unit: 'hour' } : undefined
}
