import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { expect, test } from 'vitest'
import { offersOf, priceValidity } from './offers.ts'
import type { SoldPackages } from './readPackages.ts'

const RULES = { hoursPerMonth: 730, taxPercent: 11 }
const JAKARTA = { id: 1, title: 'Jakarta' }

const sold = (hasTax: boolean, ...rupiah: number[]): SoldPackages => ({
  kind: 'instance',
  hidden: [],
  hasTax,
  packages: rupiah.map((price, id) => ({
    id,
    title: `S${id}`,
    region: JAKARTA,
    price: price * MONEY_SCALE,
    unit: 'month' as const,
    values: {},
  })),
})

test('offers are rupiah a month with the tax that is due; what is on request is none', () => {
  const offers = offersOf([sold(true, 100_000, 0), sold(false, 5_000)], {
    rules: RULES,
    validUntil: '2026-12-31',
    language: 'en',
  })

  expect(offers).toEqual({
    low: 5_000,
    high: 111_000,
    count: 2,
    named: [
      { name: 'S0, Jakarta', price: 111_000, unit: 'a month', time: 'month' },
      { name: 'S0, Jakarta', price: 5_000, unit: 'a month', time: 'month' },
    ],
    validUntil: '2026-12-31',
  })
})

test('no price, or hidden ones, are no offer', () => {
  const hidden = { ...sold(true, 100_000), hidden: ['price'] }

  expect(offersOf([sold(true, 0)], { rules: RULES, validUntil: '', language: 'en' })).toBeUndefined()
  expect(offersOf([hidden], { rules: RULES, validUntil: '', language: 'en' })).toBeUndefined()
})

test.each([
  ['2026-11-23', '2026-12-31', '2026-12-01'],
  ['2026-12-01', '2027-12-31', '2027-12-01'],
])('on %s prices hold until %s', (today, validUntil, nextOn) => {
  expect(priceValidity(today)).toEqual({ validUntil, nextOn })
})

test('prices are offered for their unit, and those of another unit are not compared with them', () => {
  const item = { one: 'GB', many: 'GB', billedFor: 'months' } as const
  const calls = { one: 'million calls', many: 'million calls', billedFor: 'use' } as const
  const all = sold(false, 380, 240, 10)
  const packages = all.packages.map((one, index) => ({ ...one, item: index < 2 ? item : calls }))

  const offers = offersOf([{ ...all, packages }], { rules: RULES, validUntil: '', language: 'en' })

  expect(offers).toMatchObject({ low: 240, high: 380, count: 2 })
  expect(offers?.named.map(({ unit }) => unit)).toEqual(['per GB a month', 'per GB a month'])
})
