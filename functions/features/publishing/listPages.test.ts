import { afterAll, beforeEach, expect, test } from 'vitest'
import { fc } from '@flou/shared/strings/fuzz.ts'
import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import type { ContentSource, ListQuery, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, startPublishing, texts } from './testing/publishHarness.ts'

const LIST = '/news-and-information'
/** Counts the articles, up to “many” above two. */
const COUNTED = '/community'
const started: Awaited<ReturnType<typeof startPublishing>>[] = []
let site: Awaited<ReturnType<typeof startPublishing>>
let rendered: string[]

const titles = async (source: ContentSource, query: ListQuery) => {
  const found = await source.list(news, query)
  return found.length > 0 ? found.map(({ title }) => title).join() : undefined
}

/** Lists of two articles per page, all and by category; months; an article with its predecessor in the category. */
const PAGES: readonly [RegExp, (source: ContentSource, part: string) => Promise<string | undefined>][] = [
  [/^\/community$/, async (source) => String(await source.count(news, { atMost: 3 }))],
  [/^\/$/, (source) => titles(source, { limit: 1 })],
  [/^\/news-and-information$/, (source) => titles(source, { limit: 2 })],
  [/\/archive\/(.+)$/, (source, month) => titles(source, { range: { startsWith: month } })],
  [
    /\/category\/[^/]+\/page\/2$/,
    (source) => titles(source, { by: { field: 'categoryId', id: 1 }, skip: 2, limit: 2 }),
  ],
  [/\/category\/[^/]+$/, (source) => titles(source, { by: { field: 'categoryId', id: 1 }, limit: 2 })],
  [
    /\/category\/[^/]+\/page\/3$/,
    (source) => titles(source, { by: { field: 'categoryId', id: 1 }, skip: 4, limit: 2 }),
  ],
  [/^\/news-and-information\/page\/2$/, (source) => titles(source, { skip: 20, limit: 2 })],
  [/\/page\/\d$|\/category\//, async () => undefined],
  [
    /\/([^/]+)$/,
    async (source, slug) => {
      const article = await source.bySlug(news, slug)
      if (!article) return undefined
      const { publishDate: below, id, category } = article
      const by = { field: 'categoryId', id: category?.id ?? 0 }
      const before = await titles(source, { by, range: { below, id }, limit: 1 })
      return `${article.title} after ${before ?? 'none'}`
    },
  ],
]

const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: ['/', LIST, COUNTED],
  errorPages: {},
  async renderPage(path, source) {
    rendered.push(path)
    const [pattern, body] = PAGES.find(([one]) => one.test(path)) ?? []
    const text = await body?.(source, pattern?.exec(path)?.[1] ?? '')
    return text === undefined ? { status: 404, html: '', data: '' } : { status: 200, html: text, data: '' }
  },
}

const save = (id: number, [slug, publishDate]: [string, string], more: Record<string, unknown> = {}) =>
  site.save(news, id, articleFields(slug, { publishDate, ...more }))

/** Paths rendered for a write, without duplicates, and their page actions. */
async function published(write: Awaited<ReturnType<typeof save>>) {
  rendered = []
  const { result } = await publishStreamEvents(site.publisher, [write])
  return { paths: [...new Set(rendered)].toSorted(), result }
}
const html = (path: string) => site.objects.get(`en${path}/index.html`)

