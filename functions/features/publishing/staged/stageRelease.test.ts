import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReleaseWrite } from '../release/releaseEvents.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { openStagedBuild, removeStagedBuild, stagedBuilds, storeShownUntil } from '../store/stagedBuilds.ts'
import { loadEdgeFunction, viewerRequest } from '../../../../infra/cdn/edgeRuntime.ts'
import { addStagedPages, bytesOfPages, stagedPagesIn } from './stagedPages.ts'
import { memoryFiles } from '../testing/memoryFiles.ts'
import { articleFields, startPublishing } from '../testing/publishHarness.ts'
import { publishPaths } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { startPublishRun, updatePublishRun } from '../store/publishRuns.ts'
import { publishStatusItem } from '../store/publishStatuses.ts'
import type { EdgeStore } from './edgeStore.ts'
import { restage } from './restage.ts'
import { siteSwitch } from './siteSwitch.ts'
import type { Staging } from './stagePages.ts'
import { stageReleases } from './stageRelease.ts'

const MINUTE_MS = 60_000
const LONGEST = 60 * MINUTE_MS

let site: Awaited<ReturnType<typeof startPublishing>>
let entries = new Map<string, string>()
let updates = Promise.resolve()
let writes: ReleaseWrite[] = []
let isCurrent = true
const prefixes = new Map<string, ReturnType<typeof memoryFiles>>()

const store: EdgeStore = {
  entries: async () => new Map(entries),
  // one after the other, as ETags enforce
  update: (keys, read) => {
    const apply = async (earlier: Promise<void>) => {
      await earlier
      const values = await read(keys)
      for (const key of keys) entries.delete(key)
      for (const [key, value] of values) entries.set(key, value)
    }
    updates = apply(updates)
    return updates
  },
}

const filesIn = (prefix: string) => {
  const files = prefixes.get(prefix) ?? memoryFiles()
  prefixes.set(prefix, files)
  return files.files
}
const staging: Staging = { store, filesIn, readBuild: async () => ({ writes, isCurrent }) }
const staged = (build: string) => prefixes.get(`releases/${build}/`)?.objects ?? new Map<string, string>()

const switchOf = (later = 0) =>
  siteSwitch({ table: site.table, store, now: () => new Date(site.publisher.now().getTime() + later) })

/** Returns true if visitors get the staged file of a page once the build is shown. */
async function isListed(build: string, path: string): Promise<boolean> {
  const values = new Map([...entries, ['release', `${build} ${Date.now() + LONGEST}`] as const])
  const request = await Promise.resolve(loadEdgeFunction('siteRequest.js', {}, values)(viewerRequest(path)))
  return 'uri' in request && request.uri.startsWith(`/releases/${build}/`)
}

/** Delivers the request of a build as the stream does. */
const stage = (build: string, limit?: number) =>
  stageReleases(site.publisher, staging, {
    records: [
      {
        eventName: 'INSERT',
        dynamodb: { Keys: { pk: { S: `release-build#${build}#` }, sk: { S: 'release-build' } } },
      },
    ],
    ...(limit !== undefined && { limit }),
  })

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
  await publishPaths(site.publisher, ['/', '/news-and-information'])
  site.publisher.restage = (pages) => restage(site.publisher, async () => staging, pages)
})
afterAll(() => site.stop())
beforeEach(async () => {
  entries = new Map()
  isCurrent = true
  for (const { build } of await stagedBuilds(site.table)) await removeStagedBuild(site.table, build)
})

test('pages of a release are staged in both languages, and the published files stay', async () => {
  const before = new Map(site.objects)
  writes = [article(1, 'Changed')]
  await stage('R1-1')

  expect(staged('R1-1').get('en/news-and-information/article-1/index.html')).toContain('Changed')
  expect(staged('R1-1').get('id/news-and-information/article-1.data')).toContain('Changed')
  expect(staged('R1-1').has('en/news-and-information/article-2/index.html')).toBe(false)
  expect(await isListed('R1-1', '/news-and-information/article-1')).toBe(true)
  expect(await isListed('R1-1', '/news-and-information/article-2')).toBe(false)
  expect(await isListed('R1-1', '/')).toBe(true)
  expect(entries.has('release')).toBe(false)
  expect(site.objects).toEqual(before)
})

test('a page that the release removes has a key but no file', async () => {
  writes = [{ type: 'news', id: 2, command: { name: 'trash', fields: {} } }]
  await stage('R2-1')
  expect(await isListed('R2-1', '/news-and-information/article-2')).toBe(true)
  expect([...staged('R2-1').keys()].filter((key) => key.includes('article-2'))).toEqual([])
})

