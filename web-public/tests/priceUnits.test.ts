import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { both } from './fixtureParts.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
let renderer: SiteRenderer
beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

const { records, ...others } = FIXTURE
const item = (id: number, title: string, billedFor: string) => ({
  id,
  billedFor,
  contents: both({ title }, { title }),
})
const metered = (id: number, title: string, more: object) => ({
  id,
  productId: 1,
  title,
  regionId: 1,
  price: 450 * MONEY_SCALE,
  unit: 'month',
  billingItemId: 2,
  billingItemValue: 1,
  ...more,
})
/** The fixture with prices by use, tiers, added prices, and an offer of a package. */
const CONTENT = {
  ...others,
  records: {
    ...records,
    product: (records['product'] ?? []).map((one) => ({
      ...one,
      showOnCalculator: true,
      hasPackageNetwork: true,
    })),
    productCategory: (records['productCategory'] ?? []).map((one) => ({
      ...one,
      showProductsOnCalculator: true,
    })),
    billingItem: [item(1, 'server', 'hours'), item(2, 'GB out', 'use'), item(3, 'zone', 'months')],
    instancePackage: (records['instancePackage'] ?? []).map((one) => ({ ...one, billingItemId: 1 })),
    networkPackage: [
      metered(1, 'Traffic', {
        includedAmount: 100,
        isFormula: true,
        formula: 'graduated(capacity; 0: price; 10000: price * 0.9)',
      }),
      metered(2, 'Zone', { billingItemId: 3 }),
      metered(3, 'Blocks', { billingItemValue: 10 }),
    ],
    priceRelated: [
      { id: 1, relatedProduct: 1, title: 'IPv4', regionId: 1, billingItemId: 3, price: 35_000 * MONEY_SCALE },
    ],
    specialOffer: (records['specialOffer'] ?? []).map((one) => ({
      ...one,
      productId: 1,
      packageTitle: 'Small',
      percent: 25,
    })),
  },
}

/** Text of the page's content, without scripts, so that a price is followed by what covers it. */
const textOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<s [\s\S]*?<\/s>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00A0]+/g, ' ')

const UNIT = /^ (?:per|a month|an hour|incl\. tax|termasuk pajak)\b/

test.each([
  pathTo('pricing'),
  pathTo('productList'),
  pathTo('productGroup', 'servers'),
  pathTo('product', 'virtual-server'),
  pathTo('calculator'),
  pathTo('specialOfferList'),
  pathTo('specialOffer', 'half-price'),
])('%s shows no price without its unit', async (path) => {
  for (const language of LANGUAGES) {
    const { html } = await renderer.renderPage(path, memorySource(CONTENT, language), SITE)
    const text = textOf(html)
    const prices = [...text.matchAll(/Rp[\d.,]*\d/g)]

    expect(prices.length).toBeGreaterThan(0)
    const bare = prices.filter(({ 0: price, index }) => !UNIT.test(text.slice(index + price.length)))
    expect(bare.map(({ index }) => text.slice(index, index + 60))).toEqual([])
  }
})

test('tiers and free amounts are words, never a formula', async () => {
  const { html } = await renderer.renderPage(
    pathTo('product', 'virtual-server'),
    memorySource(CONTENT, 'en'),
    SITE,
  )
  const text = textOf(html)

  expect(text).toContain('10% less from 10 TB out')
  expect(text).toContain('100 GB out')
  expect(text).toContain('per 10 GB out')
  expect(text).not.toMatch(/graduated|capacity;/)
})
