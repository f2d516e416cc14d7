import { withApplicableLimits } from '@flou/shared/pricing/chargeRules.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { expect, test } from 'vitest'
import { COLUMNS, shortText, type PackageValues } from './columns.ts'
import type { TableOptions, TablePackage } from './cellPrice.ts'
import { MAX_ROWS, packageTable } from './packageTable.ts'

const JAKARTA = { id: 1, title: 'Jakarta' }
const SURABAYA = { id: 2, title: 'Surabaya' }

const options = (changes: Partial<TableOptions> = {}): TableOptions => ({
  language: 'en',
  hidden: [],
  regionOrder: [2, 1],
  hoursPerMonth: 730,
  taxPercent: 11,
  ...changes,
})

let lastId = 0
const sold = (title: string, rupiah: number, values: PackageValues = {}): TablePackage => ({
  id: (lastId += 1),
  title,
  region: JAKARTA,
  price: rupiah * MONEY_SCALE,
  unit: 'month',
  values,
})
const at = (region: TablePackage['region'], one: TablePackage): TablePackage => ({ ...one, region })

test('a package in several regions is one row, its regions in their order', () => {
  const table = packageTable(
    [
      sold('Small', 146_000, { cpu: 2 }),
      at(SURABAYA, sold('Small', 73_000, { cpu: 2 })),
      sold('Large', 0, { cpu: 8 }),
    ],
    options(),
  )

  expect(table.regions).toEqual(['Surabaya', 'Jakarta'])
  expect(table.rows.map(({ title, cells }) => [title, cells])).toEqual([
    ['Small', ['2']],
    ['Large', ['8']],
  ])
  expect(table.rows[0]?.prices[0]).toEqual({
    amounts: [
      { amount: 'Rp73,000', unit: 'a month' },
      { amount: 'Rp100', unit: 'an hour' },
    ],
    withTax: 'Rp81,030',
    yearly: { monthly: 73_000 * MONEY_SCALE, unit: 'a year' },
  })
  expect(table.rows[1]?.prices).toEqual([null, { amounts: [] }])
})

test('the row is linked with its package in the first region that has a price', () => {
  const [jakarta, surabaya] = [sold('Small', 146_000), at(SURABAYA, sold('Small', 73_000))]
  const [dear, onRequest] = [sold('Large', 500_000), at(SURABAYA, sold('Large', 0))]

  const { rows } = packageTable([jakarta, surabaya, dear, onRequest], options())

  expect(rows.map(({ id }) => id)).toEqual([surabaya.id, dear.id])
})

test('packages that differ in more than the region, and two of a region, keep rows of their own', () => {
  const table = packageTable(
    [sold('Small', 1, { cpu: 2 }), at(SURABAYA, sold('Small', 1, { cpu: 4 })), sold('Small', 9, { cpu: 2 })],
    options(),
  )

  expect(table.rows).toHaveLength(3)
})

test('hidden fields are shown nowhere, and a bound that is left speaks for itself', () => {
  const values = { cpu: 2, minimumSize: 10, maximumSize: 1_000, billingMethod: { title: 'Monthly' } }
  const columnsWithout = (...hidden: string[]) => {
    const { columns, rows } = packageTable([sold('A', 1, values)], options({ hidden }))
    return columns.map(({ label }, index) => `${label}: ${rows[0]?.cells[index] ?? ''}`)
  }

  expect(columnsWithout()).toEqual(['vCPU: 2', 'Size: 10–1,000\u00A0GB', 'Billing method: Monthly'])
  expect(columnsWithout('minimumSize', 'billingMethodId')).toEqual(['vCPU: 2', 'Size: up to 1,000\u00A0GB'])
  expect(columnsWithout('cpu', 'minimumSize', 'maximumSize')).toEqual(['Billing method: Monthly'])
})

test('a hidden price is no price, and no tax is added where none is due', () => {
  const priceWith = (changes: Partial<TableOptions>) =>
    packageTable([sold('A', 730)], options(changes)).rows[0]?.prices[0]

  expect(priceWith({ hidden: ['price'] })).toEqual({ amounts: [] })
  expect(priceWith({ taxPercent: undefined })?.withTax).toBeUndefined()
})

test('a licence shows the price per hour that was entered, not one derived from the month', () => {
  const licence = { ...sold('OS', 0), pricePerMonth: 730 * MONEY_SCALE, pricePerHour: 2 * MONEY_SCALE }
  const { rows } = packageTable([licence], options({ language: 'id' }))

  expect(rows[0]?.prices[0]?.amounts.map(({ amount }) => amount)).toEqual(['Rp730', 'Rp2'])
})

