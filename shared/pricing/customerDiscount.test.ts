import { expect, test } from 'vitest'
import { fc } from '../strings/fuzz.ts'
import { discountOf, yearlyPrice } from './customerDiscount.ts'
import { MONEY_SCALE } from './money.ts'

const site = { discountPercent: 10, tierDiscounts: [{ tier: 'gold', discountPercent: 15 }] }

test.each([
  [
    'what the product says for the tier',
    { discountPercent: 5, tierDiscounts: [{ tier: 'Gold ', discountPercent: 20 }] },
    20,
  ],
  ['what the product says for all', { discountPercent: 5 }, 5],
  ['none, where the product says so', { discountPercent: 0 }, 0],
  ['what the site says for the tier', { discountPercent: null, tierDiscounts: [] }, 15],
])('%s comes first', (_, product, percent) => {
  expect(discountOf(product, site, 'gold')).toBe(percent)
})

test('a tier without an override has the general discount, and nothing where none is set', () => {
  expect(discountOf({}, site, 'silver')).toBe(10)
  expect(discountOf({}, {}, 'silver')).toBe(0)
})

test('a year is twelve months less the discount, rounded half up once to whole rupiah', () => {
  const rupiah = (monthly: number, percent?: number) =>
    yearlyPrice(monthly * MONEY_SCALE, percent) / MONEY_SCALE

  expect(rupiah(100_000)).toBe(1_200_000)
  expect(rupiah(100_000, 10)).toBe(1_080_000)
  expect(rupiah(1, 12.5)).toBe(11)
  expect(rupiah(7, 33.3333)).toBe(56)
  expect(rupiah(0.0417)).toBe(1)
  expect(rupiah(100, 100)).toBe(0)
})

test('a greater discount never costs more, and none is the twelvefold price', () => {
  const amount = fc.integer({ min: 0, max: 70_000_000_000 })
  const percent = fc.integer({ min: 0, max: 1_000_000 }).map((rate) => rate / 10_000)
  fc.assert(
    fc.property(amount, percent, percent, (rupiah, one, other) => {
      const monthly = rupiah * MONEY_SCALE
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(yearlyPrice(monthly, more)).toBeLessThanOrEqual(yearlyPrice(monthly, less))
      expect(yearlyPrice(monthly, 0)).toBe(monthly * 12)
    }),
  )
})
