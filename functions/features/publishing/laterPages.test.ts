import { afterAll, beforeEach, expect, test } from 'vitest'
import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import type { ContentSource, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { PageStore } from './pageData/pageStore.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, letAnHourPass, startPublishing, texts } from './testing/publishHarness.ts'

/** Two articles per list page, space for five pages. */
const PER_PAGE = 2
const LIST = /^\/news-and-information\/category\/([^/]+?)(?:\/page\/(\d))?$/
const CLOUD = '/news-and-information/category/cloud'

const started: Awaited<ReturnType<typeof startPublishing>>[] = []
let site: Awaited<ReturnType<typeof startPublishing>>
let rendered: Set<string>

async function listPage(source: ContentSource, path: string): Promise<string | undefined> {
  const [, slug = '', number = '1'] = LIST.exec(path) ?? []
  const category = await source.bySlug(newsCategory, slug)
  if (!category) return undefined
  const by = { field: 'categoryId', id: category.id }
  const skip = (Number(number) - 1) * PER_PAGE
  const found = await source.list(news, { by, skip, limit: PER_PAGE })
  return found.length > 0 || number === '1' ? found.map(({ title }) => title).join() : undefined
}

const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: [],
  errorPages: {},
  async renderPage(path, source) {
    rendered.add(path)
    const text = LIST.test(path) ? await listPage(source, path) : 'an article'
    return text === undefined ? { status: 404, html: '', data: '' } : { status: 200, html: text, data: '' }
  },
}

const category = (slug: string) => ({ slug, contents: texts({ title: slug, description: slug }) })
const article = (id: number, categoryId = 1) => {
  const publishDate = `2026-10-${String(31 - id).padStart(2, '0')}`
  return site.save(news, id, articleFields(`a${id}`, { categoryId, publishDate }))
}
async function publish(...saved: ReturnType<typeof article>[]) {
  rendered = new Set()
  await publishStreamEvents(site.publisher, await Promise.all(saved))
  return [...rendered].filter((path) => path.startsWith(CLOUD)).toSorted()
}
const html = (path: string) => site.objects.get(`en${path}/index.html`)
const pages = (list: string) => [list, ...[2, 3, 4, 5].map((number) => `${list}/page/${number}`)]
const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

beforeEach(async () => {
  rendered = new Set()
  site = await startPublishing()
  started.push(site)
  site.publisher.renderer = renderer
  await site.save(newsCategory, 1, category('cloud'))
  for (const id of ids(1, 3)) await article(id)
  await publishAll(site.publisher)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

test('a full publish renders the pages that are filled and the one behind them, now and the next time', async () => {
  const wanted = pages(CLOUD).slice(0, 3)
  expect([...rendered].filter((path) => LIST.test(path)).toSorted()).toEqual(wanted)
  expect(wanted.map(html)).toEqual(['a1,a2', 'a3', undefined])

  rendered = new Set()
  await publishAll(site.publisher)
  expect([...rendered].filter((path) => LIST.test(path)).toSorted()).toEqual(wanted)
})

test('a list that grows by several pages at once has all of them, up to the last it may have', async () => {
  await publish(...ids(4, 7).map((id) => article(id)))
  expect(pages(CLOUD).map(html)).toEqual(['a1,a2', 'a3,a4', 'a5,a6', 'a7', undefined])

  await publish(...ids(8, 13).map((id) => article(id)))
  expect(pages(CLOUD).map(html)).toEqual(['a1,a2', 'a3,a4', 'a5,a6', 'a7,a8', 'a9,a10'])
  expect(rendered).not.toContain(`${CLOUD}/page/6`)
})

test('a new list has its pages at once, and where another one was before', async () => {
  await publish(site.save(newsCategory, 1, category('clouds')))
  expect(html(`${CLOUD}s/page/2`)).toBe('a3')
  expect(await new PageStore(site.table).load([`${CLOUD}/page/2`])).toMatchObject(
    new Map([[`${CLOUD}/page/2`, { redirectTo: `${CLOUD}s/page/2` }]]),
  )

  for (const id of ids(4, 7)) await article(id, 2)
  await publish(site.save(newsCategory, 2, category('cloud')))
  expect(pages(CLOUD).slice(0, 3).map(html)).toEqual(['a4,a5', 'a6,a7', undefined])
})

test('a page that another publish finds empty meanwhile is looked at again', async () => {
  const { table } = site
  const last = `${CLOUD}/page/4`
  // reads the list before this publish starts and records it after the query of the list's readers
  const foundEmpty = async () => {
    const store = new PageStore(table)
    const claim = await store.claim(last, undefined, site.publisher.now())
    if (claim)
      await store.complete({ path: last, dependencies: ['list:news'], hashes: {}, lastModified: '' }, claim)
  }
  let isTold = false
  site.publisher.renderer = {
    ...renderer,
    async renderPage(path, ...rest) {
      if (path === `${CLOUD}/page/3` && !isTold) {
        isTold = true
        await foundEmpty()
      }
      return renderer.renderPage(path, ...rest)
    },
  }
  await publish(...ids(4, 7).map((id) => article(id)))

  expect(isTold).toBe(true)
  expect(html(last)).toBe('a7')
})

test('an edit of an article renders no page behind that is known to be empty', async () => {
  letAnHourPass(site.publisher)
  const edited = site.save(
    news,
    3,
    articleFields('a3', {
      publishDate: '2026-10-28',
      contents: texts({ title: 'new', description: 'x', content: '' }),
    }),
  )

  expect(await publish(edited)).toEqual([`${CLOUD}/page/2`])
  expect(html(`${CLOUD}/page/2`)).toBe('new')
})
