import { afterAll, beforeEach, expect, test } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news, newsCategory, newsCta } from '@flou/shared/content/types/news.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { publishDue } from './runs/publishDue.ts'
import { keys } from '../../core/store/keys.ts'
import { partitions } from '../../core/store/partitions.ts'
import { allowedBy } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/publish/manifest.ts'
import { PageStore } from './pageData/pageStore.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, letAnHourPass, startPublishing, texts } from './testing/publishHarness.ts'

const LIST = '/news-and-information'
const page = (slug: string) => `${LIST}/${slug}`

const started: Awaited<ReturnType<typeof startPublishing>>[] = []
const used = new Set<string>()
let site: Awaited<ReturnType<typeof startPublishing>>

beforeEach(async () => {
  site = await startPublishing(used)
  started.push(site)
  await site.save(news, 1, articleFields('first', { publishDate: '2026-11-03' }))
  await site.save(news, 2, articleFields('second', { publishDate: '2026-11-02' }))
  await site.save(news, 3, articleFields('third', { publishDate: '2026-11-01' }))
  await publishAll(site.publisher)
  site.rendered.length = 0
  site.writes.length = 0
})

afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
  return Promise.all(started.map(({ stop }) => stop()))
})

const renderedPaths = () => [...new Set(site.rendered.map((one) => one.slice(2)))].toSorted()

test('a full publish writes every page in both languages, the sitemap and the error pages', () => {
  const keys = [...site.objects.keys()]

  expect(keys).toEqual(
    expect.arrayContaining([
      'en/index.html',
      'id/index.html',
      'en/_.data',
      `en${page('first')}/index.html`,
      `id${page('third')}.data`,
      '404.html',
      'robots.txt',
    ]),
  )
  expect(site.sitemap()).toContain(`<loc>https://site.example/id${page('second')}</loc>`)
})

test('a second full publish renders everything and writes no page', async () => {
  const result = await publishAll(site.publisher)

  expect(result).toMatchObject({ rendered: 11, skipped: 11, removed: 0, failed: [] })
  expect(site.writes.filter((key) => key.endsWith('index.html'))).toEqual([])
})

test("an edit of an article's text renders that article and nothing else", async () => {
  const text = texts({ title: 'third', description: 'about third', content: '<p>new</p>' })
  const change = await site.save(news, 3, articleFields('third', { contents: text }))

  const { result } = await publishStreamEvents(site.publisher, [change])

  expect(renderedPaths()).toEqual([page('third')])
  expect(result).toMatchObject({ rendered: 1, skipped: 0, failed: [] })
  expect(site.objects.get(`id${page('third')}/index.html`)).toContain('<p>new</p> (id)')
})

test('data that an edit replaces is kept for documents of its edition; that of a first publish replaces nothing', async () => {
  const before = site.objects.get(`id${page('third')}.data`) ?? ''
  expect([...site.snapshots]).toEqual([])
  const text = texts({ title: 'third', description: 'about third', content: '<p>new</p>' })
  const change = await site.save(news, 3, articleFields('third', { contents: text }))

  await publishStreamEvents(site.publisher, [change])

  expect(site.snapshots.get(`id/editions/${fingerprint(before)}.json`)).toBe(before)
  expect(site.snapshots.size).toBe(2)
})

test('a new title renders the pages that list the article, not those that list others', async () => {
  const text = texts({ title: 'Third!', description: 'about third', content: '<p>third</p>' })
  const change = await site.save(
    news,
    3,
    articleFields('third', { contents: text, publishDate: '2026-11-01' }),
  )

  letAnHourPass(site.publisher)

  await publishStreamEvents(site.publisher, [change])

  expect(renderedPaths()).toEqual([LIST, page('third')])
})

test('what lists do not show of an article renders its own page alone, and so does what they read no longer', async () => {
  const text = texts({ title: 'Third', description: 'Another', content: '<p>third</p>' })
  const fields = articleFields('third', { contents: text, publishDate: '2026-11-01' })
  await publishStreamEvents(site.publisher, [await site.save(news, 3, fields)])
  site.rendered.length = 0

  const contents = texts({ title: 'Third', description: 'And another', content: '<p>third</p>' })
  await publishStreamEvents(site.publisher, [await site.save(news, 3, { ...fields, contents })])

  expect(renderedPaths()).toEqual([page('third')])
})

test('of a menu what the pages share of it renders every page, and the rest none', async () => {
  const fields = { type: 1, order: 1, isActive: true, translations: texts({ title: 'Start' }) }
  await publishStreamEvents(site.publisher, [await site.save(menu, 1, { ...fields, url: '/' })])
  site.rendered.length = 0

  await publishStreamEvents(site.publisher, [await site.save(menu, 1, { ...fields, url: '/pricing' })])

  expect(renderedPaths()).toEqual([])
})

test('a category or a shared section renders the articles that show it', async () => {
  const category = await site.save(newsCategory, 1, {
    contents: texts({ title: 'Clouds', description: 'x' }),
  })
  await publishStreamEvents(site.publisher, [category])
  const forCategory = renderedPaths()
  site.rendered.length = 0

  const cta = await site.save(newsCta, 0, { contents: texts({ title: 'Write to us', content: '' }) })
  await publishStreamEvents(site.publisher, [cta])

  expect(forCategory).toContain(page('second'))
  expect(renderedPaths()).toEqual([page('first'), page('second'), page('third')])
})

