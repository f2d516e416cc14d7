import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  customerStory,
  industryCategory,
  storyProductCategory,
} from '@flou/shared/content/types/company/customerStories.ts'
import { businessPartner } from '@flou/shared/content/types/partner/businessPartner.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import type { ContentSource, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { parseStoryFilter, storiesBy } from '@flou/shared/site/storyFilter.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { startPublishing, texts } from './testing/publishHarness.ts'
import { partnerProductOf } from '@flou/shared/strings/slug.ts'

const started: Awaited<ReturnType<typeof startPublishing>>[] = []
let site: Awaited<ReturnType<typeof startPublishing>>
let rendered: string[]

/** Stories of an industry with a kind of product, found as the page does. */
async function storiesOf(source: ContentSource, filter: string): Promise<string | undefined> {
  const slugs = parseStoryFilter(filter)
  const [industries, products] = await Promise.all([
    source.list(industryCategory),
    source.list(storyProductCategory),
  ])
  const industry = industries.find(({ slug }) => slug === slugs?.industry)
  const product = products.find(({ slug }) => slug === slugs?.product)
  const by = industry && product && storiesBy(industry.id, product.id)
  const found = by ? await source.list(customerStory, { by, limit: 12 }) : []
  return found.length > 0 ? found.map(({ title }) => title).join() : undefined
}

async function programmeOf(source: ContentSource, product: string): Promise<string | undefined> {
  const categories = await source.list(productCategory)
  const found = categories.find((one) => partnerProductOf(one) === product)
  const by = found && { field: 'productCategoryId', id: found.id }
  const partners = by ? await source.list(businessPartner, { by, limit: 1 }) : []
  return partners.length > 0 ? found?.title : undefined
}

const PAGES: readonly [RegExp, (source: ContentSource, part: string) => Promise<string | undefined>][] = [
  [/\/filter\/([^/]+)$/, storiesOf],
  [/\/partners\/(.+)-business-partner$/, programmeOf],
]

const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: [],
  errorPages: {},
  async renderPage(path, source) {
    rendered.push(path)
    const [pattern, body] = PAGES.find(([one]) => one.test(path)) ?? []
    const text = await body?.(source, pattern?.exec(path)?.[1] ?? '')
    return text === undefined ? { status: 404, html: '', data: '' } : { status: 200, html: text, data: '' }
  },
}

const FILTER = '/customer-story/filter'
const html = (path: string) => site.objects.get(`en${path}/index.html`)
const category = (slug: string) => ({ slug, contents: texts({ title: slug, description: slug }) })
const story = (slug: string, industry: number, product: number) => ({
  slug,
  customerStoryCategoryId: industry,
  productCategoryId: product,
  productIds: [],
  contents: texts({ title: slug, review: '' }),
})

const partnerOf = (productCategoryId: number) => ({
  productCategoryId,
  order: 1,
  contents: texts({ title: 'Partner', description: 'x' }),
})

async function publish(...args: Parameters<typeof site.save>) {
  rendered = []
  const write = await site.save(...args)
  return publishStreamEvents(site.publisher, [write])
}

