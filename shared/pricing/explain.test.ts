import { expect, test } from 'vitest'
import type { Language } from '../locale.ts'
import { explainLine } from './explain.ts'
import { MONEY_SCALE } from './money.ts'
import type { LineOrder, PackagePrice, PriceTerms } from './line/packagePrice.ts'
import { isPriced, priceLine } from './priceLine.ts'

const MONTH: PriceTerms = { hoursPerMonth: 730, period: 'month' }

interface Case {
  price: Partial<PackagePrice>
  order?: Partial<LineOrder>
  terms?: PriceTerms
}

function explained({ price: given, order: asked, terms = MONTH }: Case, language: Language): string[] {
  const price: PackagePrice = { kind: 'instance', price: 100_000 * MONEY_SCALE, unit: 'month', ...given }
  const order = { quantity: 2, ...asked }
  const line = priceLine(price, order, terms)
  return isPriced(line) ? explainLine({ line, price, order, terms }, language) : [line.problem]
}

test('a price is explained step by step', () => {
  expect(explained({ price: {} }, 'en')).toEqual([
    'List price: Rp100,000 a month',
    '× 2 (quantity)',
    'Whole month: 730 hours',
    'A month: Rp200,000',
  ])
})

test('hours, discount and rounding are named', () => {
  const terms = { hoursPerMonth: 730, period: 'year', discountPercent: 12.5 } as const

  expect(explained({ price: {}, order: { hours: 100 }, terms }, 'id')).toEqual([
    'Harga daftar: Rp100.000 per bulan',
    '× 2 (jumlah)',
    '100 dari 730 jam per bulan',
    'Sebulan: ≈ Rp27.397,2603',
    '× 12 bulan: ≈ Rp328.767,1233',
    'Diskon Anda 12,5 %: ≈ Rp287.671,2329',
    'Dibulatkan satu kali ke rupiah terdekat: Rp287.671',
  ])
})

test('capacity and formulas are put in words', () => {
  const storage = { kind: 'storage', billingItemValue: 10 } as const

  expect(explained({ price: storage, order: { capacity: 251 } }, 'en')).toContain(
    '× 26: 251 GB in units of 10 GB, rounded up',
  )
  expect(
    explained({ price: { formula: 'price * tier(qty; 0: qty; 2: 0.9 * qty)' } }, 'en').slice(1, 3),
  ).toEqual(['Volume: depends on quantity', 'Quantity: 2'])
})

test('a monthly price caps hours', () => {
  const price = { pricePerHour: 1_000 * MONEY_SCALE }

  expect(explained({ price, order: { hours: 700 } }, 'en')).toContain(
    'No more than the price of a whole month',
  )
})

const HOURLY = { unit: 'hour', price: 1_000 * MONEY_SCALE } as const

test.each<[string, Case, Language, string[]]>([
  [
    'a cap',
    { price: { ...HOURLY, monthlyCap: 500_000 * MONEY_SCALE } },
    'en',
    ['Whole month: 730 hours', 'Monthly cap: at most Rp500,000 for each', 'A month: Rp1,000,000'],
  ],
  [
    'a minimum charge',
    { price: { ...HOURLY, minimumCharge: 50_000 * MONEY_SCALE }, order: { hours: 10 } },
    'id',
    [
      '10 dari 730 jam per bulan',
      'Biaya minimum: paling sedikit Rp50.000 per bulan per unit',
      'Sebulan: Rp100.000',
    ],
  ],
  [
    'started hours',
    { price: { ...HOURLY, partialHours: 'started' }, order: { hours: 10.25 } },
    'en',
    ['10.25 of 730 hours a month', 'Partial hours are billed as full hours: 11 hours', 'A month: Rp22,000'],
  ],
  [
    'hours that are full, and a price within its limits',
    {
      price: {
        ...HOURLY,
        partialHours: 'started',
        monthlyCap: 500_000 * MONEY_SCALE,
        minimumCharge: 10_000 * MONEY_SCALE,
      },
      order: { hours: 10 },
    },
    'en',
    ['10 of 730 hours a month', 'A month: Rp20,000'],
  ],
])('%s is named where it counts', (...[, given, language, expected]) => {
  expect(explained(given, language).slice(2)).toEqual(expected)
})

test('what is used is explained with its unit, what is free and the tiers, whatever the hours', () => {
  const item = { one: 'GB out', many: 'GB out', billedFor: 'use' } as const
  const price: PackagePrice = {
    kind: 'network',
    price: 450 * MONEY_SCALE,
    unit: 'month',
    isMetered: true,
    included: 100,
    formula: 'graduated(capacity; 0: price; 10000: price * 0.9)',
  }
  const order = { quantity: 1, capacity: 20_100, hours: 10 }
  const line = priceLine(price, order, MONTH)
  const steps = isPriced(line) ? explainLine({ line, price, order, terms: MONTH, item }, 'en') : []

  expect(steps.map((step) => step.replaceAll('\u00A0', ' '))).toEqual([
    'List price: Rp450 per GB out',
    '20.1 TB out used, 100 GB out free: 20 TB out billed',
    'Volume: 10% less from 10 TB out',
    'A month: Rp8,550,000',
  ])
})
