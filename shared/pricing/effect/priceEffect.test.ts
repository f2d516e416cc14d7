import { expect, test } from 'vitest'
import { MONEY_SCALE } from '../money.ts'
import { taxRule } from '../tax.ts'
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
