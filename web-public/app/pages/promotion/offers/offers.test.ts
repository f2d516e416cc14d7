import { expect, test } from 'vitest'
import { OFFER_CATEGORY, OFFER_RULE } from '@flou/shared/content/types/promotion/specialOffers.ts'
import { daysLeft, inOrderOfDays, isRecent, nextRenderDay } from './offerTime.ts'
import { offerValue } from './offerValue.ts'

const NOTHING = {
  price: null,
  originalPrice: null,
  percent: null,
  voucherValue: null,
  specialOfferCategory: OFFER_CATEGORY.hotDeals,
}

test.each([
  [
    'a percentage that is written',
    'percent',
    { percent: 25, price: 750, originalPrice: 1_000 },
    { percent: 25, price: 750, before: 1_000 },
  ],
  [
    'one that follows from both prices',
    'percent',
    { price: 700, originalPrice: 1_000 },
    { percent: 30, price: 700, before: 1_000 },
  ],
  ['a percentage alone', 'percent', { percent: 15 }, { percent: 15 }],
  [
    'no percentage where nothing is taken off',
    'percent',
    { price: 1_000, originalPrice: 1_000 },
    { price: 1_000 },
  ],
  ['a voucher, whatever its price', 'voucher', { voucherValue: 500, price: 900 }, { voucher: 500 }],
  [
    'a price below the one before',
    'fixedPrice',
    { price: 900, originalPrice: 1_200 },
    { price: 900, before: 1_200 },
  ],
  ['no price before that is lower', 'fixedPrice', { price: 900, originalPrice: 800 }, { price: 900 }],
  ['nothing to pay', 'fixedPrice', { price: 0, originalPrice: 1_200 }, { price: 0, before: 1_200 }],
  [
    'a free trial without price',
    'fixedPrice',
    { specialOfferCategory: OFFER_CATEGORY.freeTrial },
    { price: 0 },
  ],
  ['nothing where nobody has said', 'fixedPrice', {}, {}],
] as const)('an offer is worth %s', (...[, rule, fields, value]) => {
  expect(offerValue({ ...NOTHING, ...fields }, OFFER_RULE[rule])).toEqual(value)
})

const OFFER = { startDate: '2026-11-01', endDate: '2026-12-31' }

test.each([
  ['2026-10-31', undefined, '2026-11-01'],
  ['2026-11-01', undefined, '2026-12-17'],
  ['2026-12-16', undefined, '2026-12-17'],
  ['2026-12-17', 14, '2026-12-18'],
  ['2026-12-30', 1, '2026-12-31'],
  ['2026-12-31', 0, '2027-01-01'],
  ['2027-01-01', undefined, '2027-03-02'],
  ['2027-03-02', undefined, undefined],
])('on %s %s days of an offer are named, and it looks different on %s', (today, left, next) => {
  expect(daysLeft(OFFER, today)).toBe(left)
  expect(nextRenderDay(OFFER, today)).toBe(next)
})

test('an offer that is over names others for 60 days', () => {
  expect([isRecent(OFFER, '2027-03-01'), isRecent(OFFER, '2027-03-02')]).toEqual([true, false])
})

test('running offers come first, the first to end first, then those to come', () => {
  const offer = (startDate: string, endDate: string) => ({ startDate, endDate })
  const soon = offer('2026-11-01', '2026-11-30')
  const late = offer('2026-01-01', '2027-12-31')
  const next = offer('2026-12-01', '2026-12-14')
  const far = offer('2027-02-01', '2027-02-02')

  expect(inOrderOfDays([far, next, late, soon], '2026-11-23')).toEqual([soon, late, next, far])
})
