/** An exact number: `n / d` in lowest terms, with `d` above 0. All prices are computed with these, never with floats (decision 31). */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const ZERO: Fraction = { n: 0n, d: 1n }
export const ONE: Fraction = { n: 1n, d: 1n }

/** Another number was divided by zero. */
export class DivisionByZero extends Error {}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** A fraction in lowest terms. @throws DivisionByZero */
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
/** @throws DivisionByZero */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const negate = ({ n, d }: Fraction): Fraction => ({ n: -n, d })

/** Below 0 where `a` is less than `b`, 0 where they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  if (left === right) return 0
  return left < right ? -1 : 1
}
export const lesser = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)
export const greater = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)

/** The greatest whole number that is not above. BigInt division cuts towards zero. */
export function floorOf({ n, d }: Fraction): bigint {
  const cut = n / d
  return n < 0n && cut * d !== n ? cut - 1n : cut
}
/** The least whole number that is not below. */
export const ceilOf = (value: Fraction): bigint => -floorOf(negate(value))
/** The nearest whole number; a half goes up. */
export const roundHalfUp = ({ n, d }: Fraction): bigint => floorOf({ n: 2n * n + d, d: 2n * d })

const DECIMAL = /^(\d{1,300})(?:\.(\d{1,300}))?$/

/** A decimal number as it is written, exactly: `1.15` is 115/100. @throws RangeError where it is none */
export function fractionOfText(text: string): Fraction {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not a decimal number: ${text}`)
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** Digits after the point beyond which a stored number is not a number that somebody typed. */
const MOST_DECIMALS = 20

/** A stored number as it is written in decimals: 0.1 is 1/10, not the float beside it. @throws RangeError where it is not finite */
export function fractionOfNumber(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number: ${value}`)
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n }
  const text = String(Math.abs(value))
  const read = fractionOfText(text.includes('e') ? Math.abs(value).toFixed(MOST_DECIMALS) : text)
  return value < 0 ? negate(read) : read
}
