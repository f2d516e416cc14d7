import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReleaseWrite } from '../release/releaseEvents.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { memoryFiles } from '../testing/memoryFiles.ts'
import { articleFields, startPublishing } from '../testing/publishHarness.ts'
import { publishPaths } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import type { EdgeStore } from './edgeStore.ts'
import { siteSwitch } from './siteSwitch.ts'
import { stageReleases } from './stageRelease.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
let entries = new Map<string, string>()
let writes: ReleaseWrite[] = []
const prefixes = new Map<string, ReturnType<typeof memoryFiles>>()

const store: EdgeStore = {
  entries: async () => new Map(entries),
  update: async ({ puts = new Map(), deletes = [] }) => {
    for (const key of deletes) entries.delete(key)
    for (const [key, value] of puts) entries.set(key, value)
  },
}

const filesIn = (prefix: string) => {
  const files = memoryFiles()
  prefixes.set(prefix, files)
  return files.files
}
const staged = (build: string) => prefixes.get(`releases/${build}/`)?.objects ?? new Map<string, string>()

const switchOf = (later = 0) =>
  siteSwitch({ table: site.table, store, now: () => new Date(site.publisher.now().getTime() + later) })

/** Delivers the request of a build as the stream does. */
const stage = (build: string) =>
  stageReleases(site.publisher, { store, filesIn, readRelease: async () => ({ writes }) }, [
    {
      eventName: 'INSERT',
      dynamodb: { Keys: { pk: { S: `release-build#${build}` }, sk: { S: 'release-build' } } },
    },
  ])

const article = (id: number, title: string): ReleaseWrite => ({
  type: 'news',
  id,
  command: {
    name: 'store',
    state: 'published',
    fields: articleFields(`article-${id}`, {
      contents: [
        { languageId: 1, title, description: 'x', content: 'x' },
        { languageId: 2, title, description: 'x', content: 'x' },
      ],
    }),
  },
})

beforeAll(async () => {
  site = await startPublishing()
  const records = [
    await site.save(menu, 2, { type: 1, order: 2, isActive: true, url: '/', translations: [] }),
    ...(await Promise.all([1, 2].map((id) => site.save(news, id, articleFields(`article-${id}`))))),
  ]
  await publishStreamEvents(site.publisher, records)
  await publishPaths(site.publisher, ['/'])
})
afterAll(() => site.stop())
beforeEach(() => {
  entries = new Map()
})

test('pages of a release are staged in both languages, and the published files stay', async () => {
  const before = new Map(site.objects)
  writes = [article(1, 'Changed')]
  await stage('R1-1')

  expect(staged('R1-1').get('en/news-and-information/article-1/index.html')).toContain('Changed')
  expect(staged('R1-1').get('id/news-and-information/article-1.data')).toContain('Changed')
  expect(staged('R1-1').has('en/news-and-information/article-2/index.html')).toBe(false)
  expect(entries.has('R1-1/news-and-information/article-1')).toBe(true)
  expect(entries.has('R1-1')).toBe(true)
  expect(entries.has('release')).toBe(false)
  expect(site.objects).toEqual(before)
})

test('a page that the release removes has a key but no file', async () => {
  writes = [{ type: 'news', id: 2, command: { name: 'trash', fields: {} } }]
  await stage('R2-1')
  expect(entries.has('R2-1/news-and-information/article-2')).toBe(true)
  expect([...staged('R2-1').keys()].filter((key) => key.includes('article-2'))).toEqual([])
})

test('the switch waits for the build and for the edge, shows all pages with one key, and ends by itself', async () => {
  writes = [article(1, 'Shown')]
  expect(await switchOf().build('R3-1')).toBe(false)
  expect(await site.table.get(publishKeys.releaseBuild('R3-1'))).toBeDefined()
  expect(await switchOf().switchTo('R3-1')).toBe(false)
  await stage('R3-1')
  expect(await switchOf().build('R3-1')).toBe(true)
  expect(await switchOf(9_000).switchTo('R3-1')).toBe(false)
  expect(entries.has('release')).toBe(false)

  expect(await switchOf(10_000).switchTo('R3-1')).toBe(true)
  const now = site.publisher.now().getTime()
  expect(entries.get('release')).toBe(`R3-1 ${now + 10_000 + 60 * 60_000}`)
  await switchOf(20_000).end('R2-1', { isReverted: false })
  expect(entries.get('release')).toBe(`R3-1 ${now + 10_000 + 60 * 60_000}`)
  await switchOf(20_000).end('R3-1', { isReverted: false })
  expect(entries.get('release')).toBe(`R3-1 ${now + 20_000 + 5 * 60_000}`)
})

test('keys of the release that is shown stay until the next one is shown', async () => {
  const until = site.publisher.now().getTime() + 1_000
  entries = new Map([
    ['release', `R4-1 ${until}`],
    ['R4-1/news', '1'],
    ['R3-1/news', '1'],
  ])
  writes = [article(1, 'Next')]
  await stage('R5-1')
  expect(entries.has('R4-1/news')).toBe(true)
  expect(entries.has('R3-1/news')).toBe(false)
  expect(entries.get('release')).toBe(`R4-1 ${until}`)
})

test('a page that cannot be rendered stays as published', async () => {
  site.failing.add('/news-and-information/article-1')
  writes = [article(1, 'Broken')]
  await stage('R6-1')
  site.failing.clear()
  expect(entries.has('R6-1/news-and-information/article-1')).toBe(false)
  expect(entries.has('R6-1')).toBe(true)
})
