import { expect, test } from 'vitest'
import { fc } from '../strings/fuzz.ts'
import {
  MAX_QUANTITY,
  needsCapacity,
  type LineOrder,
  type PackagePrice,
  type PriceTerms,
} from './line/packagePrice.ts'
import { MONEY_SCALE } from './money.ts'
import { isPriced, priceLine, type LineResult } from './priceLine.ts'
import { taxOf, taxRule } from './tax.ts'
import { totalsOf } from './totals.ts'

const MONTH: PriceTerms = { hoursPerMonth: 730, period: 'month' }
const YEAR: PriceTerms = { ...MONTH, period: 'year' }
const RULE = taxRule(11)

const server = (rupiah: number, more: Partial<PackagePrice> = {}): PackagePrice => ({
  kind: 'instance',
  price: Math.round(rupiah * MONEY_SCALE),
  unit: 'month',
  ...more,
})
const hourly = ({ monthlyCap, minimumCharge, ...more }: Partial<PackagePrice> = {}): PackagePrice =>
  server(100, {
    unit: 'hour',
    ...(monthlyCap !== undefined && { monthlyCap: monthlyCap * MONEY_SCALE }),
    ...(minimumCharge !== undefined && { minimumCharge: minimumCharge * MONEY_SCALE }),
    ...more,
  })
const rupiah = (line: LineResult) => (isPriced(line) ? line.amount / MONEY_SCALE : line.problem)
const cost = (price: PackagePrice, order: Partial<LineOrder> = {}, terms = MONTH) =>
  rupiah(priceLine(price, { quantity: 1, ...order }, terms))

test.each<[string, number | string, PackagePrice, Partial<LineOrder>?, PriceTerms?]>([
  ['a month', 146_000, server(146_000)],
  ['three of it', 438_000, server(146_000), { quantity: 3 }],
  ['100 of 730 hours', 20_000, server(146_000), { hours: 100 }],
  ['a month has no more hours than it costs', 146_000, server(146_000), { hours: 744 }],
  ['by the hour, the whole month', 73_000, server(100, { unit: 'hour' })],
  ['by the hour, 744 hours', 74_400, server(100, { unit: 'hour' }), { hours: 744 }],
  [
    'hours of a licence',
    2_000,
    server(0, { pricePerHour: 200_000, pricePerMonth: 90_000_000 }),
    { hours: 100 },
  ],
  [
    'a licence costs no more than its month',
    9_000,
    server(0, { pricePerHour: 200_000, pricePerMonth: 90_000_000 }),
    { hours: 700 },
  ],
  [
    '250 GB in packs of 10',
    30_000,
    server(1_200, { kind: 'storage', billingItemValue: 10 }),
    { capacity: 250 },
  ],
  [
    '251 GB are 26 packs',
    31_200,
    server(1_200, { kind: 'storage', billingItemValue: 10 }),
    { capacity: 251 },
  ],
  ['a year', 1_752_000, server(146_000), {}, YEAR],
  ['a year with discount', 1_489_200, server(146_000), {}, { ...YEAR, discountPercent: 15 }],
  ['no discount on months', 146_000, server(146_000), {}, { ...MONTH, discountPercent: 15 }],
  ['parts of a rupiah are kept until the end', 1, server(0.25), { quantity: 2 }],
  ['half a rupiah goes up', 3, server(2.5)],
  ['the unit price is not rounded before it is multiplied', 33_330, server(0.3333), { quantity: 100_000 }],
  ['a formula', 115_000, server(100_000, { formula: 'floor(price*1.15)' })],
  ['a formula of the quantity', 230_000, server(100_000, { formula: 'price * qty * 1.15' }), { quantity: 2 }],
  [
    'quantity comes on top of a formula without it',
    230_000,
    server(100_000, { formula: 'floor(price*1.15)' }),
    { quantity: 2 },
  ],
  [
    'hours come on top of a formula without them',
    11_500,
    server(100_000, { formula: 'price * 1.15' }),
    { hours: 73 },
  ],
  ['a formula counts hours itself', 73, server(1, { formula: 'price * hours' }), { hours: 73 }],
  ['an hourly price with a cap', 50_000, hourly({ monthlyCap: 50_000 })],
  ['a cap for each of three', 150_000, hourly({ monthlyCap: 50_000 }), { quantity: 3 }],
  ['a cap above the price', 73_000, hourly({ monthlyCap: 90_000 })],
  ['a cap of a year', 510_000, hourly({ monthlyCap: 50_000 }), {}, { ...YEAR, discountPercent: 15 }],
  ['a cap of a formula', 40_000, hourly({ formula: 'price * 2', monthlyCap: 20_000 }), { quantity: 2 }],
  ['a minimum charge', 5_000, hourly({ minimumCharge: 5_000 }), { hours: 10 }],
  ['a minimum charge of each', 10_000, hourly({ minimumCharge: 5_000 }), { hours: 10, quantity: 2 }],
  ['a minimum charge below the price', 73_000, hourly({ minimumCharge: 5_000 })],
  [
    'a minimum charge of a small disk',
    20_000,
    server(1_000, { kind: 'storage', minimumCharge: 20_000 * MONEY_SCALE }),
    { capacity: 3 },
  ],
  ['a minimum above the cap', 'invalid', hourly({ monthlyCap: 5, minimumCharge: 6 })],
  ['a cap that is no amount', 'invalid', server(1, { monthlyCap: -1 })],
  ['a formula below 0 is not raised', 'negative', hourly({ formula: 'price - 200', minimumCharge: 5 })],
  ['parts of an hour', 1_025, hourly(), { hours: 10.25 }],
  ['parts of an hour, started', 1_100, hourly({ partialHours: 'started' }), { hours: 10.25 }],
  ['full hours, started', 1_000, hourly({ partialHours: 'started' }), { hours: 10 }],
  ['started hours of a month', 2_200, server(146_000, { partialHours: 'started' }), { hours: 10.25 }],
  [
    'started hours in a formula',
    1_100,
    hourly({ formula: 'price * hours', partialHours: 'started' }),
    { hours: 10.01 },
  ],
  ['hours with three decimals', 'hours', hourly(), { hours: 0.125 }],
  ['no hours', 'hours', hourly(), { hours: 0 }],
  ['on request', 'onRequest', server(0)],
  ['on request by formula', 'onRequest', server(0, { formula: 'qty * 5' })],
  ['no whole quantity', 'quantity', server(1), { quantity: 1.5 }],
  ['no quantity', 'quantity', server(1), { quantity: 0 }],
  ['what is no number', 'quantity', server(1), { quantity: Number.NaN }],
  ['hours that no month has', 'hours', server(1), { hours: 745 }],
  ['too small a disk', 'capacity', server(1, { kind: 'storage', minimum: 10 }), { capacity: 9 }],
  ['too large a disk', 'capacity', server(1, { kind: 'storage', maximum: 10 }), { capacity: 11 }],
  ['a disk without size', 'capacity', server(1, { kind: 'storage' })],
  ['a formula that divides by zero', 'formula', server(1, { formula: 'price / 0' })],
  ['a text that is no formula', 'formula', server(1, { formula: 'prize' })],
  ['a price below 0', 'negative', server(1, { formula: 'price - 2' })],
  ['a stored price that is none', 'invalid', server(1, { price: -5 })],
  ['a discount that is none', 'invalid', server(1), {}, { ...YEAR, discountPercent: 101 }],
  ['more than numbers hold', 'tooLarge', server(9e11), { quantity: MAX_QUANTITY }],
])('%s: %s', (...[, expected, price, order, terms]) => {
  expect(cost(price, order, terms)).toBe(expected)
})

