import { expect, test } from 'vitest'
import { fc } from '../strings/fuzz.ts'
import { LANGUAGES } from '../locale.ts'
import { fraction } from './fraction.ts'
import {
  amountOf,
  divideHalfUp,
  formatMoney,
  formatNumber,
  MONEY_SCALE,
  roundForDisplay,
  rupiahOf,
  wholeRupiahOf,
} from './money.ts'

const LOCALES = { en: 'en-US', id: 'id-ID' } as const

test.each([
  [1_150_000, 'Rp1.150.000', 'Rp1,150,000'],
  [999, 'Rp999', 'Rp999'],
  [0, 'Rp0', 'Rp0'],
  [650.5, 'Rp650,50', 'Rp650.50'],
  [650.05, 'Rp650,05', 'Rp650.05'],
  [1000, 'Rp1.000', 'Rp1,000'],
  [0.0004, 'Rp0,0004', 'Rp0.0004'],
  [-25_000, '−Rp25.000', '−Rp25,000'],
])('%d rupiah', (rupiah, id, en) => {
  const amount = Math.round(rupiah * MONEY_SCALE)

  expect(formatMoney(amount, 'id')).toBe(id)
  expect(formatMoney(amount, 'en')).toBe(en)
})

test.each(LANGUAGES)('numbers are written as `Intl` writes them: %s', (language) => {
  const intl = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 4 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 9999 }),
      (whole, part) => {
        const value = Number(`${whole}.${String(part).padStart(4, '0')}`)
        expect(formatNumber(value, language)).toBe(intl.format(value))
      },
    ),
  )
})

test.each([
  [-1234.5, '−1.234,5'],
  [-0.00001, '0'],
  [0, '0'],
])('the number %d is written as %s', (value, text) => {
  expect(formatNumber(value, 'id')).toBe(text)
})

test.each([
  [fraction(1n, 3n), 3_333, 0],
  [fraction(5n, 2n), 25_000, 3 * MONEY_SCALE],
  [rupiahOf(15_000), 15_000, 2 * MONEY_SCALE],
  [fraction(10n ** 12n), undefined, undefined],
])('an exact price has four decimals, or is whole rupiah, or is too large', (exact, amount, whole) => {
  expect([amountOf(exact), wholeRupiahOf(exact)]).toEqual([amount, whole])
})

test('half is rounded up, exactly where numbers no longer are', () => {
  expect([1n, 2n, 3n, 4n].map((dividend) => divideHalfUp(dividend, 2n))).toEqual([1, 1, 2, 2])
  expect(divideHalfUp(9_007_199_254_740_993n * 10n, 10n * 3n)).toBe(3_002_399_751_580_331)
})

test.each([
  [1_986_301, 199],
  [1_005_000, 101],
  [999_999, 100],
  [684_932, 68.49],
  [9_999, 0.9999],
])('the derived amount %d is shown as Rp%d', (amount, rupiah) => {
  expect(roundForDisplay(amount)).toBe(Math.round(rupiah * MONEY_SCALE))
})
