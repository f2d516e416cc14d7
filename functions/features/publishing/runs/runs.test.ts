import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { getPublishStatus } from '../store/publishStatuses.ts'
import { getPublishRun, updatePublishRun, newestPublishRuns, startPublishRun } from '../store/publishRuns.ts'
import { siteOrigin } from '../store/siteOrigins.ts'
import { publishAll } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { BOUNDS } from '../plan.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'
import { wakeOf } from '../testing/streamRecord.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site
const BY = { id: 1, name: 'Ayu' }

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

const start = (id: string, request: Parameters<typeof startPublishRun>[1]['request'] = { kind: 'all' }) =>
  startPublishRun(site.table, { id, request, by: BY, now: site.publisher.now(), total: 0 })

/** Wakes the publisher as the stream does until the run ends. @returns the states of the run */
async function drive(id: string): Promise<string[]> {
  const states: string[] = []
  for (let part = 0; part < 150; part += 1) {
    await onStream(site.publisher, [wakeOf(id)])
    const publishRun = await getPublishRun(site.table, id)
    states.push(publishRun?.state ?? 'none')
    if (publishRun?.state === 'done' || publishRun?.state === 'stopped') break
  }
  return states
}
const saveArticles = async (count: number) => {
  for (let id = 1; id <= count; id += 1) await site.save(news, id, articleFields(`a-${id}`))
}
const newMenu = (title = 'Start') => {
  const translations = texts({ title })
  return site.save(menu, 1, { type: 1, order: 1, isActive: true, url: '/', translations })
}

test('a run goes part by part, counts as it goes, and tells the CDN once at its end', async () => {
  await saveArticles(110)
  await start('one')

  const states = await drive('one')
  const publishRun = await getPublishRun(site.table, 'one')

  expect(states.filter((state) => state === 'running').length).toBeGreaterThan(1)
  expect(states.at(-1)).toBe('done')
  expect(publishRun).toMatchObject({ failed: 0, by: BY })
  expect(publishRun?.done).toBe(publishRun?.total)
  expect(site.objects.get('en/news-and-information/a-110/index.html')).toContain('a-110')
  expect(site.invalidated).toEqual(['all'])
  expect(await siteOrigin(site.table)).toBe('https://site.example')
})

test('a run that is stopped ends after its part; whoever dies in one is followed by the next', async () => {
  await saveArticles(120)
  await start('one')
  await onStream(site.publisher, [wakeOf('one')])
  const { files } = site.publisher
  const dying = {
    ...site.publisher,
    renderer: { ...site.publisher.renderer, renderPage: () => new Promise<never>(() => {}) },
  }
  onStream(dying, [wakeOf('one')]).catch(() => {}) // the crashed publisher's error is expected
  await onStream({ ...site.publisher, files }, [wakeOf('one')])
  const running = await getPublishRun(site.table, 'one')

  if (running) await updatePublishRun(site.table, running, { state: 'stopping' })
  const states = await drive('one')

  expect(running?.state).toBe('running')
  expect(states).toEqual(['stopped'])
})

test('of one type, of named pages', async () => {
  await saveArticles(3)
  await start('type', { kind: 'type', type: 'news' })
  await drive('type')
  const ofType = [...site.objects.keys()].filter((key) => key.endsWith('index.html'))
  await start('page', { kind: 'pages', paths: ['/'] })
  await drive('page')

  expect(ofType).toContain('id/news-and-information/a-2/index.html')
  expect(ofType).not.toContain('en/index.html')
  expect(site.objects.has('en/index.html')).toBe(true)
  expect(site.invalidated).toContain('/')
})

/** More than 20 affected pages are deferred to a run of all pages. */
const FEW = { ...BOUNDS, atOnce: 10, queued: 10 }

test('a change of very many pages renders some at once, the first ones first, and leaves the rest to a run', async () => {
  await saveArticles(30)
  await publishAll(site.publisher)
  const change = await newMenu()

  const { result } = await publishStreamEvents(site.publisher, [change], { bounds: FEW })
  const receipt = await getPublishStatus(site.table, { type: 'menu', id: 1, version: 2 })
  const publishRun = await getPublishRun(site.table, receipt?.publishRun ?? '')
  await publishStreamEvents(site.publisher, [change], { bounds: FEW })
  const again = (await newestPublishRuns(site.table, 5)).filter(
    ({ invocation, state }) => !invocation && state !== 'done',
  )

  expect(result?.rendered).toBe(FEW.atOnce)
  expect(site.objects.get('en/index.html')).toContain('Start')
  expect(publishRun).toMatchObject({ state: 'waiting', request: { kind: 'all' } })
  expect(receipt?.counts.waiting).toBeGreaterThan(20)
  expect(again).toHaveLength(1)
  await drive(publishRun?.id ?? '')
  expect([...site.objects.values()].filter((body) => /^(en|id) Home/.test(body))).toEqual([])
})

