import type { Language } from '@flou/shared/locale.ts'
import { ESTIMATE_HASH, unpackEstimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem, totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { expect, test } from 'vitest'
import { both } from '../../../tests/fixtureParts.ts'
import { memorySource } from '../../../tests/memorySource.ts'
import { PRODUCT_RECORDS } from '../../../tests/productFixture.ts'
import { readCostExamples } from './readCostExamples.ts'

const JAKARTA = 1
const line = (packageTitle: string, more: object = {}) => ({
  productId: 1,
  kind: 'instance',
  packageTitle,
  regionId: JAKARTA,
  quantity: 1,
  capacity: 0,
  hours: 0,
  ...more,
})

/** Content of one example with these lines, and of more records or other values. */
const contentOf = (lines: readonly object[], more: Record<string, object[]> = {}) => ({
  records: {
    ...PRODUCT_RECORDS,
    productCategory: [{ ...PRODUCT_RECORDS['productCategory']?.[0], id: 1, showProductsOnCalculator: true }],
    product: [{ ...PRODUCT_RECORDS['product']?.[0], id: 1, showOnCalculator: true, hasPackageStorage: true }],
    storagePackage: [
      {
        id: 1,
        title: 'Disk',
        indonesianTitle: 'Cakram',
        productId: 1,
        regionId: JAKARTA,
        price: 1_200 * MONEY_SCALE,
        unit: 'month',
      },
    ],
    costExample: [
      {
        id: 7,
        showOnCalculator: true,
        productIds: [1],
        lines,
        contents: both({ title: 'Toko', description: '' }, { title: 'Shop', description: '' }),
      },
    ],
    ...more,
  },
  sections: { 'packageConfig.instance': { hasTax: true } },
  pictures: {},
})

async function readExample(content: ReturnType<typeof contentOf>, language: Language = 'en') {
  const source = memorySource(content, language)
  const { examples, files } = await readCostExamples(source, {
    by: { field: 'showOnCalculator', id: 1 },
    limit: 5,
  })
  return { example: examples[0] ?? expect.fail(), files }
}

const DISK = line('Disk', { kind: 'storage', quantity: 2, capacity: 80 })

test('an example costs what its lines cost, with tax on what is taxed', async () => {
  const { example } = await readExample(contentOf([line('small', { quantity: 3 }), DISK]))

  expect(example.lines).toEqual([
    { name: '3\u00A0×\u00A0Virtual Server Small', facts: '2\u00A0vCPU', amount: 'Rp600,000' },
    { name: '2\u00A0×\u00A0Virtual Server Disk', facts: '80\u00A0GB', amount: 'Rp192,000' },
  ])
  expect(example.price?.total).toBe('Rp858,000')
  expect(example.price?.tax).toContain('PPN')
  expect(example.regions).toBe('Jakarta')
})

test('the hash opens the lines at the price files that come with it, for the same total', async () => {
  const { example, files } = await readExample(contentOf([line('Small', { hours: 100 }), DISK]))
  const estimate = unpackEstimate(example.price?.hash.slice(ESTIMATE_HASH.length) ?? '') ?? expect.fail()
  const [{ key, body } = expect.fail()] = files
  const results = estimate.items.map((item) => {
    expect(key).toContain(item.version)
    return priceItem(item, JSON.parse(body) as PriceFile, { period: estimate.period })
  })

  expect(files).toHaveLength(1)
  expect(estimate.name).toBe('Shop')
  expect(estimate.items.map(({ kind, hours, capacity }) => [kind, hours, capacity])).toEqual([
    ['instance', 100, undefined],
    ['storage', undefined, 80],
  ])
  const total = totalOfItems(results, 11)?.total ?? 0
  expect(`Rp${(total / MONEY_SCALE).toLocaleString('en-US')}`).toBe(example.price?.total)
})

test('titles and units are in the language of the page', async () => {
  const { example } = await readExample(contentOf([line('Small', { hours: 12.5 }), DISK]), 'id')

  expect(example.title).toBe('Toko')
  expect(example.lines.map(({ name, facts }) => [name, facts])).toEqual([
    ['Server Virtual Small', '2\u00A0vCPU · 12,5 jam per bulan'],
    ['2\u00A0×\u00A0Server Virtual Cakram', '80\u00A0GB'],
  ])
})

test.each([
  ['a package that is gone', contentOf([line('Small'), line('Tiny')])],
  ['a package in another region', contentOf([line('Small', { regionId: 9 })])],
  ['a package on request', contentOf([line('Small'), line('Large')])],
  ['a size that is missing', contentOf([{ ...DISK, capacity: 0 }])],
  ['no line', contentOf([])],
  [
    'a product that the calculator does not offer',
    contentOf([line('Small')], { productCategory: [...(PRODUCT_RECORDS['productCategory'] ?? [])] }),
  ],
  ['a product that is gone', contentOf([line('Small')], { product: [] })],
])('an example of %s has no price and no link', async (_, content) => {
  const { example } = await readExample(content)

  expect(example.price).toBeUndefined()
  expect(example.lines.map(({ name }) => name).join()).not.toContain('undefined')
})