const shownUntil = (later: number) => site.publisher.now().getTime() + later

test('the switch waits for the build and for the edge, and shows all pages with one key', async () => {
  writes = [article(1, 'Shown')]
  expect(await switchOf().build('R3-1')).toBe(false)
  expect(await site.table.get(publishKeys.releaseBuild('R3-1'))).toBeDefined()
  expect(await switchOf().switchTo('R3-1')).toBe(false)
  await stage('R3-1')
  expect(await switchOf().build('R3-1')).toBe(true)
  expect(await switchOf(9_000).switchTo('R3-1')).toBe(false)
  expect(entries.has('release')).toBe(false)

  expect(await switchOf(10_000).switchTo('R3-1')).toBe(true)
  expect(entries.get('release')).toBe(`R3-1 ${shownUntil(10_000 + LONGEST)}`)
})

test('the staged pages end a minute after every revision of the release is published', async () => {
  writes = [article(1, 'Ending')]
  await stage('R7-1')
  await switchOf(10_000).switchTo('R7-1')
  const revision = { type: 'news', id: 1 }
  const written = [{ ...revision, versions: [78, 77] }]
  expect(await switchOf(20_000).end('R7-1', written)).toBe(false)

  const status = { version: 77, at: '', queueMs: 0, renderMs: 0, pages: [], publishRun: 'wide' }
  const counts = { written: 1, unchanged: 0, removed: 0, redirected: 0, failed: 0, waiting: 9 }
  await site.table.put(publishStatusItem(revision, { ...status, counts }, site.publisher.now()))
  const run = await startPublishRun(site.table, {
    id: 'wide',
    request: { kind: 'queue' },
    by: { id: 1, name: 'Ayu' },
    now: site.publisher.now(),
    total: 9,
  })
  expect(await switchOf(20_000).end('R7-1', written)).toBe(false)
  expect(entries.get('release')).toBe(`R7-1 ${shownUntil(10_000 + LONGEST)}`)
  await updatePublishRun(site.table, run, { state: 'done' })
  expect(await switchOf(20_000).end('R7-1', written)).toBe(true)
  expect(entries.get('release')).toBe(`R7-1 ${shownUntil(20_000 + MINUTE_MS)}`)
})

test('a release waits until another one has ended, but its own undo does not', async () => {
  writes = [article(1, 'First')]
  await stage('R8-1')
  await switchOf(10_000).switchTo('R8-1')
  await stage('R9-1')
  expect(await switchOf(11_000).switchTo('R9-1')).toBe(false)
  expect(await switchOf(10_001 + LONGEST).switchTo('R9-1')).toBe(true)
  await storeShownUntil(site.table, 'R9-1', site.publisher.now())
  await stage('R8-1-5')
  expect(await switchOf(11_000).switchTo('R8-1-5')).toBe(true)
  expect(entries.get('release')).toMatch(/^R8-1-5 /)
})

test('keys of builds that visitors see or will see stay', async () => {
  const at = site.publisher.now()
  for (const build of ['R3-1', 'R4-1', 'R6-1']) await openStagedBuild(site.table, build, at)
  await storeShownUntil(site.table, 'R3-1', new Date(at.getTime() - 1_000))
  await storeShownUntil(site.table, 'R4-1', new Date(at.getTime() + 1_000))
  entries = new Map([
    ['release', 'R4-1 1'],
    ...['R3-1', 'R4-1', 'R4-11', 'R6-1'].map((build): [string, string] => [`${build}/ab`, '1']),
  ])
  writes = [article(1, 'Next')]
  await stage('R5-1')
  const others = [...entries.keys()].filter((key) => !key.startsWith('R5-1/'))
  expect(others.toSorted()).toEqual(['R4-1/ab', 'R6-1/ab', 'release'])
})

const edited = (id: number, title: string) =>
  articleFields(`article-${id}`, {
    contents: [1, 2].map((languageId) => ({ languageId, title, description: 'x', content: 'x' })),
  })
const edit = async (id: number, title: string) =>
  publishStreamEvents(site.publisher, [await site.save(news, id, edited(id, title))])
const page = (build: string, path: string) => staged(build).get(`en${path}/index.html`)