test('an hour is shown beside the cap and the minimum charge of its month', () => {
  const limits = { monthlyCap: 500_000 * MONEY_SCALE, minimumCharge: 5_000 * MONEY_SCALE }
  const hourly: TablePackage = { ...sold('A', 1_000, limits), ...limits, unit: 'hour' }
  const cell = (changes: Partial<TableOptions> = {}) =>
    packageTable([hourly], options({ taxPercent: undefined, ...changes })).rows[0]?.prices[0]

  expect(cell()).toEqual({
    amounts: [{ amount: 'Rp1,000', unit: 'an hour' }],
    limits: ['At most Rp500,000 a month', 'At least Rp5,000 a month'],
    yearly: { monthly: 500_000 * MONEY_SCALE, unit: 'a year' },
  })
  expect(cell({ language: 'id', hidden: ['minimumCharge'] })?.limits).toEqual([
    'Paling banyak Rp500.000 per bulan',
  ])
})

test('the limits of a disk are not those of a gigabyte', () => {
  const disk = { ...sold('Disk', 1_000), monthlyCap: 5, minimumCharge: 7 }

  expect(withApplicableLimits(disk, { kind: 'storage' })).toMatchObject({ monthlyCap: 0, minimumCharge: 0 })
  expect(withApplicableLimits(disk, { kind: 'instance', hidden: ['monthlyCap'] })).toMatchObject({
    monthlyCap: 0,
    minimumCharge: 7,
  })
})

test('what all packages share is said once; what differs is a column', () => {
  const billed = (title: string, version: string) => ({ version, billingMethod: { title } })
  const { common, columns } = packageTable(
    [sold('A', 1, billed('Monthly', '17')), sold('B', 1, billed('Monthly', '18'))],
    options(),
  )

  expect(common).toEqual([{ label: 'Billing method', text: 'Monthly' }])
  expect(columns.map(({ label }) => label)).toEqual(['Version'])
})

test('a table is bounded, and says where it ends early', () => {
  const many = Array.from({ length: MAX_ROWS + 1 }, (_, index) => sold(`S${index}`, 1))

  expect(packageTable(many, options())).toMatchObject({ isCut: true, rows: { length: MAX_ROWS } })
  expect(packageTable(many.slice(1), options()).isCut).toBe(false)
})

test('every field of every kind that can be hidden has a column or is part of the price', () => {
  const shown = new Set(COLUMNS.flatMap(({ fields }) => fields))
  const priced = new Set([
    'productId',
    'title',
    'indonesianTitle',
    'regionId',
    'order',
    'price',
    'unit',
    'pricePerMonth',
    'pricePerHour',
    'monthlyCap',
    'minimumCharge',
    'isFormula',
    'billingItemId',
    'billingItemTypeId',
    'billingItemValue',
  ])
  const missing = Object.values(PACKAGE_KINDS).flatMap(({ type }) =>
    Object.keys(type.declaration.fields).filter((name) => !shown.has(name) && !priced.has(name)),
  )

  expect(missing).toEqual([])
})

test.each([
  ['months', ['Rp1,000 per 10 GB a month']],
  ['hours', ['Rp1,000 per 10 GB a month', 'Rp1.37 an hour']],
  ['use', ['Rp1,000 per 10 GB']],
] as const)(
  'a price of an item billed for %s names its unit, and hours only where they are billed',
  (billedFor, texts) => {
    const item = { one: 'GB', many: 'GB', billedFor }
    const { rows } = packageTable([{ ...sold('A', 1_000, { billingItemValue: 10 }), item }], options())

    const amounts = rows[0]?.prices[0]?.amounts ?? []
    expect(amounts.map(({ amount, unit }) => `${amount} ${unit}`.replaceAll('\u00A0', ' '))).toEqual(texts)
  },
)

test('descriptions are read without their columns', () => {
  const text = (field: string, value: unknown) => {
    const column = COLUMNS.find(({ fields }) => fields[0] === field)
    return column && shortText(column, { [field]: value }, 'en').replaceAll('\u00A0', ' ')
  }

  expect(text('maximumIOPS', 6_000)).toBe('up to 6,000 IOPS')
  expect(text('cpu', 2)).toBe('2 vCPU')
  expect(text('includedTransfer', 20_000)).toBe('Transfer included: 20 TB')
})
