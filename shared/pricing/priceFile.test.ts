import { expect, test } from 'vitest'
import { MAX_CAPACITY } from './line/packagePrice.ts'
import { isPriceVersion, soldIn, variantsOf, type PriceFile, type PriceFilePackage } from './priceFile.ts'

const PACKAGE: PriceFilePackage = { id: 1, title: 'Small', region: 2, price: 5, unit: 'month', values: {} }
const fileWith = (more: Partial<PriceFilePackage>): PriceFile => ({
  product: 7,
  slug: 'server',
  hoursPerMonth: 730,
  taxPercent: 11,
  regions: [2],
  kinds: [{ kind: 'storage', name: '', hasTax: true, packages: [{ ...PACKAGE, ...more }] }],
  added: [{ id: 1, title: 'IPv4', region: 3, price: 9, billingItem: 1, hasTax: false }],
})
const PRICE = {
  kind: 'storage',
  price: 5,
  unit: 'month',
  hasTax: true,
  included: 0,
  billingItemValue: 0,
  minimum: 1,
  maximum: MAX_CAPACITY,
}

test.each<[string, Partial<PriceFilePackage>, object]>([
  ['no more than it must', {}, {}],
  [
    'limits and started hours',
    { monthlyCap: 4, minimumCharge: 3, partialHours: 'started' },
    { monthlyCap: 4, minimumCharge: 3, partialHours: 'started' },
  ],
  [
    'prices for each unit',
    { unit: 'hour', month: 8, hour: 2 },
    { unit: 'hour', pricePerMonth: 8, pricePerHour: 2 },
  ],
  [
    'an amount that is included',
    { isMetered: true, values: { includedAmount: 3 } },
    { isMetered: true, included: 3 },
  ],
  ['a formula', { formula: 'price * 2' }, { formula: 'price * 2' }],
  [
    'bounds of its size',
    { values: { billingItemValue: 10, minimumSize: 20, maximumSize: 500 } },
    { billingItemValue: 10, minimum: 20, maximum: 500 },
  ],
  [
    'bounds of its capacity',
    { values: { minimumSize: 0, maximumSize: '9', minimumCapacity: 2, maximumCapacity: 6 } },
    { minimum: 2, maximum: 6 },
  ],
  ['bounds that are no numbers', { values: { minimumSize: 'x', billingItemValue: '' } }, {}],
])('a package with %s is sold at its price', (_, more, expected) => {
  const file = fileWith(more)

  expect(soldIn(file, { kind: 'storage', id: 1 })).toEqual({
    title: 'Small',
    region: 2,
    price: { ...PRICE, ...expected },
    package: { ...PACKAGE, ...more },
  })
})

test('what is added to a product has a price by the month; other numbers and kinds are not sold', () => {
  const file = fileWith({})
  const [added] = file.added

  expect(soldIn(file, { kind: 'added', id: 1 })).toEqual({
    title: 'IPv4',
    region: 3,
    price: { kind: 'general', price: 9, unit: 'month', hasTax: false, isMetered: false },
    added,
  })
  expect(soldIn(file, { kind: 'added', id: 2 })).toBeUndefined()
  expect(soldIn(file, { kind: 'instance', id: 1 })).toBeUndefined()
})

test.each([
  ['abcDEF-_01234567', true],
  ['abcDEF-_0123456', false],
  ['abcDEF-_012345678', false],
  ['../../secret/file', false],
  [undefined, false],
])('%s may be a version of prices: %s', (text, isVersion) => {
  expect(isPriceVersion(text)).toBe(isVersion)
})

test('regions in which a package has no price come last, whatever unit the others have', () => {
  const at = (region: number, more: Partial<PriceFilePackage>) => ({
    ...PACKAGE,
    id: region,
    region,
    price: 0,
    ...more,
  })
  const packages = [at(1, {}), at(2, { month: 8 }), at(3, { hour: 2 }), at(4, { price: 5 })]
  const kind = { kind: 'instance', name: '', hasTax: false, packages } as const

  const [variant] = variantsOf(kind, { regions: [1, 2, 3, 4] })

  expect(variant?.offers.map(({ region }) => region)).toEqual([2, 3, 4, 1])
})