test('a run under way is not kept from its end by such changes: it goes through all pages once more', async () => {
  await saveArticles(30)
  await publishAll(site.publisher)
  await publishStreamEvents(site.publisher, [await newMenu('First')], { bounds: FEW })
  const id = (await newestPublishRuns(site.table, 5)).find(({ state }) => state === 'waiting')?.id ?? ''
  await onStream(site.publisher, [wakeOf(id)])
  const running = await getPublishRun(site.table, id)

  for (const title of ['Second', 'Third'])
    await publishStreamEvents(site.publisher, [await newMenu(title)], { bounds: FEW })
  const marked = await getPublishRun(site.table, id)
  const states = await drive(id)

  expect(running?.state).toBe('running')
  expect(marked).toEqual({ ...running, isRepeatRequested: true })
  expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
  expect(states.at(-1)).toBe('done')
  const pages = [...site.objects].filter(([key]) => key.endsWith('/index.html'))
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter(([, body]) => !body.includes('Third')).map(([key]) => key)).toEqual([])
})

test('a release stops the run that an earlier one has left, and goes on with its own', async () => {
  await saveArticles(3)
  const given = { request: { kind: 'all' }, by: BY, now: site.publisher.now(), total: 0 } as const
  await startPublishRun(site.table, { ...given, id: '1', invocation: 'killed' })
  await startPublishRun(site.table, { ...given, id: '2', invocation: 'tried again' })
  await start('3')

  await publishAll(site.publisher, { id: 'tried again', hasTime: () => false })
  const states = () =>
    newestPublishRuns(site.table, 5).then((runs) => runs.map(({ id, state }) => `${id.slice(0, 4)} ${state}`))
  expect(await states()).toEqual(['3 waiting', '2 waiting', '1 waiting'])
  await publishAll(site.publisher, { id: 'new', hasTime: () => true })
  expect((await states()).toSorted()).toEqual(['1 stopped', '2 waiting', '2026 done', '3 waiting'])
})

test('being told to go through its pages again does not wake a run', async () => {
  await start('one')
  const images = {
    OldImage: { revision: { N: '0' } },
    NewImage: { revision: { N: '0' }, isRepeatRequested: { BOOL: true } },
  }
  const { dynamodb, ...record } = wakeOf('one')

  await onStream(site.publisher, [{ ...record, dynamodb: { ...dynamodb, ...images } }])

  expect(await getPublishRun(site.table, 'one')).toMatchObject({ state: 'waiting', revision: 0 })
})

test('a receipt names the pages of its own change only, failed ones first, and is renewed when they are rendered again', async () => {
  await saveArticles(3)
  await publishAll(site.publisher)
  site.failing.add('/news-and-information/a-2')
  const text = texts({ title: 'New', description: 'x', content: '<p>new</p>' })
  const first = await site.save(news, 1, articleFields('a-1', { contents: text }))
  const second = await site.save(news, 2, articleFields('a-2', { contents: text }))

  await publishStreamEvents(site.publisher, [first, second])
  const fine = await getPublishStatus(site.table, { type: 'news', id: 1, version: 2 })
  const broken = await getPublishStatus(site.table, { type: 'news', id: 2, version: 2 })
  site.failing.clear()
  const receiptOf = { type: 'news', id: 2, version: 2 }
  await start('again', { kind: 'pages', paths: ['/news-and-information/a-2'], revision: receiptOf })
  await drive('again')
  const renewed = await getPublishStatus(site.table, receiptOf)

  expect(fine?.pages.map(({ path }) => path)).not.toContain('/news-and-information/a-2')
  expect(fine?.counts.failed).toBe(0)
  expect(broken?.pages[0]).toMatchObject({ path: '/news-and-information/a-2', action: 'failed' })
  expect(broken?.pages[0]?.reason).toContain('is broken')
  expect(renewed?.counts).toMatchObject({ failed: 0 })
  expect(renewed?.pages.find(({ path }) => path === '/news-and-information/a-2')?.action).toBe('written')
})
