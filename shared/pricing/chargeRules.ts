import type { Language } from '../locale.ts'
import { needsCapacity, type PackagePrice } from './line/packagePrice.ts'
import { formatMoney } from './money.ts'
import type { PackageKind } from './packageKinds.ts'
import type { PricedPackage } from './unitPrice.ts'

export type ChargeRules = Pick<PackagePrice, 'monthlyCap' | 'minimumCharge' | 'partialHours'>

const TEXTS = {
  en: {
    cap: (money: string) => `At most ${money} a month`,
    minimum: (money: string) => `At least ${money} a month`,
    started: 'Partial hours are billed as full hours',
  },
  id: {
    cap: (money: string) => `Paling banyak ${money} per bulan`,
    minimum: (money: string) => `Paling sedikit ${money} per bulan`,
    started: 'Setiap jam yang dimulai dihitung penuh',
  },
} as const satisfies Record<Language, unknown>

export function describeLimits(
  { monthlyCap = 0, minimumCharge = 0 }: Omit<ChargeRules, 'partialHours'>,
  language: Language,
): string[] {
  const { cap, minimum } = TEXTS[language]
  return [
    ...(monthlyCap > 0 ? [cap(formatMoney(monthlyCap, language))] : []),
    ...(minimumCharge > 0 ? [minimum(formatMoney(minimumCharge, language))] : []),
  ]
}

export const describePartialHours = ({ partialHours }: ChargeRules, language: Language): string =>
  partialHours === 'started' ? TEXTS[language].started : ''

export const describeChargeRules = (rules: ChargeRules, language: Language): string[] => [
  ...describeLimits(rules, language),
  ...[describePartialHours(rules, language)].filter(Boolean),
]

export type LimitedPackage = PricedPackage & { isFormula?: boolean; formula?: string }

/**
 * Clears limits that are hidden by the product, or priced by capacity: limits apply to a disk, not a
 * gigabyte.
 */
export function withApplicableLimits<P extends LimitedPackage>(
  one: P,
  { kind, hidden = [] }: { kind: PackageKind; hidden?: readonly string[] },
): P {
  const formula = one.isFormula === true ? one.formula : undefined
  const isByCapacity = needsCapacity({ kind, ...(formula !== undefined && { formula }) })
  const limit = (name: 'monthlyCap' | 'minimumCharge') =>
    isByCapacity || hidden.includes(name) ? 0 : (one[name] ?? 0)
  return { ...one, monthlyCap: limit('monthlyCap'), minimumCharge: limit('minimumCharge') }
}
