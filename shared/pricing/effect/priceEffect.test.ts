import { expect, test } from 'vitest'
import { MONEY_SCALE } from '../money.ts'
import { taxRule } from '../tax.ts'
import { amountChange, sizeOfChange } from './amountChange.ts'
import { priceEffect, type SoldPackage, type TypicalEstimate } from './priceEffect.ts'
import { hasPriceChange } from './priceFields.ts'
import { priceInRecord } from './priceInRecord.ts'

const rupiah = (amount: number) => amount * MONEY_SCALE
const sold = (id: number, price: number, more: Partial<SoldPackage['price']> = {}): SoldPackage => ({
  id,
  productId: 1,
  title: `g4.${id}`,
  regionId: 1,
  price: { kind: 'instance', price: rupiah(price), unit: 'month', hasTax: true, ...more },
})
const line = (id: number, quantity: number): TypicalEstimate['lines'][number] => ({
  productId: 1,
  kind: 'instance',
  packageTitle: ` G4.${id}`,
  regionId: 1,
  quantity,
  capacity: 0,
  hours: 0,
})
const shop: TypicalEstimate = { id: 1, title: { en: 'Shop', id: 'Toko' }, lines: [line(1, 2), line(2, 1)] }
const effect = (before: SoldPackage[], after: SoldPackage[], estimates = [shop]) =>
  priceEffect({ estimates, before, after, hoursPerMonth: 730, rule: taxRule(11) })

test('an estimate is compared with tax, and its packages one by one, the greatest change first', () => {
  const { estimates, packages, mostPercent } = effect(
    [sold(1, 100_000), sold(2, 300_000), sold(3, 5)],
    [sold(1, 110_000), sold(2, 450_000), sold(3, 5)],
  )

  expect(estimates).toEqual([
    {
      id: 1,
      title: shop.title,
      missing: [],
      before: rupiah(555_000),
      after: rupiah(743_700),
      percent: 34,
    },
  ])
  expect(packages.map(({ id, percent }) => [id, percent])).toEqual([
    [2, 50],
    [1, 10],
  ])
  expect(mostPercent).toBe(50)
})

test('a price that is gone counts as all of it, and the estimate has no total', () => {
  const { estimates, packages, mostPercent } = effect(
    [sold(1, 100_000), sold(2, 300_000)],
    [sold(1, 100_000), sold(2, 0)],
  )

  expect(estimates[0]).toMatchObject({ before: rupiah(555_000), after: null, percent: null })
  expect(packages).toMatchObject([{ id: 2, after: null, percent: null }])
  expect(mostPercent).toBe(100)
})

test('a package that is missing is named, and the estimate is not compared without it', () => {
  const { estimates, mostPercent } = effect([sold(1, 100_000)], [sold(1, 120_000)])

  expect(estimates[0]).toMatchObject({ before: null, after: null, missing: [' G4.2'] })
  expect(mostPercent).toBe(20)
})

test('hours and capacity of a typical estimate count', () => {
  const used = { ...shop, lines: [{ ...line(1, 1), hours: 73 }] }
  const disk = { kind: 'storage', billingItemValue: 10 } as const
  const stored = { ...shop, id: 2, lines: [{ ...line(2, 1), kind: 'storage' as const, capacity: 30 }] }
  const before = [sold(1, 100_000), sold(2, 1_000, disk)]
  const { estimates } = effect(before, before, [used, stored])

  expect(estimates.map(({ before: total }) => total)).toEqual([rupiah(11_100), rupiah(3_330)])
})

test('packages that change alike are in order of their ids; new ones and other kinds change nothing', () => {
  const { packages, mostPercent } = effect(
    [sold(9, 10), sold(4, 10), sold(7, 10), sold(5, 10)],
    [sold(9, 11), sold(4, 11), sold(7, 9), sold(5, 10, { kind: 'database' }), sold(6, 500)],
    [],
  )

  expect(packages.map(({ id }) => id)).toEqual([4, 7, 9])
  expect(mostPercent).toBe(10)
})

test('of two packages with one name the first is sold', () => {
  const twins = [sold(1, 100_000), { ...sold(8, 7), title: 'G4.1 ' }]

  expect(effect(twins, twins, [{ ...shop, lines: [line(1, 1)] }]).estimates[0]?.before).toBe(rupiah(111_000))
})

test('a changed unit or formula is a changed price', () => {
  const formula = { kind: 'snapshot' as const, formula: 'price * capacity' }
  const dearer = { ...formula, formula: 'price * capacity * 1.15' }
  const { packages } = effect(
    [sold(1, 100, { unit: 'month' }), sold(2, 100_000, formula)],
    [sold(1, 100, { unit: 'hour' }), sold(2, 100_000, dearer)],
    [],
  )

  expect(packages.map(({ id, percent }) => [id, percent])).toEqual([
    [1, 72_900],
    [2, 15],
  ])
})