beforeEach(async () => {
  rendered = []
  site = await startPublishing()
  started.push(site)
  site.publisher.renderer = renderer
  await site.save(newsCategory, 1, { slug: 'cloud', contents: texts({ title: 'Cloud', description: 'x' }) })
  await save(1, ['september', '2026-09-03'])
  await save(2, ['october', '2026-10-03'])
  await save(3, ['other', '2026-10-04'], { categoryId: 2 })
  await save(4, ['november', '2026-11-03'])
  await publishAll(site.publisher)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

test('lists have the pages that articles fill: by page of a category, by month', () => {
  expect(html(`${LIST}/category/cloud`)).toBe('november,october')
  expect(html(`${LIST}/category/cloud/page/2`)).toBe('september')
  expect(html(`${LIST}/archive/2026-10`)).toBe('other,october')
  expect(html(`${LIST}/archive/2026-08`)).toBeUndefined()
  expect(site.sitemap()).not.toContain('/category/cloud/page/3')
})

test('a new article renders the lists it is in, and no other article', async () => {
  const { paths, result } = await published(await save(5, ['newest', '2026-11-20']))

  expect(paths).toEqual([
    '/',
    LIST,
    `${LIST}/archive/2026-11`,
    `${LIST}/category/cloud`,
    `${LIST}/category/cloud/page/2`,
    `${LIST}/category/cloud/page/3`, // the first empty page of each list
    `${LIST}/newest`,
    `${LIST}/page/2`,
  ])
  expect(result).toMatchObject({ failed: [], removed: 0 })
  expect(html(`${LIST}/category/cloud`)).toBe('newest,november')
  expect(html(`${LIST}/newest`)).toBe('newest after november')
})

test('a page that counts to a number is rendered while there are fewer, and not for more beyond it', async () => {
  const { paths } = await published(await save(5, ['newest', '2026-11-20']))
  expect(paths).not.toContain(COUNTED)

  for (const id of [5, 4, 3]) await published(await save(id, [`hidden-${id}`, '2026-11-20'], { status: '0' }))
  expect(html(COUNTED)).toBe('2')
})

test('an article of last month leaves all others alone but the one after it', async () => {
  const { paths } = await published(await save(6, ['late', '2026-10-20']))

  expect(html(`${LIST}/november`)).toBe('november after late')
  expect(html(`${LIST}/late`)).toBe('late after october')
  expect(paths.filter((path) => path.split('/').length === 3)).toEqual([`${LIST}/late`, `${LIST}/november`])
})

test('an article that moves to another category leaves one list and enters the other', async () => {
  await published(await save(3, ['other', '2026-10-04'], { categoryId: 1 }))

  expect(html(`${LIST}/category/cloud`)).toBe('november,other')
  expect(html(`${LIST}/category/cloud/page/2`)).toBe('october,september')
  expect(html(`${LIST}/november`)).toBe('november after other')
})

test("the last article of a month takes the month's page with it, and a later one brings it back", async () => {
  const hidden = await published(await save(1, ['september', '2026-09-03'], { status: '0' }))
  expect(html(`${LIST}/archive/2026-09`)).toBeUndefined()
  expect(html(`${LIST}/category/cloud/page/2`)).toBeUndefined()
  expect(hidden.result?.removed).toBe(3)

  await published(await save(1, ['september', '2026-09-03']))
  expect(html(`${LIST}/archive/2026-09`)).toBe('september')
  expect(html(`${LIST}/category/cloud/page/2`)).toBe('september')
})

interface Write {
  id: number
  day: string
  categoryId: number
  status: string
}
const write: fc.Arbitrary<Write> = fc.record({
  id: fc.integer({ min: 1, max: 7 }),
  day: fc.constantFrom('2026-09-03', '2026-09-30', '2026-10-01', '2026-10-20', '2026-11-02', '2026-11-03'),
  categoryId: fc.constantFrom(1, 2),
  status: fc.constantFrom('1', '1', '1', '3'),
})
const batches = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 6 })

test('whatever comes in which order, every page equals that of a full publish', async () => {
  const follows = async (changes: Write[][]) => {
    for (const batch of changes) {
      const records = []
      for (const { id, day, ...more } of batch) records.push(await save(id, [`article-${id}`, day], more))
      await publishStreamEvents(site.publisher, records)
    }
    const kept = Object.fromEntries(site.objects)
    await publishAll(site.publisher)
    expect(kept).toEqual(Object.fromEntries(site.objects))
  }
  await fc.assert(fc.asyncProperty(batches, follows), { numRuns: 15 })
})