beforeEach(async () => {
  rendered = []
  site = await startPublishing()
  started.push(site)
  site.publisher.renderer = renderer
  await site.save(industryCategory, 1, category('retail'))
  await site.save(industryCategory, 2, category('health'))
  await site.save(storyProductCategory, 1, category('databases'))
  await site.save(storyProductCategory, 2, category('network'))
  await site.save(customerStory, 1, story('first', 1, 1))
  await site.save(productCategory, 1, { title: 'Data and AI', contents: [] })
  await site.save(businessPartner, 1, partnerOf(1))
  await publishAll(site.publisher)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

test('filters exist where stories match both, and programmes for categories with partners', () => {
  expect(html(`${FILTER}/retail_databases`)).toBe('first')
  expect(html(`${FILTER}/retail_network`)).toBeUndefined()
  expect(html(`${FILTER}/health_databases`)).toBeUndefined()
  expect(html('/partners/data-and-ai-business-partner')).toBe('Data and AI')
})

test('the first story of both brings their page, the last one takes it along, and no other filter is rendered', async () => {
  await publish(customerStory, 2, story('second', 2, 2))
  expect(html(`${FILTER}/health_network`)).toBe('second')
  expect(rendered).not.toContain(`${FILTER}/retail_databases`)

  await publish(customerStory, 2, story('second', 1, 1))
  expect(html(`${FILTER}/health_network`)).toBeUndefined()
  expect(html(`${FILTER}/retail_databases`)?.split(',')).toHaveLength(2)

  await publish(customerStory, 1, { ...story('first', 1, 1), isTrashed: true })
  await publish(customerStory, 2, { ...story('second', 1, 1), isTrashed: true })
  expect(html(`${FILTER}/retail_databases`)).toBeUndefined()

  await publish(customerStory, 2, story('second', 1, 1))
  expect(html(`${FILTER}/retail_databases`)).toBe('second')
})

test('an industry that is hidden takes its filters along, and brings them back; one with a new address moves them', async () => {
  await publish(industryCategory, 1, { ...category('retail'), isTrashed: true })
  expect(html(`${FILTER}/retail_databases`)).toBeUndefined()

  await publish(industryCategory, 1, category('retail'))
  expect(html(`${FILTER}/retail_databases`)).toBe('first')

  await publish(industryCategory, 1, category('shops'))
  expect(html(`${FILTER}/shops_databases`)).toBe('first')
  expect(html(`${FILTER}/retail_databases`)).toBe(`redirect ${FILTER}/shops_databases`)
  expect(html(`${FILTER}/retail_databases/page/2`)).toBeUndefined()
})

test('every earlier address of a filter leads to where it is now, in either language, until it is its own again', async () => {
  await publish(industryCategory, 1, category('shops'))
  await publish(storyProductCategory, 1, category('storage'))
  await publish(industryCategory, 1, category('stores'))
  const present = `${FILTER}/stores_storage`

  expect(html(present)).toBe('first')
  const earlier = ['retail_databases', 'shops_databases', 'shops_storage']
  for (const one of earlier) expect(html(`${FILTER}/${one}`)).toBe(`redirect ${present}`)
  expect(site.objects.get(`id${FILTER}/retail_databases/index.html`)).toBe(`redirect ${present}`)
  expect(site.sitemap()).not.toContain('retail_databases')

  await publish(storyProductCategory, 1, category('databases'))
  await publish(industryCategory, 1, category('retail'))
  expect(html(`${FILTER}/retail_databases`)).toBe('first')
  for (const one of ['shops_databases', 'shops_storage', 'stores_storage'])
    expect(html(`${FILTER}/${one}`)).toBe(`redirect ${FILTER}/retail_databases`)
})

test('two names in one batch: what was never published leads nowhere, and a name that another takes is its page', async () => {
  const writes = [
    await site.save(productCategory, 1, { title: 'Middle', contents: [] }),
    await site.save(productCategory, 1, { title: 'Last', contents: [] }),
    await site.save(productCategory, 2, { title: 'Data and AI', contents: [] }),
  ]
  writes.push(await site.save(businessPartner, 2, partnerOf(2)))
  await publishStreamEvents(site.publisher, writes)

  expect(html('/partners/last-business-partner')).toBe('Last')
  expect(html('/partners/middle-business-partner')).toBeUndefined()
  expect(html('/partners/data-and-ai-business-partner')).toBe('Data and AI')
})

test('a story that changes its industry moves no page', async () => {
  await publish(customerStory, 1, story('first', 2, 1))

  expect(html(`${FILTER}/health_databases`)).toBe('first')
  expect(html(`${FILTER}/retail_databases`)).toBeUndefined()
})

test('a category of products with another name has its programmes there', async () => {
  await publish(productCategory, 1, { title: 'Machine learning', contents: [] })

  expect(html('/partners/machine-learning-business-partner')).toBe('Machine learning')
  const present = 'redirect /partners/machine-learning-business-partner'
  expect(html('/partners/data-and-ai-business-partner')).toBe(present)
})

test('the first partner of a category brings its page, and the last one takes it along', async () => {
  const path = '/partners/storage-business-partner'
  await publish(productCategory, 2, { title: 'Storage', contents: [] })
  expect(html(path)).toBeUndefined()

  await publish(businessPartner, 2, partnerOf(2))
  expect(html(path)).toBe('Storage')
  expect(site.sitemap()).toContain(path)

  await publish(businessPartner, 2, partnerOf(1))
  expect(html(path)).toBeUndefined()
  expect(site.sitemap()).not.toContain(path)
})