test('tax is computed once on the sum, and its base is shown', () => {
  const three = [server(33, { hasTax: true }), server(33, { hasTax: true }), server(34)]
  const lines = three.map((price) => priceLine(price, { quantity: 1 }, MONTH))

  expect(totalsOf([...lines, { problem: 'onRequest' }], RULE)).toEqual({
    subtotal: 100 * MONEY_SCALE,
    taxable: 66 * MONEY_SCALE,
    taxBase: 61 * MONEY_SCALE,
    tax: 7 * MONEY_SCALE,
    total: 107 * MONEY_SCALE,
    unpriced: 1,
  })
})

test('rules of tax have a first day', () => {
  expect(taxRule(11, '2024-12-31')).toMatchObject({ rate: 11, base: [1, 1] })
  expect(taxRule(11, '2025-01-01')).toMatchObject({ rate: 12, base: [11, 12] })
  expect(taxRule(10.5)).toEqual({ rate: 10.5, base: [1, 1] })
  expect(taxOf(1_150_000 * MONEY_SCALE, RULE)).toEqual({ base: 10_541_670_000, tax: 1_265_000_000 })
})

const prices = fc.record({
  kind: fc.constantFrom<PackagePrice['kind'][]>('instance', 'storage', 'general'),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.constantFrom<PackagePrice['unit'][]>('month', 'hour'),
  billingItemValue: fc.constantFrom(0, 1, 10),
  hasTax: fc.boolean(),
  minimumCharge: fc.constantFrom(0, 1, 50_000 * MONEY_SCALE),
  monthlyCap: fc.constantFrom(0, 50_000 * MONEY_SCALE, 60_000 * MONEY_SCALE),
  partialHours: fc.constantFrom<('exact' | 'started')[]>('exact', 'started'),
})
const orders = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  capacity: fc.integer({ min: 1, max: 999 }),
})
const lines = fc.array(fc.tuple(prices, orders), { maxLength: 60 })
const results = (all: readonly (readonly [PackagePrice, LineOrder])[]) =>
  all.map(([price, order]) => priceLine(price, order, MONTH))

