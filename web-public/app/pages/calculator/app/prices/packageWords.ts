import type { Language } from '@flou/shared/locale.ts'
import type { PriceFileKind, PriceFilePackage, Variant } from '@flou/shared/pricing/priceFile.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { COLUMNS } from '../../../products/packages/columns.ts'
import type { CalculatorContent } from '../../readCalculator.ts'

type Names = Pick<CalculatorContent, 'names'>

/** What the kinds of packages are called where their product's editor has not named them. */
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

/** References of the file are ids: what they are called is the page's. */
const withNames = (values: Variant['values'], { names }: Names) => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(names).flatMap(([type, titles]) => {
      const id = values[`${type}Id`]
      return typeof id === 'number' ? [[type, { title: titles[id] ?? '' }]] : []
    }),
  ),
})

/** Said elsewhere, or too long for a line. */
const LEFT_OUT: ReadonlySet<string> = new Set(['note', 'billingMethodId', 'billingItemTypeId'])

const described = new WeakMap<Variant['values'], string>()

/** What tells a package from others: `2 vCPU · 4 GB · 500 Mbps`. The formula is left to the explanation of the price. */
export function packageWords(values: Variant['values'], content: Names, language: Language): string {
  const known = described.get(values)
  if (known !== undefined) return known
  const all = withNames(values, content)
  const texts = COLUMNS.flatMap(({ fields, label, text, isNumber }) => {
    if (LEFT_OUT.has(fields[0] ?? '')) return []
    const written = text(all, language)
    if (written === '') return []
    return [isNumber && /^[\d.,]+$/.test(written) ? `${written} ${label[language]}` : written]
  })
  const words = texts.join(' · ')
  described.set(values, words)
  return words
}

/** What a package costs as its list says: `Rp146,000 / month`; undefined where it is sold on request. */
export function listPrice(
  { price, unit, month = 0, hour = 0 }: PriceFilePackage,
  language: Language,
): { amount: string; unit: 'month' | 'hour' } | undefined {
  if (month > 0) return { amount: formatMoney(month, language), unit: 'month' }
  if (price > 0) return { amount: formatMoney(price, language), unit }
  return hour > 0 ? { amount: formatMoney(hour, language), unit: 'hour' } : undefined
}
