import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { beforeAll, expect, test } from 'vitest'
import { readMatrix } from '../app/pages/products/regions/readMatrix.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { both } from './fixtureParts.ts'
import { memorySource } from './memorySource.ts'

const REGIONS = { jakarta: 1, surabaya: 2, singapore: 3 } as const

const titled = (id: number, title: string) => ({ id, contents: both({ title: `${title} (id)` }, { title }) })
const sold = (id: number, title: string, flags: object = {}) => ({
  ...titled(id, title),
  slug: title.toLowerCase(),
  categoryId: 1,
  ...flags,
})
const priced = ([id, productId]: [number, number], place: keyof typeof REGIONS, more: object) => ({
  id,
  productId,
  title: 'Small',
  regionId: REGIONS[place],
  unit: 'month',
  billingItemValue: 1,
  ...more,
})
const rupiah = (price: number) => price * MONEY_SCALE

const CONTENT = {
  ...FIXTURE,
  records: {
    ...FIXTURE.records,
    region: Object.entries(REGIONS).map(([title, id]) => titled(id, title)),
    productCategory: [{ ...titled(1, 'Compute'), title: 'Compute' }, titled(2, 'Empty')],
    product: [
      sold(1, 'Servers', { hasPackageInstance: true, hasPackageStorage: true }),
      sold(2, 'Accelerators', { hasPackageInstance: true }),
      sold(3, 'Names', { hasPackageGeneral: true }),
      sold(4, 'Networks'),
      sold(5, 'Archive'),
    ],
    instancePackage: [
      priced([1, 1], 'jakarta', { price: rupiah(200_000) }),
      priced([2, 1], 'jakarta', { price: rupiah(100_000) }),
      priced([3, 1], 'singapore', { price: rupiah(112_000) }),
      priced([4, 2], 'jakarta', { price: rupiah(20_000), unit: 'hour' }),
      priced([5, 2], 'surabaya', { price: rupiah(9_000_000) }),
      priced([6, 2], 'singapore', { price: 0 }),
    ],
    // not the main kind: it decides about no region
    storagePackage: [priced([1, 1], 'surabaya', { price: rupiah(1_000) })],
    generalPackage: [priced([1, 3], 'jakarta', { price: rupiah(8_000) })],
  },
  sections: {
    ...FIXTURE.sections,
    'pricing.regions': {
      items: [
        {
          productId: 3,
          regionIds: [REGIONS.surabaya],
          contents: both({ content: 'Satu' }, { content: 'One price' }),
        },
        { productId: 5, regionIds: [REGIONS.jakarta], contents: both({}, {}) },
      ],
      contents: both({ title: 'Region' }, { title: 'Regions' }),
    },
  },
}

const NOTES = [
  { product: { id: 3 }, regions: [{ id: REGIONS.surabaya }], content: 'One price' },
  { product: { id: 5 }, regions: [{ id: REGIONS.jakarta }], content: '' },
]

beforeAll(() => builtRenderer(), 240_000)

test('regions follow from the packages of the main kind, else from the note, else are all', async () => {
  const { regions, categories } = await readMatrix(memorySource(CONTENT, 'en'), NOTES)

  expect(regions.map(({ title }) => title)).toEqual(['jakarta', 'surabaya', 'singapore'])
  expect(categories.map(({ title }) => title)).toEqual(['Compute'])
  expect(categories[0]?.rows).toMatchObject([
    { title: 'Servers', unit: 'a month', cells: [{ amount: 'Rp100,000' }, null, { amount: 'Rp112,000' }] },
    {
      title: 'Accelerators',
      cells: [{ amount: 'Rp20,000', unit: 'an hour' }, { amount: 'Rp9,000,000', unit: 'a month' }, {}],
    },
    { title: 'Names', note: 'One price', unit: 'a month', cells: [{ amount: 'Rp8,000' }, {}, null] },
    { title: 'Networks', note: '', cells: [{}, {}, {}] },
    { title: 'Archive', cells: [{}, null, null] },
  ])
})

test.each([
  { language: 'en', yes: 'Available', no: 'Not available', note: 'One price' },
  { language: 'id', yes: 'Tersedia', no: 'Tidak tersedia', note: 'Satu' },
] as const)(
  'the page in $language names each cell for screen readers and shows notes',
  async ({ language, yes, no, note }) => {
    const renderer = await builtRenderer()
    const site = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
    const page = await renderer.renderPage(pathTo('pricingRegions'), memorySource(CONTENT, language), site)
    const cells = [...page.html.matchAll(/<td data-available="(true|false)">.*?only-heard">([^<]*)</g)]

    expect(page.status).toBe(200)
    expect(cells).toHaveLength(15)
    expect(new Set(cells.map(([, isAvailable, text]) => `${isAvailable}: ${text}`))).toEqual(
      new Set([`true: ${yes}`, `false: ${no}`]),
    )
    expect(page.html).toContain(note)
    expect(page.files?.map(({ ending }) => ending)).toEqual(['md'])
  },
)
