import { afterEach, beforeEach, expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { PageStore } from './pageData/pageStore.ts'
import { publishAll, publishPaths } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import type { Publisher } from './publisher.ts'
import { articleFields, startPublishing, texts } from './testing/publishHarness.ts'

const PAGE = '/news-and-information/story'
const HTML = `en${PAGE}/index.html`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeEach(async () => {
  site = await startPublishing()
  await site.save(news, 1, articleFields('story'))
  await publishAll(site.publisher)
})
afterEach(() => site.stop())

const story = (content: string, changes: Record<string, unknown> = {}) =>
  articleFields('story', { contents: texts({ title: 'story', description: 'x', content }), ...changes })

/** A gate at which a publish waits once. */
function gate() {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const pass = async () => {
    reached.resolve()
    await opened.promise
  }
  return { pass, reached: reached.promise, open: () => opened.resolve() }
}

/** A second publisher of the same site, paused before it writes the files of `at`. */
function stoppingAtWrite({ files }: Publisher, at = PAGE) {
  const stop = gate()
  const slow: Publisher = {
    ...site.publisher,
    files: {
      ...files,
      put: async (path, language, page) => {
        if (path === at) await stop.pass()
        await files.put(path, language, page)
      },
    },
  }
  return { slow, ...stop }
}

/** A second publisher of the same site, paused after it rendered `at`. */
function stoppingAfterRender({ renderer }: Publisher, at = PAGE) {
  const stop = gate()
  const slow: Publisher = {
    ...site.publisher,
    renderer: {
      ...renderer,
      renderPage: async (path, source, config) => {
        const page = await renderer.renderPage(path, source, config)
        if (path === at) await stop.pass()
        return page
      },
    },
  }
  return { slow, ...stop }
}

/** Publishes a write through the stream while another publish is paused, then resumes that one. */
async function overtake(
  { slow, reached, open }: ReturnType<typeof stoppingAtWrite>,
  fields: Record<string, unknown>,
) {
  const running = publishPaths(slow, [PAGE])
  await reached
  await publishStreamEvents(site.publisher, [await site.save(news, 1, fields)])
  open()
  await running
}

test('a page written late with older content is written again with the newest', async () => {
  await site.save(news, 1, story('older'))

  await overtake(stoppingAtWrite(site.publisher), story('newest'))

  expect(site.objects.get(HTML)).toContain('newest')
  expect(site.objects.get(`id${PAGE}.data`)).toContain('newest')
})

test('a page rendered from older content is not written over a newer one', async () => {
  await site.save(news, 1, story('older'))
  site.writes.length = 0

  await overtake(stoppingAfterRender(site.publisher), story('newest'))

  expect(site.objects.get(HTML)).toContain('newest')
})

test('a page hidden meanwhile does not come back, nor does its place in the sitemap', async () => {
  await site.save(news, 1, story('older'))

  await overtake(stoppingAtWrite(site.publisher), story('older', { status: '0' }))

  expect([...site.objects.keys()].filter((key) => key.includes('story'))).toEqual([])
  expect(site.sitemap()).not.toContain('story')
})

test('a page moved meanwhile stays a redirect', async () => {
  await site.save(news, 1, story('older'))

  await overtake(stoppingAtWrite(site.publisher), articleFields('moved'))

  expect(site.objects.get(HTML)).toBe('redirect /news-and-information/moved')
})

test('a page published during a full publish is not taken for one that no longer belongs', async () => {
  const { slow, reached, open } = stoppingAfterRender(site.publisher)
  const running = publishAll(slow)
  await reached
  await publishStreamEvents(site.publisher, [await site.save(news, 2, articleFields('latecomer'))])
  open()
  await running

  expect(site.objects.get('en/news-and-information/latecomer/index.html')).toContain('latecomer')
  expect(site.sitemap()).toContain('latecomer')
})

test('what a page shows for the first time is not missed where it changes before the page is found by it', async () => {
  const titled = (title: string, publishDate: string) =>
    articleFields('latecomer', { contents: texts({ title }), publishDate })
  for (const [id, publishDate] of [
    [2, '2026-11-02'],
    [3, '2026-11-03'],
  ] as const)
    await site.save(news, id, articleFields(`other-${id}`, { publishDate }))
  await site.save(news, 4, titled('older', '2026-10-01'))
  await publishAll(site.publisher)
  const { slow, reached, open } = stoppingAfterRender(site.publisher, '/')
  const moves = await site.save(news, 4, titled('older', '2026-11-04'))

  const running = publishStreamEvents(slow, [moves])
  await reached
  const before = site.objects.get('en/index.html')
  await publishStreamEvents(site.publisher, [await site.save(news, 4, titled('newest', '2026-11-04'))])
  open()
  await running

  expect(before).not.toContain('older')
  expect(site.objects.get('en/index.html')).toContain('newest')
})

const readSide = (source: ContentSource) => source.readFragment('side', (shared) => shared.list(news))

test.each([
  ['a list', (source: ContentSource) => source.list(news), []],
  ['what pages share', readSide, []],
  ['what another page shares already', readSide, ['/beside']],
] as const)(
  '%s that a page reads for the first time is not missed where it gets another record meanwhile',
  async (_, read, others) => {
    const { renderer } = site.publisher
    site.publisher.renderer = {
      ...renderer,
      renderPage: async (path, source, config) => {
        if (path !== '/listing' && path !== '/beside') return renderer.renderPage(path, source, config)
        const found = await read(source)
        return { status: 200, html: found.map(({ title }) => title).join(), data: '' }
      },
    }
    await publishPaths(site.publisher, others)
    const { slow, reached, open } = stoppingAfterRender(site.publisher, '/listing')

    const running = publishPaths(slow, ['/listing'])
    await reached
    await publishStreamEvents(site.publisher, [await site.save(news, 2, articleFields('latecomer'))])
    open()
    const { rendered } = await running

    expect(site.objects.get('en/listing/index.html')).toContain('latecomer')
    expect(rendered).toBe(1)
  },
)

test('a link that a page has for the first time is not kept as broken where its target comes meanwhile', async () => {
  const { renderer } = site.publisher
  const pages = new Map([['/linking', '<main><a href="/target">target</a></main>']])
  site.publisher.renderer = {
    ...renderer,
    renderPage: async (path, source, config) =>
      pages.has(path)
        ? { status: 200, html: pages.get(path) ?? '', data: '' }
        : renderer.renderPage(path, source, config),
  }
  const store = new PageStore(site.table)
  const linking = async () => (await store.load(['/linking'])).get('/linking')
  await publishPaths(site.publisher, ['/linking'])
  const alone = await linking()
  pages.set('/linking-too', pages.get('/linking') ?? '')
  const { slow, reached, open } = stoppingAtWrite(site.publisher, '/linking-too')

  const running = publishPaths(slow, ['/linking-too'])
  await reached
  pages.set('/target', '<main>here</main>')
  await publishPaths(site.publisher, ['/target'])
  open()
  await running
  const late = (await store.load(['/linking-too'])).get('/linking-too')

  expect(alone?.broken?.map(({ target }) => target)).toEqual(['/target'])
  expect([(await linking())?.broken, late?.broken]).toEqual([undefined, undefined])
})

test('what a publish wrote that ended in between is put right by the next one', async () => {
  await site.save(news, 1, story('older'))
  const { slow, reached, open } = stoppingAtWrite({
    ...site.publisher,
    files: {
      ...site.publisher.files,
      put: async (...page) => {
        await site.publisher.files.put(...page)
        throw new Error('killed')
      },
    },
  })
  const running = publishPaths(slow, [PAGE]).catch(() => {})
  await reached
  await publishStreamEvents(site.publisher, [await site.save(news, 1, story('newest'))])
  open()
  await running
  const left = site.objects.get(HTML)

  await publishPaths(site.publisher, [PAGE])

  expect(left).toContain('older')
  expect(site.objects.get(HTML)).toContain('newest')
})

test('of two publishes at once both leave the page that a fresh one would', async () => {
  await site.save(news, 1, story('older'))
  const both = [publishAll(site.publisher), publishAll(site.publisher)]
  await publishStreamEvents(site.publisher, [await site.save(news, 1, story('newest'))])
  await Promise.all(both)
  const left = new Map(site.objects)

  const fresh = await startPublishing()
  await fresh.save(news, 1, story('newest'))
  await publishAll(fresh.publisher)
  await fresh.stop()

  expect(Object.fromEntries(left)).toEqual(Object.fromEntries(fresh.objects))
})
