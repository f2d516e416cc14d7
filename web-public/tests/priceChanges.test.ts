import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import {
  letAnHourPass,
  startPublishing,
  texts,
} from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { productCategory, productGroup } from '@flou/shared/content/types/product/catalogue.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { ContentSource, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBySubGroup } from '../app/pages/products/list/readBySubGroup.ts'
import { readCategoriesOfProducts } from '../app/pages/products/list/readCategories.ts'
import { readProductContent } from '../app/pages/products/product/readProduct.ts'
import { readMatrix } from '../app/pages/products/regions/readMatrix.ts'
import { readServices } from '../app/pages/products/readServices.ts'

/** Price changes through recorded dependencies: a write renders the pages that read it. */
const PER_PAGE = 24
const MANY = 32

async function groupPage(source: ContentSource, slug: string, number: number) {
  const group = await source.bySlug(productGroup, slug)
  if (!group) return undefined
  const by = { field: 'groupId', id: group.id }
  const products = await source.list(product, { by, skip: (number - 1) * PER_PAGE, limit: PER_PAGE })
  return products.length > 0 ? readBySubGroup(source, group.id, products) : undefined
}

async function productPage(source: ContentSource, slug: string) {
  const found = await source.bySlug(product, slug)
  return found && readProductContent(source, found)
}

function read(path: string, source: ContentSource): Promise<unknown> {
  if (path === pathTo('productList')) return readCategoriesOfProducts(source)
  if (path === pathTo('pricing')) return readServices(source)
  if (path === pathTo('pricingRegions')) return readMatrix(source, [])
  const [, , area, slug = '', , number = '1'] = path.split('/')
  return area === 'group' ? groupPage(source, slug, Number(number)) : productPage(source, area ?? '')
}

let rendered: string[] = []
const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: [pathTo('productList'), pathTo('pricing'), pathTo('pricingRegions')],
  errorPages: {},
  async renderPage(path, source) {
    rendered.push(path)
    const data = await read(path, source)
    return data === undefined
      ? { status: 404, html: '', data: '' }
      : { status: 200, html: JSON.stringify(data), data: '' }
  },
}

let site: Awaited<ReturnType<typeof startPublishing>>

const slugOf = (id: number) => `product-${id}`
const savePackage = (productId: number, rupiah: number) =>
  site.save(instancePackage, productId, {
    productId,
    title: 'Small',
    regionId: 1,
    price: rupiah * MONEY_SCALE,
    unit: 'month',
    order: 1,
  })
const saveProduct = (id: number, groupId: number, categoryId: number) =>
  site.save(product, id, {
    slug: slugOf(id),
    categoryId,
    groupId,
    order: id,
    hasPackageInstance: true,
    contents: texts({ title: slugOf(id), description: 'x' }),
  })

/** Paths rendered for a write, without duplicates. */
async function published(write: Awaited<ReturnType<typeof savePackage>>): Promise<string[]> {
  rendered = []
  await publishStreamEvents(site.publisher, [write])
  return [...new Set(rendered)].toSorted()
}
const html = (path: string) => site.objects.get(`en${path}/index.html`) ?? ''

/** A large group, and a small one of another category. */
beforeAll(async () => {
  site = await startPublishing()
  site.publisher.renderer = renderer
  await site.save(region, 1, { order: 1, contents: texts({ title: 'Jakarta' }) })
  for (const id of [1, 2]) {
    await site.save(productCategory, id, { title: `Category ${id}`, order: id, contents: texts({}) })
    await site.save(productGroup, id, {
      slug: `group-${id}`,
      title: `Group ${id}`,
      categoryId: id,
      order: id,
      contents: texts({}),
    })
  }
  for (let id = 1; id <= MANY; id += 1) {
    const place = id < MANY - 1 ? 1 : 2
    await saveProduct(id, place, place)
    await savePackage(id, 100_000 + id)
  }
  await publishAll(site.publisher)
  letAnHourPass(site.publisher)
}, 120_000)
afterAll(() => site.stop())

test('a price far down changes its own page, the page of the group that shows it, and that of regions', async () => {
  const paths = await published(await savePackage(30, 55_000))

  expect(paths).toEqual(['/pricing/regions', '/products/group/group-1/page/2', '/products/product-30'])
  for (const path of paths) expect(html(path)).toContain('Rp55,000')
})

test('a price of a small group changes what shows it, and nothing of the other category', async () => {
  const paths = await published(await savePackage(MANY, 44_000))

  expect(paths).toEqual([
    '/pricing',
    '/pricing/regions',
    '/products',
    '/products/group/group-2',
    `/products/product-${MANY - 1}`,
    `/products/product-${MANY}`,
  ])
  for (const path of paths) expect(html(path)).toContain('Rp44,000')
})

test('the tax that a product adds changes the pages that say of its price that tax comes on top', async () => {
  const write = await site.save(PACKAGE_KINDS.instance.config, 30, { hiddenFields: [], hasTax: true })

  expect(await published(write)).toEqual(['/products/group/group-1/page/2', '/products/product-30'])
  expect(html('/products/product-30')).toContain('"withTax":"Rp61,050"')
})

test('however many products there are, pages of all of them show so many of each category', () => {
  const countIn = (path: string) => html(path).split('"slug":"product-').length - 1

  expect([countIn('/products'), countIn('/pricing')]).toEqual([8 + 2, 12 + 2])
  expect([countIn('/products/group/group-1'), countIn('/products/group/group-1/page/2')]).toEqual([24, 6])
  expect(countIn('/products/product-1')).toBe(4)
})
