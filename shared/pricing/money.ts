import type { Language } from '../locale.ts'
import { fraction, roundHalfUp, type Fraction } from './fraction.ts'

/** Amounts are integer rupiah scaled by 10⁴. */
export const MONEY_SCALE = 10_000
const DECIMALS = 4

export const rupiahOf = (amount: number): Fraction => fraction(BigInt(amount), BigInt(MONEY_SCALE))

const safe = (scaled: bigint): number | undefined =>
  Number.isSafeInteger(Number(scaled)) ? Number(scaled) : undefined

/** Rounds half up to four decimals; undefined if not a safe integer. */
export const amountOf = ({ n, d }: Fraction): number | undefined =>
  safe(roundHalfUp(fraction(n * BigInt(MONEY_SCALE), d)))

/** Rounds half up to whole rupiah; undefined if not a safe integer. */
export const wholeRupiahOf = (exact: Fraction): number | undefined =>
  safe(roundHalfUp(exact) * BigInt(MONEY_SCALE))

/** `Intl` formatters are slow to create on phones. */
const SEPARATORS: Readonly<Record<Language, { group: string; decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  id: { group: '.', decimal: ',' },
}

// bounded: the digits of a number
const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)

function written(whole: string, decimals: string, language: Language): string {
  const { group, decimal } = SEPARATORS[language]
  // bounded: four decimals
  const significant = decimals.replace(/0+$/, '')
  return grouped(whole, group) + (significant === '' ? '' : decimal + significant)
}

/** Formats with at most four decimals: `1.234,5` (id), `1,234.5` (en). */
export function formatNumber(value: number, language: Language): string {
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(DECIMALS).split('.')
  const text = written(whole, decimals, language)
  return value < 0 && text !== '0' ? `−${text}` : text
}

/** Formats with no or two to four decimals: `Rp1.150.000` (id), `Rp32.60` (en). */
export function formatMoney(amount: number, language: Language): string {
  const digits = String(Math.abs(amount)).padStart(DECIMALS + 1, '0')
  const text = written(digits.slice(0, -DECIMALS), digits.slice(-DECIMALS), language)
  const hasTenthsAlone = /[1-9]000$/.test(digits)
  return `${amount < 0 ? '−' : ''}Rp${text}${hasTenthsAlone ? '0' : ''}`
}

/** Divides, rounding half up. BigInt, because products exceed safe integers. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor))

const ROUNDING_STEPS: readonly (readonly [from: number, step: bigint])[] = [
  [100 * MONEY_SCALE, 10_000n],
  [MONEY_SCALE, 100n],
  [0, 1n],
]

/** Rounds a derived amount: whole rupiah from Rp100, else two or four decimals. */
export function roundForDisplay(amount: number): number {
  const [, step = 1n] = ROUNDING_STEPS.find(([from]) => amount >= from) ?? []
  return divideHalfUp(BigInt(amount), step) * Number(step)
}
