import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '@flou/shared/locale.ts'
import { NO_RULES, searchQuery, type SearchRules } from '@flou/shared/search/results.ts'
import { search, suggest } from '../indexing/answer.ts'
import type { CurrentPages } from '../indexing/findPages.ts'
import { indexReader } from '../indexReader.ts'
import { testPage } from '../query/testIndex.ts'
import type { SearchDocument } from '../segments/document.ts'
import { memoryIndexFiles } from '../storage/indexFiles.ts'
import { addUpdates, updateManifest, type PageUpdate } from '../storage/updateIndex.ts'
import { collectionReader } from './collectionReader.ts'
import { startTestCollection } from './testCollection.ts'
import { pathsIn, writePages } from './writePages.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const now = () => NOW
const stops: (() => unknown)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

interface Backend {
  current: CurrentPages
  write: (updates: readonly PageUpdate[]) => Promise<unknown>
  setRules: (rules: SearchRules) => Promise<unknown>
}

function clock() {
  let time = 0
  return () => (time += 10_000)
}

function backendOf(write: (files: ReturnType<typeof memoryIndexFiles>) => Backend['write']) {
  const files = memoryIndexFiles()
  const setRules = (rules: SearchRules) =>
    updateManifest({ files, now }, async ({ manifest }) => ({ ...manifest, rules: { en: rules, id: rules } }))
  return { files, write: write(files), setRules }
}

function builtIn(): Backend {
  const { files, ...backend } = backendOf(
    (index) => (updates) =>
      addUpdates({ files: index, now, updates, findCurrentPaths: async (paths) => new Set(paths) }),
  )
  return { ...backend, current: indexReader({ files, now: clock() }).current }
}

async function inCollection(): Promise<Backend> {
  const server = await startTestCollection()
  stops.push(server.stop)
  const collection = server.open()
  const { files, ...backend } = backendOf(() => (updates) => writePages(collection, updates))
  return { ...backend, current: collectionReader({ collection, files, now: clock() }).current }
}

const both = (path: string, en: Partial<SearchDocument>, id: Partial<SearchDocument>): PageUpdate => ({
  path,
  documents: {
    en: { ...testPage(path, en.title ?? ''), ...en },
    id: { ...testPage(path, id.title ?? ''), ...id },
  },
})

const PAGES: PageUpdate[] = [
  both(
    '/products/backup',
    { title: 'Cloud Backup', type: 'product', body: 'Keeps copies of servers every night.' },
    { title: 'Cloud Backup', type: 'product', body: 'Menyimpan salinan server setiap malam.' },
  ),
  both(
    '/products/server',
    { title: 'Virtual Server', type: 'product', body: 'Servers in many sizes.' },
    { title: 'Server Virtual', type: 'product', body: 'Server dalam banyak ukuran.' },
  ),
  both(
    '/news/launch',
    { title: 'A new region', type: 'news', date: '2026-10-01', body: 'Servers run in Surabaya now.' },
    { title: 'Region baru', type: 'news', date: '2026-10-01', body: 'Server kini berjalan di Surabaya.' },
  ),
  both(
    '/news/prices',
    { title: 'Prices of servers', type: 'news', date: '2026-11-01', body: 'Servers cost less.' },
    { title: 'Harga server', type: 'news', date: '2026-11-01', body: 'Harga server turun.' },
  ),
  { path: '/english', documents: { en: testPage('/english', 'Harbour', 'Only in English: harbour') } },
  ...Array.from({ length: 12 }, (_, at) =>
    both(`/page/other-${at}`, { title: `Further page ${at}` }, { title: `Halaman lain ${at}` }),
  ),
]

