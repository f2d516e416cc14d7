import { expect, test } from 'vitest'
import { describeIncluded, describePriceUnit, formatAmount, type BilledItem } from './priceUnit.ts'

const item = (one: string, billedFor: BilledItem['billedFor'], many = one): BilledItem => ({
  one,
  many,
  billedFor,
})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  [{ unit: 'month' }, 'a month', 'per bulan'],
  [{ unit: 'hour', item: item('vCPU', 'hours') }, 'per vCPU an hour', 'per vCPU per jam'],
  [{ unit: 'month', item: item('GB', 'months') }, 'per GB a month', 'per GB per bulan'],
  [
    { unit: 'month', item: item('email', 'use', 'emails'), value: 1_000 },
    'per 1,000 emails',
    'per 1.000 emails',
  ],
  [{ unit: 'month', item: item('GB out', 'use'), value: 0 }, 'per GB out', 'per GB out'],
] as const)('%o is read as what it covers', (price, en, id) => {
  expect([describePriceUnit(price, 'en'), describePriceUnit(price, 'id')].map(plain)).toEqual([en, id])
})

test.each([
  [1, item('zone', 'months', 'zones'), '1 zone'],
  [5_000, item('GB-second', 'use', 'GB-seconds'), '5,000 GB-seconds'],
  [999, item('GB', 'months'), '999 GB'],
  [1_550, item('GB', 'months'), '1,550 GB'],
  [10_000, item('GB out', 'use'), '10 TB out'],
])('%i is read with its unit', (amount, of, expected) => {
  expect(plain(formatAmount(amount, of, 'en'))).toBe(expected)
})

test('a free amount is read with its unit', () => {
  expect(plain(describeIncluded(100, item('GB keluar', 'use'), 'id'))).toBe(
    '100 GB keluar pertama setiap bulan gratis',
  )
})
