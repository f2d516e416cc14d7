import type { Language } from '../locale.ts'
import { needsCapacity, type PackagePrice } from './line/packagePrice.ts'
import { formatMoney } from './money.ts'
import type { PackageKind } from './packageKinds.ts'
import type { PricedPackage } from './unitPrice.ts'

/** How a package is charged beside its list price. */
export type ChargeRules = Pick<PackagePrice, 'monthlyCap' | 'minimumCharge' | 'partialHours'>

const WORDS = {
  en: {
    cap: (money: string) => `At most ${money} a month`,
    minimum: (money: string) => `At least ${money} a month`,
    started: 'Each started hour counts in full',
  },
  id: {
    cap: (money: string) => `Paling banyak ${money} per bulan`,
    minimum: (money: string) => `Paling sedikit ${money} per bulan`,
    started: 'Setiap jam yang dimulai dihitung penuh',
  },
} as const satisfies Record<Language, unknown>

/** The monthly cap and the minimum charge in words; none where a package has neither. */
export function limitsInWords(
  { monthlyCap = 0, minimumCharge = 0 }: Omit<ChargeRules, 'partialHours'>,
  language: Language,
): string[] {
  const { cap, minimum } = WORDS[language]
  return [
    ...(monthlyCap > 0 ? [cap(formatMoney(monthlyCap, language))] : []),
    ...(minimumCharge > 0 ? [minimum(formatMoney(minimumCharge, language))] : []),
  ]
}

/** How parts of an hour are charged, in words; '' where they count as they are used. */
export const partialHoursInWords = ({ partialHours }: ChargeRules, language: Language): string =>
  partialHours === 'started' ? WORDS[language].started : ''

/** All of it in words, for a package that is being chosen. */
export const chargeRulesInWords = (rules: ChargeRules, language: Language): string[] => [
  ...limitsInWords(rules, language),
  ...[partialHoursInWords(rules, language)].filter(Boolean),
]

/** A package's record as far as its limits go. */
export type LimitedPackage = PricedPackage & { isFormula?: boolean; formula?: string }

/**
 * A package with the limits that its shown price has: none that the product hides, and none where the price is for a part of the capacity,
 * because the limits of a disk are not those of a gigabyte.
 */
export function withShownLimits<P extends LimitedPackage>(
  one: P,
  { kind, hidden = [] }: { kind: PackageKind; hidden?: readonly string[] },
): P {
  const formula = one.isFormula === true ? one.formula : undefined
  const isByCapacity = needsCapacity({ kind, ...(formula !== undefined && { formula }) })
  const limit = (name: 'monthlyCap' | 'minimumCharge') =>
    isByCapacity || hidden.includes(name) ? 0 : (one[name] ?? 0)
  return { ...one, monthlyCap: limit('monthlyCap'), minimumCharge: limit('minimumCharge') }
}
