import { afterAll, beforeAll, expect, test } from 'vitest'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { parseCells } from '@flou/shared/strings/csv.ts'
import { publishAll } from '../publishAll.ts'
import { startPublishing, texts } from '../testing/publishHarness.ts'

const { type, config } = PACKAGE_KINDS.instance
const initial = (of: { declaration: Parameters<typeof initialOf>[0] }) =>
  initialOf(of.declaration, new Date('2026-11-21'))
const RUPIAH = 10_000

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  await site.save(region, 3, { ...initial(region), title: 'Jakarta', contents: texts({ title: 'Jakarta' }) })
  const seo = { seoTitle: 'x', seoDescription: 'x' }
  await site.save(product, 1, {
    ...initial(product),
    slug: 'virtual-server',
    hasPackageInstance: true,
    contents: texts({ title: 'Virtual Server', ...seo }),
  })
  const base = { ...initial(type), productId: 1, regionId: 3, unit: 'month' }
  await site.save(type, 5, { ...base, title: 'g4.small', price: 145_000 * RUPIAH })
  await site.save(type, 6, { ...base, title: 'On request', price: 0 })
  await site.save(config, 1, { hiddenFields: [], hasTax: true })
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

test('the public price list names product, package, region, unit, amount and tax', () => {
  const { currency, prices } = JSON.parse(site.objects.get('en/prices.json') ?? '{}')

  expect(currency).toBe('IDR')
  expect(prices).toMatchObject([
    {
      product: 'Virtual Server',
      url: 'https://site.example/products/virtual-server',
      package: 'g4.small',
      region: 'Jakarta',
      unit: 'a month',
      amount: 145_000,
      currency: 'IDR',
      tax: 'VAT is added',
    },
  ])
})

test('its CSV is for spreadsheets of the language', () => {
  const text = site.objects.get('id/prices.csv') ?? ''
  const [header, ...rows] = parseCells(text.slice(1), ';')

  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(header?.slice(0, 5)).toEqual(['Produk', 'Bagian', 'Paket', 'Region', 'Harga'])
  expect(rows[0]?.slice(2, 8)).toEqual([
    'g4.small',
    'Jakarta (id)',
    '145000',
    'IDR',
    'per bulan',
    'Belum termasuk PPN',
  ])
})
