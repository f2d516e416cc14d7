import type { Language } from '@flou/shared/locale.ts'
import type { PriceFileKind, PriceFilePackage, Variant } from '@flou/shared/pricing/priceFile.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { COLUMNS } from '../../../products/packages/columns.ts'
import type { CalculatorContent } from '../../readCalculator.ts'

type Names = Pick<CalculatorContent, 'names'>

const KIND_NAMES: Readonly<Record<PackageKind, Readonly<Record<Language, string>>>> = {
  instance: { en: 'Instances', id: 'Instans' },
  database: { en: 'Databases', id: 'Basis data' },
  general: { en: 'Packages', id: 'Paket' },
  storage: { en: 'Storage', id: 'Penyimpanan' },
  network: { en: 'Network', id: 'Jaringan' },
  security: { en: 'Security', id: 'Keamanan' },
  snapshot: { en: 'Snapshots', id: 'Snapshot' },
  os: { en: 'Operating systems', id: 'Sistem operasi' },
}
export const kindName = ({ kind, name }: Pick<PriceFileKind, 'kind' | 'name'>, language: Language): string =>
  name || KIND_NAMES[kind][language]

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
