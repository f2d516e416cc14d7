import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedNumber, plainNumber, plainRupiah, readAmount, readRupiah } from './amounts.ts'

test.each([
  ['1.234.567', 'id', 1_234_567],
  ['1,234,567', 'id', 1_234_567],
  ['Rp 1.234.567', 'en', 1_234_567],
  ['Rp1.234.567,50', 'en', 1_234_567.5],
  ['1,234,567.50', 'id', 1_234_567.5],
  ['250.000', 'en', 250_000],
  ['250,000', 'id', 250_000],
  ['0,125', 'id', 0.125],
  ['0.125', 'en', 0.125],
  ['12,5', 'en', 12.5],
  ['-3.000', 'id', -3000],
  ['1 234', 'en', 1234],
] as const)('the amount %s, read in %s, is %d', (text, language, amount) => {
  expect(readAmount(text, language, true)).toBe(amount)
})

test.each([
  ['1.234', 'id', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'id', 1.234],
] as const)('the number %s, read in %s, is %d', (text, language, amount) => {
  expect(readAmount(text, language)).toBe(amount)
})

test.each(['', 'abc', '12abc', '1.2.3', '1,2,3', '1.234,5,6', '--1', 'Rp'])('%j is no amount', (text) => {
  expect(readAmount(text, 'id', true)).toBeUndefined()
})

const language = fc.constantFrom('id' as const, 'en' as const)

test('what is written is read back, whatever the language of either', () => {
  const stored = fc.integer({ min: 0, max: 9_000_000_000_000 })
  fc.assert(
    fc.property(stored, language, language, (stored, one, other) => {
      expect(readRupiah(plainRupiah(stored, one), other)).toBe(stored)
      expect(readRupiah(groupedNumber(stored / 10_000, one), other)).toBe(stored)
    }),
  )
  const number = fc.tuple(fc.nat(9_999_999), fc.nat(9_999)).map(([whole, part]) => whole + part / 10_000)
  fc.assert(
    fc.property(number, language, language, (value, one, other) => {
      expect(readAmount(plainNumber(value, one), other)).toBe(value)
    }),
  )
})
