import type { Language } from '../locale.ts'
import { divideHalfUp, formatNumber } from './money.ts'

/** Decimals that a rate may have, as a factor. */
const RATE_SCALE = 10_000

/** The effective rate until editors have saved another one (decision 30). */
export const DEFAULT_TAX_PERCENT = 11

/** Rules of the law, as they are named beside prices: PPN of 12 % on 11/12 of the price (decision 57). */
const RULES = [{ rate: 12, base: [11, 12] }] as const

/** An amount with tax on top, rounded half up. */
export function withTax(amount: number, percent: number): number {
  const rate = BigInt(Math.round(percent * RATE_SCALE))
  const whole = BigInt(100 * RATE_SCALE)
  return divideHalfUp(BigInt(amount) * (whole + rate), whole)
}

/** How the tax is named beside prices: `PPN 12 % × 11/12 (efektif 11 %)`, or by its rate alone where no rule has it. */
export function taxName(percent: number, language: Language): string {
  const per = (rate: number) => `${formatNumber(rate, language)}${language === 'id' ? ' %' : '%'}`
  const rule = RULES.find(({ rate, base: [part, of] }) => rate * part === percent * of)
  if (!rule) return `PPN ${per(percent)}`
  const effective = language === 'id' ? `efektif ${per(percent)}` : `${per(percent)} effective`
  return `PPN ${per(rule.rate)} × ${rule.base.join('/')} (${effective})`
}
