import type { Language } from '../locale.ts'
import { fraction, roundHalfUp, type Fraction } from './fraction.ts'

/** Amounts are rupiah as integers scaled by 10⁴ (decision 31), in both languages (decision 58). */
export const MONEY_SCALE = 10_000
const DECIMALS = 4

/** Rupiah of an amount, exactly. @param amount an integer scaled by 10⁴ */
export const rupiahOf = (amount: number): Fraction => fraction(BigInt(amount), BigInt(MONEY_SCALE))

const safe = (scaled: bigint): number | undefined =>
  Number.isSafeInteger(Number(scaled)) ? Number(scaled) : undefined

/** The amount of exact rupiah, rounded half up to its four decimals; undefined where no number holds it. */
export const amountOf = ({ n, d }: Fraction): number | undefined =>
  safe(roundHalfUp(fraction(n * BigInt(MONEY_SCALE), d)))

/** The amount of exact rupiah, rounded half up to whole rupiah, as lines of an estimate are; undefined where no number holds it. */
export const wholeRupiahOf = (exact: Fraction): number | undefined =>
  safe(roundHalfUp(exact) * BigInt(MONEY_SCALE))

/** Written here, not by `Intl`: the calculator formats in browsers, where making a formatter is slow on phones. */
const SEPARATORS: Readonly<Record<Language, { group: string; decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  id: { group: '.', decimal: ',' },
}

// bounded: the digits of a number
const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

/** A whole number, and its decimals as digits without trailing zeros. */
function written(whole: string, decimals: string, language: Language): string {
  const { group, decimal } = SEPARATORS[language]
  // bounded: four decimals
  const kept = decimals.replace(/0+$/, '')
  return grouped(whole, group) + (kept === '' ? '' : decimal + kept)
}

/** A number as a language writes it, with at most four decimals: `1.234,5` (id), `1,234.5` (en). */
export function formatNumber(value: number, language: Language): string {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(DECIMALS).split('.')
  const text = written(whole, decimals, language)
  return value < 0 && text !== '0' ? `−${text}` : text
}

/** An amount with the decimals it has, none or two to four: `Rp1.150.000` (id), `Rp1,150,000` (en), `Rp32.60`. */
export function formatMoney(amount: number, language: Language): string {
  const digits = String(Math.abs(amount)).padStart(DECIMALS + 1, '0')
  const text = written(digits.slice(0, -DECIMALS), digits.slice(-DECIMALS), language)
  const hasTenthsAlone = /[1-9]000$/.test(digits)
  return `${amount < 0 ? '−' : ''}Rp${text}${hasTenthsAlone ? '0' : ''}`
}

/** A quotient of integers rounded half up; exact, because amounts times a rate are larger than a number holds. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor))

/** Steps of derived amounts by what they are worth: nobody pays decimals of a rupiah, but an hour may cost a few rupiah. */
const STEPS: readonly (readonly [from: number, step: bigint])[] = [
  [100 * MONEY_SCALE, 10_000n],
  [MONEY_SCALE, 100n],
  [0, 1n],
]

/** A derived amount (the share of an hour, a price with tax) as it is shown: whole rupiah from Rp100 on, else two or four decimals. */
export function roundForDisplay(amount: number): number {
  const [, step = 1n] = STEPS.find(([from]) => amount >= from) ?? []
  return divideHalfUp(BigInt(amount), step) * Number(step)
}
