import { expect, test } from 'vitest'
import { fc } from '../strings/fuzz.ts'
import {
  add,
  ceilOf,
  compare,
  divide,
  DivisionByZero,
  floorOf,
  fraction,
  fractionOfNumber,
  fractionOfText,
  greater,
  lesser,
  multiply,
  negate,
  roundHalfUp,
  subtract,
} from './fraction.ts'

const third = fraction(1n, 3n)
const half = fraction(1n, 2n)

test.each([
  ['lowest terms', fraction(6n, 8n), [3n, 4n]],
  ['a negative numerator', fraction(-6n, 8n), [-3n, 4n]],
  ['a positive denominator', fraction(6n, -8n), [-3n, 4n]],
  ['whole numbers', fraction(8n, 4n), [2n, 1n]],
  ['nothing', fraction(0n, 7n), [0n, 1n]],
  ['a sum', add(third, half), [5n, 6n]],
  ['a difference', subtract(third, half), [-1n, 6n]],
  ['a product', multiply(third, half), [1n, 6n]],
  ['a quotient', divide(third, half), [2n, 3n]],
  ['a quotient of negatives', divide(third, negate(half)), [-2n, 3n]],
  ['the lesser', lesser(half, third), [1n, 3n]],
  ['the lesser, in the other order', lesser(third, half), [1n, 3n]],
  ['the greater', greater(half, third), [1n, 2n]],
  ['the greater, in the other order', greater(third, half), [1n, 2n]],
])('%s', (_, { n, d }, expected) => {
  expect([n, d]).toEqual(expected)
})

test('fractions are ordered by value', () => {
  expect([compare(third, half), compare(half, third), compare(half, fraction(2n, 4n))]).toEqual([-1, 1, 0])
})

test('dividing by zero is refused', () => {
  expect(() => divide(half, fraction(0n))).toThrow(DivisionByZero)
})

test.each([
  [7n, 2n, [3n, 4n, 4n]],
  [-7n, 2n, [-4n, -3n, -3n]],
  [5n, 3n, [1n, 2n, 2n]],
  [4n, 3n, [1n, 2n, 1n]],
  [-4n, 3n, [-2n, -1n, -1n]],
  [-6n, 1n, [-6n, -6n, -6n]],
  [0n, 1n, [0n, 0n, 0n]],
])('%d/%d is rounded down, up and half up', (n, d, expected) => {
  const value = fraction(n, d)
  expect([floorOf(value), ceilOf(value), roundHalfUp(value)]).toEqual(expected)
})

test.each([
  ['1.15', fraction(23n, 20n)],
  ['12', fraction(12n)],
  ['0.1', fraction(1n, 10n)],
])('the text %s is read exactly', (text, value) => {
  expect(fractionOfText(text)).toEqual(value)
})

test.each(['', '1.', '.5', '-1', '+1', '1.5x', 'x1.5', '1,5', '1e3', ' 1'])(
  'the text %j is refused',
  (text) => {
    expect(() => fractionOfText(text)).toThrow(RangeError)
  },
)

test.each([
  [0.1, fraction(1n, 10n)],
  [-2.5, fraction(-5n, 2n)],
  [-3, fraction(-3n)],
  [0, fraction(0n)],
  [2 ** 53, fraction(2n ** 53n)],
  [1e-7, fraction(1n, 10n ** 7n)],
])('the number %d is read by its digits', (value, expected) => {
  expect(fractionOfNumber(value)).toEqual(expected)
})

test.each([NaN, Infinity, -Infinity])('the number %d is refused', (value) => {
  expect(() => fractionOfNumber(value)).toThrow(RangeError)
})

test('any number is read as `String` writes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 6 }),
      fc.integer({ min: 1, max: 999 }),
      (whole, thousandths) => {
        const text = `${whole}.${String(thousandths).padStart(3, '0')}`
        expect(fractionOfNumber(Number(text))).toEqual(fraction(BigInt(whole * 1000 + thousandths), 1000n))
      },
    ),
  )
})