describe.each([
  ['the built-in index', builtIn],
  ['a collection of OpenSearch', inCollection],
])('%s', (_, start) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await start()
    await backend.write(PAGES)
  })
  const find = async (query: string, more: Record<string, string> = {}, language: Language = 'en') =>
    search(searchQuery({ query, ...more }), await backend.current(query, language), { language, now: NOW })
  const pathsFor = async (...input: Parameters<typeof find>) =>
    (await find(...input)).results.map(({ id }) => id)

  test('finds words in any form, in both languages, and counts them by type', async () => {
    const found = await find('servers')

    expect(found.counts).toEqual({ product: 2, news: 2 })
    expect([found.all, found.total]).toEqual([4, 4])
    expect(await pathsFor('salinan malam', {}, 'id')).toEqual(['/products/backup'])
  })

  test('filters by type, sorts and pages', async () => {
    const filtered = await find('server', { type: 'news', sort: 'newest' })

    expect(filtered.results.map(({ id }) => id)).toEqual(['/news/prices', '/news/launch'])
    expect([filtered.total, filtered.all]).toEqual([2, 4])
    expect(await pathsFor('page', { page: '2' })).toHaveLength(2)
  })

  test('marks the words in title and excerpt', async () => {
    const [first] = (await find('copies')).results
    const marked = first?.excerptHighlights.map((one) => first.excerpt.slice(one.start, one.end))

    expect(marked).toEqual(['copies'])
    expect((await find('backup')).results[0]?.titleHighlights).toEqual([{ start: 6, end: 12 }])
  })

  test('suggests pages while a word is typed', async () => {
    const titles = suggest('virt', await backend.current('virt', 'en'), { language: 'en', now: NOW })

    expect(titles.map(({ title }) => title)).toEqual(['Virtual Server'])
  })

  test('finds a misspelled word, and says that it is near only', async () => {
    const found = await find('bakcup')

    expect(found.results.map(({ id }) => id)).toEqual(['/products/backup'])
    expect(found.isNear).toBe(true)
  })

  test('shows pages of the other language, and popular ones where there is none', async () => {
    await backend.write([both('/products', { title: 'All products' }, { title: 'Semua produk' })])

    expect((await find('harbour', {}, 'id')).otherLanguage.map(({ id }) => id)).toEqual(['/english'])
    expect((await find('zzzzzz')).popular.map(({ url }) => url)).toEqual(['/products'])
  })

  test('follows the synonyms and pins of editors', async () => {
    const pins = [{ query: 'status', paths: ['/page/other-3'] }]
    await backend.setRules({ synonyms: [['safety copy', 'backup']], pins })
    const [pinned] = (await find('status')).results
    const found = await pathsFor('safety copies')
    await backend.setRules(NO_RULES)

    expect(pinned).toMatchObject({ id: '/page/other-3', isPinned: true })
    expect(found[0]).toBe('/products/backup')
  })

  test('finds a changed page by its new words only, and a removed page no more', async () => {
    const page = (title: string) => [both('/page/moving', { title }, { title })]
    await backend.write(page('Lighthouse'))
    const before = await pathsFor('lighthouse')
    await backend.write(page('Submarine'))
    const after = [await pathsFor('lighthouse'), await pathsFor('submarine')]
    await backend.write([{ path: '/page/moving', documents: {} }])

    expect(before).toEqual(['/page/moving'])
    expect(after).toEqual([[], ['/page/moving']])
    expect(await pathsFor('submarine')).toEqual([])
  })
})

describe('a collection', () => {
  let server: Awaited<ReturnType<typeof startTestCollection>>
  beforeAll(async () => {
    server = await startTestCollection()
    stops.push(server.stop)
  })

  test('without an index has no pages', async () => {
    const { current } = collectionReader({
      collection: server.open(),
      files: memoryIndexFiles(),
      now: clock(),
    })

    expect((await current('backup', 'en')).indexes.en.size).toBe(0)
  })

  test('that is busy gets the calls and pages again that it could not take, and no others', async () => {
    let [calls, pages] = [0, 0]
    server.faults.statusOfCall = () => ((calls += 1) % 3 === 0 ? 429 : 200)
    server.faults.statusOfPage = () => ((pages += 1) % 2 === 0 ? 503 : 201)

    await writePages(server.open(), PAGES)
    server.faults.statusOfCall = () => 200
    server.faults.statusOfPage = () => 201
    const paths = []
    for await (const some of pathsIn(server.open())) paths.push(...some)

    expect(server.pages.size).toBe(2 * PAGES.length - 1)
    expect(new Set(paths)).toEqual(new Set(PAGES.map(({ path }) => path)))
    expect(pages).toBeLessThan(5 * PAGES.length)
  })

  test('that refuses a page or all calls makes the write fail with the reason', async () => {
    server.faults.statusOfPage = (path) => (path === '/english' ? 400 : 201)
    await expect(writePages(server.open(), PAGES)).rejects.toThrow('refused /english')
    server.faults.statusOfPage = () => 201
    server.faults.statusOfCall = () => 503
    await expect(writePages(server.open(), PAGES)).rejects.toThrow('refused 7 attempts: 503')
    server.faults.statusOfCall = () => 200
  })

  test('refuses calls that are signed for another region', async () => {
    await expect(writePages(server.open('eu-west-1'), PAGES)).rejects.toThrow('403')
  })
})
