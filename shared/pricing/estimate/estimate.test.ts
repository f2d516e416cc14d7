import { expect, test } from 'vitest'
import { fc } from '../../strings/fuzz.ts'
import { MONEY_SCALE } from '../money.ts'
import { variantsOf, type PriceFile } from '../priceFile.ts'
import {
  MAX_EXTRAS,
  MAX_ITEMS,
  MAX_READ_ITEMS,
  packEstimate,
  readEstimate,
  unpackEstimate,
  type Estimate,
  type EstimateItem,
} from './estimate.ts'
import { priceItem, subtotalOfItems, totalOfItems } from './priceEstimate.ts'

const VERSION = 'abcdefghijklmno1'
const rupiah = (value: number) => value * MONEY_SCALE

const FILE: PriceFile = {
  product: 7,
  slug: 'virtual-server',
  hoursPerMonth: 730,
  taxPercent: 11,
  regions: [2, 1, 3],
  kinds: [
    {
      kind: 'instance',
      name: '',
      hasTax: true,
      packages: [
        { id: 1, title: 'Small', region: 1, price: rupiah(100_000), unit: 'month', values: { cpu: 2 } },
        { id: 2, title: 'Small', region: 2, price: 0, unit: 'month', values: { cpu: 2 } },
        { id: 3, title: 'Small', region: 3, price: rupiah(120_000), unit: 'month', values: { cpu: 2 } },
        { id: 4, title: 'Small', region: 1, price: rupiah(90_000), unit: 'month', values: { cpu: 2 } },
        { id: 5, title: 'Large', region: 1, price: 0, unit: 'month', values: { cpu: 8 } },
      ],
    },
    {
      kind: 'storage',
      name: 'Disks',
      hasTax: false,
      packages: [
        {
          id: 9,
          title: 'Fast',
          region: 1,
          price: rupiah(1_000),
          unit: 'month',
          values: { billingItemValue: 10, minimumSize: 10, maximumSize: 500 },
        },
      ],
    },
  ],
  added: [{ id: 4, title: 'IPv4', region: 1, price: rupiah(35_000), billingItem: 1, hasTax: true }],
}

const ITEM: EstimateItem = {
  key: 1,
  product: 7,
  version: VERSION,
  kind: 'instance',
  id: 1,
  quantity: 2,
  extras: [
    { kind: 'storage', id: 9, capacity: 45 },
    { kind: 'added', id: 4, count: 3 },
  ],
}

test('an item costs what its parts cost; extras count for each of it', () => {
  const result = priceItem(ITEM, FILE, { period: 'month' })

  expect(result.components.map(({ result: one }) => 'amount' in one && one.amount / MONEY_SCALE)).toEqual([
    200_000, 10_000, 210_000,
  ])
  expect(result.amount).toBe(rupiah(420_000))
  // the disk is exempt from tax
  expect(totalOfItems([result], 11)).toMatchObject({
    taxable: rupiah(410_000),
    tax: rupiah(45_100),
    total: rupiah(465_100),
    unpriced: 0,
  })
})

test('hours of an item count for all its parts, a discount for a year', () => {
  const amounts = (terms: Parameters<typeof priceItem>[2]) =>
    priceItem({ ...ITEM, hours: 73 }, FILE, terms).components.map(
      ({ result }) => 'amount' in result && result.amount / MONEY_SCALE,
    )

  expect(amounts({ period: 'month' })).toEqual([20_000, 1_000, 21_000])
  expect(amounts({ period: 'year', discountPercent: 10 })).toEqual([216_000, 10_800, 226_800])
})

test.each([
  ['is sold on request', { ...ITEM, id: 5 }, 'onRequest'],
  ['is no longer sold', { ...ITEM, id: 99 }, 'gone'],
  [
    'has an extra of no size',
    { ...ITEM, extras: [{ kind: 'storage' as const, id: 9, capacity: 501 }] },
    'capacity',
  ],
])('an item that %s has no amount, and the total says so', (_, item, problem) => {
  const result = priceItem(item, FILE, { period: 'month' })

  expect(result.amount).toBeUndefined()
  expect(result.components.flatMap(({ result: one }) => ('problem' in one ? [one.problem] : []))).toEqual([
    problem,
  ])
  expect(totalOfItems([result], 11)?.unpriced).toBe(1)
  expect(priceItem(item, undefined, { period: 'month' }).amount).toBeUndefined()
})

