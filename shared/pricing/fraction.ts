/** Exact rational number in lowest terms, with positive denominator. Prices never use floats. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const ZERO: Fraction = { n: 0n, d: 1n }
export const ONE: Fraction = { n: 1n, d: 1n }

export class DivisionByZero extends Error {}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

export function fraction(n: bigint, d = 1n): Fraction {
  if (d === 1n) return { n, d }
  if (d === 0n) throw new DivisionByZero('Division by zero')
  const [top, bottom] = d < 0n ? [-n, -d] : [n, d]
  const divisor = greatestDivisor(top, bottom)
  return divisor === 1n ? { n: top, d: bottom } : { n: top / divisor, d: bottom / divisor }
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const negate = ({ n, d }: Fraction): Fraction => ({ n: -n, d })

export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  if (left === right) return 0
  return left < right ? -1 : 1
}
export const lesser = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)
export const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)

/** Rounds down; BigInt division truncates towards zero. */
export function floorOf({ n, d }: Fraction): bigint {
  const cut = n / d
  return n < 0n && cut * d !== n ? cut - 1n : cut
}
export const ceilOf = (value: Fraction): bigint => -floorOf(negate(value))
export const roundHalfUp = ({ n, d }: Fraction): bigint => floorOf({ n: 2n * n + d, d: 2n * d })

const DECIMAL = /^(\d{1,300})(?:\.(\d{1,300}))?$/

/** Parses a decimal exactly: `1.15` is 115/100. Throws `RangeError` if invalid. */
export function fractionOfText(text: string): Fraction {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not a decimal number: ${text}`)
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

const MOST_DECIMALS = 20

/** Converts by decimal notation: 0.1 is exactly 1/10. Throws `RangeError` if not finite. */
export function fractionOfNumber(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`)
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n }
  const text = String(Math.abs(value))
  const read = fractionOfText(text.includes('e') ? Math.abs(value).toFixed(MOST_DECIMALS) : text)
  return value < 0 ? negate(read) : read
}
