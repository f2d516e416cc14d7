import type { Language } from '../locale.ts'
import { taxTexts } from '../texts/pricing.ts'
import { reader } from '../texts/reader.ts'
import { fraction, fractionOfNumber, multiply } from './fraction.ts'
import { divideHalfUp, formatNumber, rupiahOf, wholeRupiahOf } from './money.ts'

const RATE_SCALE = 10_000

export const DEFAULT_TAX_PERCENT = 11

/** Tax of `rate` per cent on the fraction `base` of the price. */
export interface TaxRule {
  rate: number
  base: readonly [part: number, of: number]
  /** First day of validity; absent for a configured rate. */
  from?: string
}

/** Indonesian VAT (PPN), newest first: 12 % on 11/12 of the price. */
const RULES: readonly TaxRule[] = [
  { rate: 12, base: [11, 12], from: '2025-01-01' },
  { rate: 11, base: [1, 1], from: '2022-04-01' },
]

/**
 * Returns the legal rule with this effective rate, or the plain rate.
 * @param on day of the estimate in Asia/Jakarta; absent for the newest rule
 */
export function taxRule(percent: number, on?: string): TaxRule {
  const own = { rate: percent, base: [1, 1] } as const
  const isInForce = ({ from = '' }: TaxRule) => on === undefined || from <= on
  return RULES.find((rule) => isInForce(rule) && rule.rate * rule.base[0] === percent * rule.base[1]) ?? own
}

export interface TaxedSum {
  /** Taxable base (DPP), rounded for display only. */
  base: number
  tax: number
}

/** Computes tax once on the sum, rounded half up; undefined if not a safe integer. */
export function taxOf(sum: number, { rate, base: [numerator, denominator] }: TaxRule): TaxedSum | undefined {
  const exact = multiply(rupiahOf(sum), fraction(BigInt(numerator), BigInt(denominator)))
  const base = wholeRupiahOf(exact)
  const tax = wholeRupiahOf(multiply(exact, multiply(fractionOfNumber(rate), fraction(1n, 100n))))
  return base === undefined || tax === undefined ? undefined : { base, tax }
}

export function withTax(amount: number, percent: number): number {
  const rate = BigInt(Math.round(percent * RATE_SCALE))
  const whole = BigInt(100 * RATE_SCALE)
  return divideHalfUp(BigInt(amount) * (whole + rate), whole)
}

/** Returns the display name, such as `PPN 12 % × 11/12 (efektif 11 %)`. */
export function taxName(percent: number, language: Language): string {
  return taxRuleName(taxRule(percent), language)
}

const read = reader(taxTexts)

function taxRuleName({ rate, base: [numerator, denominator] }: TaxRule, language: Language): string {
  const t = read[language]
  const per = (value: number) => t('percent', { number: formatNumber(value, language) })
  if (numerator === denominator) return t('whole', { rate: per(rate) })
  const effective = per((rate * numerator) / denominator)
  return t('part', { rate: per(rate), part: `${numerator}/${denominator}`, effective })
}