test.each([
  ['sold on request', { kind: 'instance' as const, id: 5 }],
  ['no longer sold', { kind: 'added' as const, id: 99 }],
  ['of no size', { kind: 'storage' as const, id: 9, capacity: 501 }],
])('a group with an extra that is %s is without it and says so; groups add up to the total', (_, extra) => {
  const groups = [[{ ...ITEM, extras: [...ITEM.extras, extra] }, ITEM], [ITEM]].map((items) =>
    items.map((item) => priceItem(item, FILE, { period: 'month' })),
  )
  const sums = groups.map((group) => subtotalOfItems(group) ?? expect.fail())
  const all = totalOfItems(groups.flat(), 11)

  expect(sums).toMatchObject([
    { subtotal: rupiah(840_000), unpriced: 1 },
    { subtotal: rupiah(420_000), unpriced: 0 },
  ])
  expect(all).toMatchObject({ subtotal: rupiah(1_260_000), unpriced: 1 })
})

test('a group of nothing that has a price is incomplete, one that is too large has no sum', () => {
  const priced = priceItem(ITEM, undefined, { period: 'month' })
  const dear = { ...ITEM, id: 6, extras: [] }
  const [kind] = FILE.kinds
  const [small] = kind?.packages ?? []
  if (!kind || !small) return expect.fail()
  const packages = [{ ...small, id: 6, price: rupiah(450_000_000_000) }]
  const large = priceItem(dear, { ...FILE, kinds: [{ ...kind, packages }] }, { period: 'month' })

  expect(subtotalOfItems([priced])).toMatchObject({ subtotal: 0, unpriced: 1 })
  expect(large.amount).toBe(rupiah(900_000_000_000))
  expect(subtotalOfItems([large, large])).toBeUndefined()
  return undefined
})

test('packages that differ in their region alone are one, regions with a price first, by order', () => {
  const [kind] = FILE.kinds
  const variants = kind ? variantsOf(kind, FILE) : []

  expect(variants.map(({ title, offers }) => [title, offers.map(({ id }) => id)])).toEqual([
    ['Small', [1, 3, 2]],
    ['Small', [4]],
    ['Large', [5]],
  ])
})

test('whatever is no line is left out, and names are one line of at most 80 letters', () => {
  const found = readEstimate({
    name: ` A\u0000\nname ${'x'.repeat(200)}`,
    period: 'week',
    items: [
      ITEM,
      null,
      5,
      { ...ITEM, version: '../../secret' },
      { ...ITEM, kind: 'constructor' },
      { ...ITEM, quantity: '2' },
    ],
  })

  expect(found?.name).toHaveLength(80)
  expect(found?.name.startsWith('A name xxx')).toBe(true)
  expect(found?.period).toBe('month')
  expect(found?.items).toEqual([ITEM])
  for (const [given, read] of [
    [MAX_ITEMS + 1, MAX_ITEMS + 1],
    [2 * MAX_READ_ITEMS, MAX_READ_ITEMS],
  ] as const)
    expect(readEstimate({ items: Array.from({ length: given }, () => ITEM) })?.items).toHaveLength(read)
  expect([null, 5, 'x', {}, { items: 'x' }].map(readEstimate)).toEqual(Array.from({ length: 5 }))
})

test('extras that are none are left out, and those beyond the limit', () => {
  const extra = { kind: 'added', id: 4 }
  const extras = [null, 5, { ...extra, id: -1 }, { ...extra, kind: 'toString' }, extra]
  const read = (given: unknown) => readEstimate({ items: [{ ...ITEM, extras: given }] })?.items[0]?.extras

  expect(read(extras)).toEqual([extra])
  expect(read('x')).toEqual([])
  expect(read(Array.from({ length: MAX_EXTRAS + 1 }, () => extra))).toHaveLength(MAX_EXTRAS)
})

