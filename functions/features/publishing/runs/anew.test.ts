import { LANGUAGES } from '@flou/shared/locale.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { search } from '../../search/indexing/answer.ts'
import { memoryIndexFiles } from '../../search/storage/indexFiles.ts'
import { indexReader } from '../../search/indexReader.ts'
import { getPublishRun, startPublishRun } from '../store/publishRuns.ts'
import { publishAll } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { driveQueue } from '../testing/driveQueue.ts'
import { articleFields, letAnHourPass, startPublishing, texts } from '../testing/publishHarness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site

/** A site whose search index reads the public files. */
async function start(): Promise<Site> {
  const made = await startPublishing()
  started.push(made)
  const { renderer } = made.publisher
  const index = memoryIndexFiles()
  Object.assign(made.publisher, {
    index: {
      ...index,
      read: async (key: string, etag?: string) => {
        const page = made.objects.get(key)
        return page === undefined ? index.read(key, etag) : { body: Buffer.from(page), etag: '' }
      },
    },
    // pages share a fragment named by its hash
    renderer: {
      ...renderer,
      async renderPage(...given: Parameters<typeof renderer.renderPage>) {
        const page = await renderer.renderPage(...given)
        const [, language, menus] = /^(en|id) (\w+)/.exec(page.html) ?? []
        if (page.status !== 200 || menus === undefined) return page
        const head = `<head><meta property="og:title" content="${page.data}"/></head>`
        const html = `<html>${head}<body><main><h1>${page.data}</h1></main>${page.html}</body></html>`
        return { ...page, html, shared: [{ key: `${language}/shell/${menus}.json`, body: menus }] }
      },
    },
  })
  return made
}

const PATH = '/news-and-information'
const withText = (slug: string, text: string) =>
  articleFields(slug, { contents: texts({ title: text, content: text }) })
const withMenu = (title: string) => ({
  type: 1,
  order: 1,
  isActive: true,
  url: '/',
  translations: texts({ title }),
})

const objectsOf = ({ objects }: Site) => Object.fromEntries(objects)

async function found({ publisher }: Site, query: string): Promise<string[]> {
  const files = publisher.index ?? expect.unreachable()
  const { current } = indexReader({ files, now: () => 0 })
  const answer = search(searchQuery({ query }), await current(), { language: 'en', now: publisher.now() })
  return answer.results.map(({ id }) => id)
}

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await start()
  for (let id = 1; id <= 14; id += 1) await site.save(news, id, withText(`a-${id}`, `Story${id}`))
  await publishAll(site.publisher)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

/** Restores an older table, after edits, a creation, a move, a deletion and a menu change. */
async function restoreOlderTable(): Promise<void> {
  letAnHourPass(site.publisher)
  const backup = await site.backUp()
  await onStream(site.publisher, [
    await site.save(news, 1, withText('a-1', 'Withdrawn')),
    await site.save(news, 20, withText('created', 'Created')),
    await site.save(news, 2, withText('moved', 'Story2')),
    await site.save(news, 3, { ...withText('a-3', 'Story3'), isTrashed: true }),
    await site.save(menu, 1, withMenu('Changed')),
  ])
  await driveQueue(site.publisher)
  site.objects.set('en/of-no-page.tmp', 'left by hand')
  site.objects.set('sitemap-of-another-time.xml', '<urlset/>')
  await site.restore(backup)
  letAnHourPass(site.publisher)
}

/** The same content published to an empty bucket without page items. */
async function freshlyPublished(): Promise<Site> {
  const fresh = await start()
  const content = (await site.backUp()).filter(({ pk }) => !/^(page|publish)#/.test(pk?.S ?? ''))
  await fresh.restore(content)
  fresh.publisher.now = site.publisher.now
  await publishAll(fresh.publisher)
  return fresh
}

test('a full publish that trusts what is known leaves the site of another time; anew it is that of the table', async () => {
  await restoreOlderTable()
  await publishAll(site.publisher)
  expect(site.objects.get(`en${PATH}/a-1/index.html`)).toContain('Withdrawn')
  expect(site.objects.has(`en${PATH}/created/index.html`)).toBe(true)
  expect(await found(site, 'Created')).toContain(`${PATH}/created`)

  site.invalidated.length = 0
  const result = await publishAll(site.publisher, { isForced: true })

  expect(result.failed).toEqual([])
  expect(objectsOf(site)).toEqual(objectsOf(await freshlyPublished()))
  for (const key of site.objects.keys())
    expect(key).not.toMatch(/created|moved|another-time|of-no-page|Changed/)
  expect(site.objects.get(`en${PATH}/a-1/index.html`)).toContain('Story1')
  for (const language of LANGUAGES) expect(site.objects.has(`${language}${PATH}/a-3/index.html`)).toBe(true)
  expect(site.invalidated).toEqual(['/*'])
})

test('pages that are all written again share what they read, as in any other full publish', async () => {
  for (let id = 10; id < 50; id += 1) await site.save(news, id, articleFields(`more-${id}`))
  await publishAll(site.publisher)
  const reads = [vi.spyOn(site.table, 'query'), vi.spyOn(site.table, 'getAll')]
  const readsOf = async (isForced: boolean) => {
    for (const read of reads) read.mockClear()
    const { rendered } = await publishAll(site.publisher, { isForced })
    return { rendered, reads: reads.reduce((sum, { mock }) => sum + mock.calls.length, 0) }
  }

  const known = await readsOf(false)
  const anew = await readsOf(true)

  expect(anew.rendered).toBeGreaterThan(40)
  expect(anew.reads).toBeLessThan(known.reads + anew.rendered)
})

test('the search finds what the table has, and nothing of another time', async () => {
  await restoreOlderTable()

  await publishAll(site.publisher, { isForced: true })

  expect(await found(site, 'Story1')).toContain(`${PATH}/a-1`)
  expect(await found(site, 'Story3')).toContain(`${PATH}/a-3`)
  for (const query of ['Created', 'Withdrawn']) expect(await found(site, query)).toEqual([])
})

test('a run of staff does the same part by part; whoever dies in one is followed by the next', async () => {
  await restoreOlderTable()
  const by = { id: 1, name: 'Ayu' }
  const request = { kind: 'all', isForced: true } as const
  await startPublishRun(site.table, { id: 'anew', request, by, now: site.publisher.now(), total: 0 })
  const list = site.publisher.files.list.bind(site.publisher.files)
  let isKilled = false
  site.publisher.files.list = (...given) => {
    if (isKilled) return list(...given)
    isKilled = true
    return Promise.reject(new Error('killed'))
  }

  await expect(driveQueue(site.publisher)).rejects.toThrow('killed')
  await driveQueue(site.publisher)

  expect(await getPublishRun(site.table, 'anew')).toMatchObject({ state: 'done', failed: 0 })
  expect(objectsOf(site)).toEqual(objectsOf(await freshlyPublished()))
})

test('a release that takes the place of such a run does all of it', async () => {
  await restoreOlderTable()
  await startPublishRun(site.table, {
    id: 'unfinished',
    request: { kind: 'all', isForced: true },
    by: { id: 0, name: 'Release' },
    now: site.publisher.now(),
    total: 0,
    invocation: 'killed',
  })

  await publishAll(site.publisher)

  expect(await getPublishRun(site.table, 'unfinished')).toMatchObject({ state: 'stopped' })
  expect(site.objects.has(`en${PATH}/created/index.html`)).toBe(false)
})