test('lines add up to their total, in any order', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const priced = results(all)
      const totals = totalsOf(priced, RULE)
      expect(totals?.subtotal).toBe(priced.reduce((sum, line) => sum + (isPriced(line) ? line.amount : 0), 0))
      expect(totals && totals.total - totals.tax).toBe(totals?.subtotal)
      expect(totalsOf(priced.toReversed(), RULE)).toEqual(totals)
      for (const line of priced) expect(isPriced(line) ? line.amount % MONEY_SCALE : 1).toBe(0)
    }),
  )
})

test('ten thousand lines do not drift', () => {
  const all = Array.from({ length: 10_000 }, () =>
    priceLine(server(0.1, { unit: 'hour' }), { quantity: 1 }, MONTH),
  )

  expect(totalsOf(all, RULE)?.subtotal).toBe(10_000 * 73 * MONEY_SCALE)
})

test('more of something never costs less', () => {
  fc.assert(
    fc.property(prices, orders, fc.nat(50), (price, order, more) => {
      const [one, other] = [order, { ...order, quantity: order.quantity + more }].map((each) =>
        cost(price, each),
      )
      expect(Number(other)).toBeGreaterThanOrEqual(Number(one))
    }),
  )
})

const hundredths = fc.integer({ min: 1, max: 74_400 })

test('more hours never cost less, and each costs between its minimum charge and its cap', () => {
  fc.assert(
    fc.property(prices, orders, fc.tuple(hundredths, fc.nat(100)), (price, order, [hours, more]) => {
      const costOf = (used: number) => Number(cost(price, { ...order, hours: Math.min(74_400, used) / 100 }))
      const { minimumCharge, monthlyCap } = price
      expect(costOf(hours + more)).toBeGreaterThanOrEqual(costOf(hours))
      expect(costOf(hours)).toBeGreaterThanOrEqual(Math.floor((minimumCharge * order.quantity) / MONEY_SCALE))
      if (monthlyCap > 0)
        expect(costOf(hours)).toBeLessThanOrEqual((monthlyCap * order.quantity) / MONEY_SCALE)
    }),
  )
})

test('started hours cost what the next full hour costs', () => {
  fc.assert(
    fc.property(prices, orders, hundredths, (price, order, hours) => {
      const started = { ...price, partialHours: 'started' } as const
      const next = Math.min(744, Math.ceil(hours / 100))
      expect(cost(started, { ...order, hours: hours / 100 })).toBe(cost(price, { ...order, hours: next }))
    }),
  )
})

test('what is counted by capacity asks for one', () => {
  expect(needsCapacity(server(1))).toBe(false)
  expect(needsCapacity(server(1, { kind: 'storage' }))).toBe(true)
  expect(needsCapacity(server(1, { kind: 'network', formula: 'price * capacity' }))).toBe(true)
})

const used = (rupiah_: number, more: Partial<PackagePrice> = {}) =>
  server(rupiah_, { kind: 'general', isMetered: true, ...more })
const TIERS = 'graduated(capacity; 0: price; 10000: price * 0.9; 50000: price * 0.8)'

test.each<[string, number | string, PackagePrice, Partial<LineOrder>, PriceTerms?]>([
  ['calls beyond the first million', 12_800, used(3_200, { included: 1 }), { capacity: 5 }],
  ['nothing within the free amount', 0, used(3_200, { included: 1 }), { capacity: 1 }],
  ['parts of ten million exactly', 10_800, used(9_000, { billingItemValue: 10 }), { capacity: 12 }],
  ['whatever the hours', 9_000, used(9_000), { capacity: 1, hours: 10 }],
  ['twelve months of it', 108_000, used(9_000), { capacity: 1 }, YEAR],
  [
    'tiers of what is billed',
    4_500_000 + 405,
    used(450, { included: 100, formula: TIERS }),
    { capacity: 10_101 },
  ],
  [
    'tiers of the whole line',
    4_500_000 + 4_050_000,
    used(450, { formula: TIERS }),
    { capacity: 10_000, quantity: 2 },
  ],
  ['an amount, not a quantity', 'capacity', used(450), {}],
])('%s', (...[, expected, price, order, terms]) => {
  expect(cost(price, order, terms)).toBe(expected)
})
