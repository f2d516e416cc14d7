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
  ['1\u00a0234\u202f567', 'id', 1_234_567],
  ['-Rp 1.500', 'id', -1500],
  ['Rp \u22121,500', 'en', -1500],
  ['Rp 250.000,-', 'id', 250_000],
] as const)('the amount %s, read in %s, is %d', (text, language, amount) => {
  expect(readAmount(text, language, { isMoney: true })).toBe(amount)
})

test.each([
  ['1.234', 'id', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'id', 1.234],
  ['1,5', 'id', 1.5],
  ['1.5', 'en', 1.5],
  ['-6.208', 'en', -6.208],
  ['0.000', 'en', 0],
] as const)('the number %s, read in %s, is %d', (text, language, amount) => {
  expect(readAmount(text, language)).toBe(amount)
})

test.each([
  ['1,000', 'en', 1000],
  ['1.000', 'id', 1000],
  ['1.234.567', 'en', 1_234_567],
  ['1000', 'id', 1000],
] as const)('the whole number %s, read in %s, is %d', (text, language, amount) => {
  expect(readAmount(text, language, { isWhole: true })).toBe(amount)
})

test.each([
  ['1.000', 'en', true],
  ['1,000', 'id', true],
  ['1.234', 'en', true],
  ['12,500', 'id', true],
  ['1.000', 'en', false],
] as const)(
  '%s, read in %s, has two meanings and is not guessed at (whole numbers only: %s)',
  (text, language, isWhole) => {
    expect(readAmount(text, language, { isWhole })).toBe('ambiguousNumber')
  },
)

test.each([
  '',
  'abc',
  '12abc',
  '1.2.3',
  '1,2,3',
  '1.234,5,6',
  '--1',
  '-Rp-1',
  'Rp',
  '12 5',
  '12 3456',
  '1e5',
])('%j is no amount', (text) => {
  expect(readAmount(text, 'id', { isMoney: true })).toBe('notANumber')
})

test('digits that cannot be kept are not dropped', () => {
  expect(readAmount('12345678901234567890', 'en')).toBe('notANumber')
  expect(readRupiah('1,23456', 'id')).toBe('notANumber')
  expect(readRupiah('999.999.999.999.999', 'id')).toBe('notANumber')
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