test('an edit of another record reaches the staged pages, before the switch and after it', async () => {
  writes = [article(1, 'Released')]
  await stage('R10-1')
  await edit(2, 'Edited before')
  expect(page('R10-1', '/news-and-information')).toContain('Released')
  expect(page('R10-1', '/news-and-information')).toContain('Edited before')
  expect(site.objects.get('en/news-and-information/index.html')).not.toContain('Released')

  await switchOf(10_000).switchTo('R10-1')
  await edit(2, 'Edited after')
  expect(page('R10-1', '/news-and-information')).toContain('Edited after')
})

test('an edit while pages are rendered is not lost', async () => {
  writes = [article(1, 'Released')]
  const plain = site.renderer
  let isEdited = false
  site.publisher.renderer = {
    ...site.publisher.renderer,
    async renderPage(path, source, config) {
      const html = await plain.renderPage(path, source, config)
      if (path === '/news-and-information' && !isEdited) {
        isEdited = true
        await edit(2, 'Edited meanwhile')
      }
      return html
    },
  }
  await stage('R11-1')
  expect(page('R11-1', '/news-and-information')).toContain('Edited meanwhile')
  expect(page('R11-1', '/news-and-information')).toContain('Released')
})

test('a stopped release takes no more edits', async () => {
  writes = [article(1, 'Released')]
  await stage('R12-1')
  isCurrent = false
  await edit(2, 'Edited later')
  expect(page('R12-1', '/news-and-information')).not.toContain('Edited later')
  expect(await switchOf().end('R12-1', [])).toBe(true)
  expect(await stagedBuilds(site.table)).toEqual([])
})

test('a page that cannot be rendered stays as published', async () => {
  site.failing.add('/news-and-information/article-1')
  writes = [article(1, 'Broken')]
  await stage('R6-1')
  site.failing.clear()
  expect(await isListed('R6-1', '/news-and-information/article-1')).toBe(false)
  expect(await isListed('R6-1', '/')).toBe(true)
})

test('a build is rendered in several calls, and a killed one goes on at its place', async () => {
  writes = [article(1, 'In parts'), article(2, 'In parts')]
  const names: string[] = []
  const put = site.table.put.bind(site.table)
  vi.spyOn(site.table, 'put').mockImplementation((item, ...more) => {
    if (item.sk === 'release-build') names.push(item.pk)
    return put(item, ...more)
  })
  const rendered: string[] = []
  const plain = site.publisher.renderer
  site.publisher.renderer = {
    ...plain,
    renderPage: (path, ...more) => {
      rendered.push(path)
      return plain.renderPage(path, ...more)
    },
  }

  const build = switchOf().build
  await build('R13-1')
  await stage('R13-1', 2)
  expect(names).toEqual(['release-build#R13-1#', expect.stringMatching(/^release-build#R13-1#\/.+/)])
  expect(await build('R13-1')).toBe(false)
  const [first] = [...rendered]
  const update = vi.spyOn(staging.store, 'update').mockRejectedValueOnce(new Error('killed'))
  await expect(stage('R13-1', 2)).rejects.toThrow('killed')
  update.mockRestore()
  names.length = 0
  await switchOf(3 * MINUTE_MS).build('R13-1')
  await switchOf(3 * MINUTE_MS).build('R13-1')
  expect(new Set(names).size).toBe(1)
  for (let call = 0; call < 9 && !(await build('R13-1')); call += 1) await stage('R13-1', 2)

  expect(await build('R13-1')).toBe(true)
  for (const path of new Set(rendered)) expect(await isListed('R13-1', path)).toBe(true)
  expect(new Set(rendered)).toEqual(
    new Set(['/', '/news-and-information', ...['1', '2'].map((id) => `/news-and-information/article-${id}`)]),
  )
  expect(rendered.filter((path) => path === first)).toHaveLength(2)
})

test('a build lists more pages than the edge has room for keys, also those of concurrent calls', async () => {
  const pages = Array.from({ length: 40_000 }, (_, index) => `/page/${'long-name-'.repeat(5)}${index}`)
  expect(pages.join('').length).toBeGreaterThan(2_000_000)
  expect(bytesOfPages('R14-1', pages)).toBeLessThan(600_000)
  const add = (paths: readonly string[]) =>
    addStagedPages({ table: site.table, store }, { build: 'R14-1', paths, now: site.publisher.now() })
  await Promise.all([add(pages.slice(0, 60)), add(pages.slice(30, 90))])

  const listed = await stagedPagesIn(site.table, 'R14-1', pages.slice(0, 100))
  expect([...listed]).toEqual(pages.slice(0, 90))
  for (const path of [pages[0], pages[45], pages[89]]) expect(await isListed('R14-1', path ?? '')).toBe(true)
  expect(await isListed('R14-1', pages[90] ?? '')).toBe(false)
})