test('a menu change renders every page', async () => {
  const change = await site.save(menu, 1, {
    type: 1,
    order: 1,
    isActive: true,
    url: '/',
    translations: texts({ title: 'Start' }),
  })

  const { result } = await publishStreamEvents(site.publisher, [change])

  expect(result).toMatchObject({ rendered: 5, skipped: 0 })
  expect(site.objects.get('en/index.html')).toContain('Start')
})

test('a new slug moves the page and leaves redirects, also from the addresses before', async () => {
  const renamed = await site.save(news, 3, articleFields('renamed', { publishDate: '2026-11-01' }))
  await publishStreamEvents(site.publisher, [renamed])
  const again = await site.save(news, 3, articleFields('again', { publishDate: '2026-11-01' }))
  await publishStreamEvents(site.publisher, [again])

  expect(site.objects.get(`en${page('third')}/index.html`)).toBe(`redirect ${page('again')}`)
  expect(site.objects.get(`id${page('renamed')}/index.html`)).toBe(`redirect ${page('again')}`)
  expect(site.objects.get(`en${page('again')}/index.html`)).toContain('again')
  expect(site.sitemap()).not.toContain('renamed')
})

test('a hidden article disappears with its data, its redirects and its place in lists', async () => {
  await publishStreamEvents(site.publisher, [
    await site.save(news, 2, articleFields('moved', { publishDate: '2026-11-02' })),
  ])
  const hidden = await site.save(news, 2, articleFields('moved', { publishDate: '2026-11-02', status: '0' }))

  const { result } = await publishStreamEvents(site.publisher, [hidden])

  const keys = [...site.objects.keys()]
  expect(keys.filter((key) => key.includes('moved') || key.includes('second'))).toEqual([])
  expect(site.objects.get('en/index.html')).toContain('first,third')
  expect(result?.removed).toBe(2)
})

test('an article whose day has come gets its page, its place in lists and in the sitemap', async () => {
  const midnight = new Date('2026-11-21T17:00:00Z')
  site.publisher.now = () => new Date(midnight.getTime() - 1)
  const future = articleFields('future', { publishDate: '2026-11-22' })
  await publishStreamEvents(site.publisher, [await site.save(news, 4, future)])
  await site.table.put({ ...keys.due('news', 4), gsi1pk: partitions.due(), gsi1sk: midnight.toISOString() })
  const before = [...site.objects].filter(([, body]) => body.includes('future'))

  site.publisher.now = () => midnight
  const due = await site.recordStream(news, 4, () => publishDue(site.table, midnight))
  await publishStreamEvents(site.publisher, [due])

  expect(before).toEqual([])
  expect(site.objects.get(`id${page('future')}/index.html`)).toContain('future')
  expect(site.objects.get('en/index.html')).toContain('future,first')
  expect(site.objects.get(`en${LIST}/index.html`)).toContain('future')
  expect(site.sitemap()).toContain(page('future'))
})

test('a scheduled article has no page, whatever its day, before the schedule has published it', async () => {
  const scheduled = articleFields('waiting', { publishDate: '2026-11-01', status: '2' })
  await publishStreamEvents(site.publisher, [await site.save(news, 4, scheduled)])
  await site.table.put({
    ...keys.due('news', 4),
    gsi1pk: partitions.due(),
    gsi1sk: '2026-10-31T17:00:00.000Z',
  })
  const before = [...site.objects].filter(([, body]) => body.includes('waiting'))

  const now = site.publisher.now()
  const due = await site.recordStream(news, 4, () => publishDue(site.table, now))
  await publishStreamEvents(site.publisher, [due])

  expect(before).toEqual([])
  expect(site.objects.get(`en${page('waiting')}/index.html`)).toContain('waiting')
  expect(site.objects.get(`en${LIST}/index.html`)).toContain('waiting')
  expect(site.sitemap()).toContain(page('waiting'))
})

test('a page that fails keeps its old version, says why, and is tried again from its change', async () => {
  const old = site.objects.get(`en${page('second')}/index.html`)
  site.failing.add(page('second'))
  const fine = await site.save(news, 1, articleFields('first', { publishDate: '2026-11-03', mediaId: 9 }))
  const text = texts({ title: 'second', description: 'about second', content: '<p>better</p>' })
  const broken = await site.save(
    news,
    2,
    articleFields('second', { publishDate: '2026-11-02', contents: text }),
  )

  const { repeatFrom, result } = await publishStreamEvents(site.publisher, [fine, broken])
  const reported = await new PageStore(site.table).load([page('second')])
  site.failing.clear()
  const retried = await publishStreamEvents(site.publisher, [broken])

  expect(repeatFrom).toEqual(broken.dynamodb?.SequenceNumber)
  expect(result?.failed).toEqual([
    { path: page('second'), reason: `${page('second')} is broken`, isKnown: false },
  ])
  expect(reported.get(page('second'))).toMatchObject({ error: `${page('second')} is broken` })
  expect(old).not.toContain('better')
  expect(retried.repeatFrom).toBeUndefined()
  expect(site.objects.get(`en${page('second')}/index.html`)).toContain('better')
})

test('items that are no content are passed over', async () => {
  const session = { dynamodb: { Keys: { pk: { S: 'session#1' }, sk: { S: '-' } }, SequenceNumber: '1' } }

  const answer = await publishStreamEvents(site.publisher, [session])

  expect(answer).toEqual({ repeatFrom: undefined, result: undefined })
})
