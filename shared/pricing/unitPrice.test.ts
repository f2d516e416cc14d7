import { expect, test } from 'vitest'
import { kindsOfProduct, KIND_FLAGS, type KindFlags } from './packageKinds.ts'
import { cheapestPrice, convertPrice, pricesOf } from './unitPrice.ts'

const HOURS = 730
const month = (price: number) => ({ price, unit: 'month' as const })
const hour = (price: number) => ({ price, unit: 'hour' as const })

test('an hour is a part of the month, and a month so many hours', () => {
  expect(convertPrice({ amount: 7_300, unit: 'month' }, 'hour', HOURS)).toBe(10)
  expect(convertPrice({ amount: 1_095, unit: 'month' }, 'hour', HOURS)).toBe(2)
  expect(convertPrice({ amount: 10, unit: 'hour' }, 'month', 720)).toBe(7_200)
  expect(convertPrice({ amount: 10, unit: 'hour' }, 'hour', HOURS)).toBe(10)
})

test('the cheapest counts by the month, whatever its unit is', () => {
  expect(cheapestPrice([month(8_000), hour(10)], HOURS)).toEqual({ amount: 10, unit: 'hour', month: 7_300 })
  expect(cheapestPrice([month(7_000), hour(10)], HOURS)).toEqual({
    amount: 7_000,
    unit: 'month',
    month: 7_000,
  })
})

test('a month costs no more than the cap, and no less than the minimum charge', () => {
  const capped = { ...hour(10), monthlyCap: 5_000 }

  expect(cheapestPrice([month(6_000), capped], HOURS)).toEqual({ amount: 10, unit: 'hour', month: 5_000 })
  expect(cheapestPrice([{ ...month(10), minimumCharge: 9_000 }, hour(10)], HOURS)?.month).toBe(7_300)
})

test('a package without price is on request, and no price of all is none', () => {
  expect(pricesOf(month(0))).toEqual([])
  expect(cheapestPrice([month(0), month(5)], HOURS)).toEqual({ amount: 5, unit: 'month', month: 5 })
  expect(cheapestPrice([], HOURS)).toBeUndefined()
})

test('a licence has a price for each unit', () => {
  expect(pricesOf({ ...month(0), pricePerMonth: 9, pricePerHour: 1 })).toEqual([
    { amount: 9, unit: 'month' },
    { amount: 1, unit: 'hour' },
  ])
})

test('what a product is comes before what is added to it', () => {
  const none = Object.fromEntries(
    Object.values(KIND_FLAGS).map((flag) => [flag, false]),
  ) as unknown as KindFlags // every flag
  const product: KindFlags = {
    ...none,
    hasPackageOS: true,
    hasPackageInstance: true,
    hasPackageSnapshot: true,
  }

  expect(kindsOfProduct(product)).toEqual(['instance', 'snapshot', 'os'])
})