test.each([
  ['quantity', 100_000, 100_001],
  ['product', 0, -1],
  ['id', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1],
])('%s may be %d, not %d', (name, most, tooMuch) => {
  const read = (value: number) => readEstimate({ items: [{ ...ITEM, [name]: value }] })?.items

  expect(read(most)).toEqual([{ ...ITEM, [name]: most }])
  expect(read(tooMuch)).toEqual([])
})

test.each([
  ['hours', 744, 745],
  ['capacity', 100_000_000, 100_000_001],
  ['count', 100_000, 100_001],
])('%s may be %d; %d is left out', (name, most, tooMuch) => {
  const read = (value: number) => readEstimate({ items: [{ ...ITEM, [name]: value }] })?.items

  expect(read(most)).toEqual([{ ...ITEM, [name]: most }])
  expect(read(tooMuch)).toStrictEqual([ITEM])
})

const parts = fc.record(
  {
    kind: fc.constantFrom('instance' as const, 'storage' as const, 'added' as const),
    id: fc.integer({ min: 1, max: 1e9 }),
    count: fc.integer({ min: 1, max: 100 }),
    capacity: fc.integer({ min: 1, max: 9999 }),
  },
  { requiredKeys: ['kind', 'id'] },
)
const items = fc
  .tuple(parts, fc.array(parts, { maxLength: 5 }), fc.integer({ min: 0, max: 744 }), fc.boolean())
  .map(([part, extras, hours, hasHours]) => ({
    ...part,
    product: 3,
    version: VERSION,
    quantity: hours,
    ...(hasHours && { hours, group: 'Produksi “é”' }),
    extras,
  }))

test('an address holds an estimate as it is', () => {
  fc.assert(
    fc.property(fc.array(items, { maxLength: 20 }), fc.boolean(), (all, isYear) => {
      const estimate: Estimate = {
        name: 'Uji',
        period: isYear ? 'year' : 'month',
        items: all.map((item, index) => ({ ...item, key: index + 1 })),
      }
      expect(unpackEstimate(packEstimate(estimate))).toEqual(estimate)
    }),
  )
  expect(['', 'x', '%%%', 'bm8'].map(unpackEstimate)).toEqual([undefined, undefined, undefined, undefined])
  const strange = ['[]', '{"a":1}', '["a",1,[[]]]'].map((text) => unpackEstimate(btoa(text))?.items)
  expect(strange).toEqual([[], [], []])
})

test.each(['>>>???', 'x>>>???', 'xx>>>???'])('the name %s needs no signs that addresses have', (name) => {
  const estimate: Estimate = { name, period: 'month', items: [ITEM] }

  expect(packEstimate(estimate)).toMatch(/^[\w-]+$/)
  expect(unpackEstimate(packEstimate(estimate))).toEqual(estimate)
})

test('a discount that somebody puts into an estimate is in neither links nor what is kept', () => {
  const given = { name: '', period: 'year', discountPercent: 50, items: [{ ...ITEM, discountPercent: 50 }] }
  const read = readEstimate(given) ?? expect.fail()

  expect(JSON.stringify(read)).not.toContain('discount')
  expect(unpackEstimate(packEstimate(given as unknown as Estimate))).toEqual(read)
})

test('transfer beyond what each server includes is billed', () => {
  const included = { includedTransfer: 1_000 }
  const server = {
    id: 1,
    title: 'Small',
    region: 1,
    price: rupiah(1),
    unit: 'month',
    values: included,
  } as const
  const transfer = {
    id: 5,
    title: 'Traffic out',
    region: 1,
    price: rupiah(650),
    billingItem: 2,
    hasTax: true,
    isMetered: true,
    isTransfer: true,
  }
  const file: PriceFile = {
    ...FILE,
    kinds: [{ kind: 'instance', name: '', hasTax: true, packages: [server] }],
    added: [transfer],
  }
  const amountOf = (capacity: number, hours?: number) => {
    const item = { ...ITEM, extras: [{ kind: 'added' as const, id: 5, capacity }], ...(hours && { hours }) }
    const [, part] = priceItem(item, file, { period: 'month' }).components
    return part && 'amount' in part.result && part.result.amount / MONEY_SCALE
  }

  expect(amountOf(1_000)).toBe(0)
  expect(amountOf(1_100)).toBe(2 * 100 * 650)
  expect(amountOf(1_100, 10)).toBe(2 * 100 * 650)
})