test('what is counted by capacity is compared by what one price is for', () => {
  const disk = { kind: 'storage' as const, billingItemValue: 10, minimum: 50, maximum: 1_000 }
  const { packages } = effect([sold(1, 9_500, disk)], [sold(1, 9_975, disk)], [])

  expect(packages).toMatchObject([{ before: rupiah(9_500), after: rupiah(9_975), percent: 5 }])
})

test('per cent are rounded to a tenth, up and down alike', () => {
  const percent = (before: number, after: number) =>
    effect([sold(1, before)], [sold(1, after)], []).packages[0]?.percent

  expect(percent(300_000, 300_100)).toBe(0)
  expect(percent(3, 4)).toBe(33.3)
  expect(percent(3, 2)).toBe(-33.3)
  expect(percent(800, 801)).toBe(0.1)
})

test.each([
  [null, 5, { before: null, after: 5, percent: null }, 0],
  [5, null, { before: 5, after: null, percent: null }, 100],
  [null, null, { before: null, after: null, percent: null }, 0],
  [0, 5, { before: 0, after: 5, percent: null }, 0],
  [4, 3, { before: 4, after: 3, percent: -25 }, 25],
  [10_000, 10_005, { before: 10_000, after: 10_005, percent: 0.1 }, 0.1],
  [10_000, 9_995, { before: 10_000, after: 9_995, percent: -0.1 }, 0.1],
  [10_000, 10_004, { before: 10_000, after: 10_004, percent: 0 }, 0],
])('from %s to %s', (...[before, after, change, size]) => {
  expect(amountChange(before, after)).toEqual(change)
  expect(sizeOfChange(amountChange(before, after))).toBe(size)
})

const limited = (more: Partial<SoldPackage['price']>, price = 1_000) =>
  sold(1, price, { unit: 'hour', monthlyCap: rupiah(500_000), ...more })

test.each<[string, SoldPackage, SoldPackage, object]>([
  ['a cap', limited({}), limited({ monthlyCap: rupiah(600_000) }), { before: rupiah(500_000), percent: 20 }],
  [
    'an hourly price below its cap',
    limited({}),
    limited({}, 1_100),
    { before: rupiah(730_000), percent: 10 },
  ],
  [
    'a minimum charge',
    limited({ minimumCharge: rupiah(50_000) }),
    limited({ minimumCharge: rupiah(65_000) }),
    { before: rupiah(50_000), percent: 30 },
  ],
  ['a first minimum charge', limited({}), limited({ minimumCharge: rupiah(2_000) }), { percent: 100 }],
])('a change of %s is seen, whatever hides it in a whole month', (...[, before, after, expected]) => {
  expect(effect([before], [after], []).packages).toMatchObject([expected])
})

test('a record that was saved before packages had limits has none, and its price does not change with them', () => {
  const earlier = { price: rupiah(146_000), unit: 'month', billingItemValue: 1 }
  const saved = { ...earlier, monthlyCap: 0, minimumCharge: 0, partialHours: 'exact' }
  const price = (values: object) => priceInRecord({ ...values }, { kind: 'instance', hasTax: true })

  expect(price(saved)).toEqual(price(earlier))
  expect(hasPriceChange(earlier, saved)).toBe(false)
  expect(hasPriceChange(earlier, { ...saved, partialHours: 'started' })).toBe(true)
  expect(price({ ...saved, monthlyCap: 7, minimumCharge: 5, partialHours: 'started' })).toMatchObject({
    monthlyCap: 7,
    minimumCharge: 5,
    partialHours: 'started',
  })
})

test.each<[string, object, object]>([
  ['nothing', {}, { price: 0, unit: 'month', billingItemValue: 0, minimum: 0, maximum: 0 }],
  [
    'a licence',
    { pricePerMonth: 9, pricePerHour: 2, unit: 'hour' },
    {
      price: 0,
      unit: 'hour',
      pricePerMonth: 9,
      pricePerHour: 2,
      billingItemValue: 0,
      minimum: 0,
      maximum: 0,
    },
  ],
  [
    'a disk',
    { price: 3, unit: 'month', billingItemValue: 10, minimumSize: 20, maximumSize: 500 },
    { price: 3, unit: 'month', billingItemValue: 10, minimum: 20, maximum: 500 },
  ],
  [
    'a snapshot by formula',
    { price: 3, isFormula: true, formula: 'price * 2', minimumCapacity: 1, maximumCapacity: 5 },
    { price: 3, unit: 'month', formula: 'price * 2', billingItemValue: 0, minimum: 1, maximum: 5 },
  ],
  [
    'a formula that is switched off, and numbers that are none',
    { price: '3', isFormula: false, formula: 'price', monthlyCap: -1, minimumSize: 0, minimumCapacity: 4 },
    { price: 0, unit: 'month', billingItemValue: 0, minimum: 4, maximum: 0 },
  ],
])('the price in a record of %s', (_, values, expected) => {
  const price = priceInRecord({ ...values }, { kind: 'instance', hasTax: false })

  expect(price).toEqual({ kind: 'instance', hasTax: false, ...expected })
})
