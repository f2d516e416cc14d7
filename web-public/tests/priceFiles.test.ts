import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { startPublishing, texts } from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { region } from '@flou/shared/content/types/company/region.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { instancePackage } from '@flou/shared/content/types/product/packages.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalculator } from '../app/pages/calculator/readCalculator.ts'

/** Price files that publishing the calculator's page creates. */
let site: Awaited<ReturnType<typeof startPublishing>>

const savePackage = (productId: number, rupiah: number, more: object = {}) =>
  site.save(instancePackage, productId, {
    productId,
    title: 'Small',
    regionId: 1,
    price: rupiah * MONEY_SCALE,
    unit: 'month',
    order: 1,
    ...more,
  })

beforeAll(async () => {
  site = await startPublishing()
  site.publisher.renderer = {
    buildId: 'test',
    staticPaths: [pathTo('calculator')],
    errorPages: {},
    async renderPage(_, source) {
      const { files, ...content } = await readCalculator(source)
      return { status: 200, html: JSON.stringify(content), data: '', shared: files }
    },
  }
  await site.save(region, 1, { order: 1, contents: texts({ title: 'Jakarta' }) })
  await site.save(productCategory, 1, {
    title: 'Compute',
    order: 1,
    showProductsOnCalculator: true,
    contents: texts({}),
  })
  for (const id of [1, 2]) {
    await site.save(product, id, {
      slug: `product-${id}`,
      categoryId: 1,
      order: id,
      showOnCalculator: true,
      hasPackageInstance: true,
      contents: texts({ title: `Product ${id}`, description: 'x' }),
    })
    await savePackage(id, 100_000)
  }
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

/** Files of a product, and their prices. */
const filesOf = (id: number) =>
  [...site.objects]
    .filter(([key]) => key.startsWith(`prices/${id}/`))
    .map(([key, body]) => {
      const [kind] = (JSON.parse(body) as PriceFile).kinds
      return [key, (kind?.packages[0]?.price ?? 0) / MONEY_SCALE] as const
    })
const versionIn = (key: string) => /([^/]+)\.json$/.exec(key)?.[1] ?? expect.fail(key)
const page = () => site.objects.get(`id${pathTo('calculator')}/index.html`) ?? ''

test('a changed price makes a file of its own, which the page names, and leaves the earlier one as it was', async () => {
  const [[before, price] = expect.fail()] = filesOf(1)
  const others = filesOf(2)
  expect(price).toBe(100_000)
  expect(page()).toContain(versionIn(before))

  await publishStreamEvents(site.publisher, [await savePackage(1, 125_000)])

  const [kept, [added, changed] = expect.fail()] = filesOf(1)
  expect(kept).toEqual([before, 100_000])
  expect(changed).toBe(125_000)
  expect(page()).toContain(versionIn(added))
  expect(page()).not.toContain(versionIn(before))
  expect(filesOf(2)).toEqual(others)
})

test('a price that is set back names the first file again', async () => {
  const [[first] = expect.fail()] = filesOf(1)

  await publishStreamEvents(site.publisher, [await savePackage(1, 100_000)])

  expect(page()).toContain(versionIn(first))
  expect(filesOf(1)).toHaveLength(2)
})

test('limits and started hours are in the file; a package without them has the file it had before there were any', async () => {
  const rules = {
    monthlyCap: 90_000 * MONEY_SCALE,
    minimumCharge: 5_000 * MONEY_SCALE,
    partialHours: 'started',
  }
  const packagesOf = () =>
    [...site.objects]
      .filter(([key]) => key.startsWith('prices/1/'))
      .map(([, body]) => (JSON.parse(body) as PriceFile).kinds[0]?.packages[0])

  await publishStreamEvents(site.publisher, [await savePackage(1, 100_000, rules)])
  expect(packagesOf().at(-1)).toMatchObject(rules)

  const none = { monthlyCap: 0, minimumCharge: 0, partialHours: 'exact' }
  await publishStreamEvents(site.publisher, [await savePackage(1, 100_000, none)])
  expect(packagesOf()).toHaveLength(3)
  expect(page()).toContain(versionIn(filesOf(1)[0]?.[0] ?? ''))
})
