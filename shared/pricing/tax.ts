import type { Language } from '../locale.ts'
import { fraction, fractionOfNumber, multiply } from './fraction.ts'
import { divideHalfUp, formatNumber, rupiahOf, wholeRupiahOf } from './money.ts'

/** Decimals that a rate may have, as a factor. */
const RATE_SCALE = 10_000

/** The effective rate until editors have saved another one (decision 30). */
export const DEFAULT_TAX_PERCENT = 11

/** How tax is computed: `rate` per cent of the part `base` of the price, from a day on (decision 57). */
export interface TaxRule {
  rate: number
  base: readonly [part: number, of: number]
  /** The first day on which it holds, as `2025-01-01`; absent where it is only the rate of a setting. */
  from?: string
}

/** Rules of the law, as they are named beside prices, the newest first: PPN of 12 % on 11/12 of the price (decision 57). */
const RULES: readonly TaxRule[] = [
  { rate: 12, base: [11, 12], from: '2025-01-01' },
  { rate: 11, base: [1, 1], from: '2022-04-01' },
]

/**
 * The rule whose effective rate is the site's: that of the law, or the rate itself where no law has it.
 * @param on the day of the estimate, `yyyy-mm-dd` in Jakarta; without it the newest rule of that rate
 */
export function taxRule(percent: number, on?: string): TaxRule {
  const own = { rate: percent, base: [1, 1] } as const
  const isInForce = ({ from = '' }: TaxRule) => on === undefined || from <= on
  return RULES.find((rule) => isInForce(rule) && rule.rate * rule.base[0] === percent * rule.base[1]) ?? own
}

/** Tax on a sum. All amounts are whole rupiah, scaled by 10⁴. */
export interface TaxedSum {
  /** The part of the sum that the rate applies to (DPP); rounded for showing, the tax is not computed from it. */
  base: number
  /** What is due on top (PPN). */
  tax: number
}

/**
 * The tax on the sum of all taxable lines: computed once from the sum, not line by line, and rounded half up once.
 * @returns undefined where no number holds it
 */
export function taxOf(sum: number, { rate, base: [part, of] }: TaxRule): TaxedSum | undefined {
  const exact = multiply(rupiahOf(sum), fraction(BigInt(part), BigInt(of)))
  const base = wholeRupiahOf(exact)
  const tax = wholeRupiahOf(multiply(exact, multiply(fractionOfNumber(rate), fraction(1n, 100n))))
  return base === undefined || tax === undefined ? undefined : { base, tax }
}

/** An amount with tax on top, rounded half up. */
export function withTax(amount: number, percent: number): number {
  const rate = BigInt(Math.round(percent * RATE_SCALE))
  const whole = BigInt(100 * RATE_SCALE)
  return divideHalfUp(BigInt(amount) * (whole + rate), whole)
}

/** How the tax is named beside prices: `PPN 12 % × 11/12 (efektif 11 %)`, or by its rate alone where no rule has it. */
export function taxName(percent: number, language: Language): string {
  return taxRuleName(taxRule(percent), language)
}

/** As `taxName`, of a rule. */
export function taxRuleName({ rate, base: [part, of] }: TaxRule, language: Language): string {
  const per = (value: number) => `${formatNumber(value, language)}${language === 'id' ? ' %' : '%'}`
  if (part === of) return `PPN ${per(rate)}`
  const effective = per((rate * part) / of)
  return `PPN ${per(rate)} × ${part}/${of} (${language === 'id' ? `efektif ${effective}` : `${effective} effective`})`
}
