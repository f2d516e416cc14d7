import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { getReceipt } from '../../store/publishing/receipts.ts'
import { getRun, moveRun, newestRuns, startRun } from '../../store/publishing/runs.ts'
import { siteOrigin } from '../../store/publishing/siteAddress.ts'
import { publishAll } from '../publishAll.ts'
import { publishBatch } from '../publishBatch.ts'
import { publishChanges } from '../publishChanges.ts'
import { BOUNDS } from '../splitPlan.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'
import { wakeOf } from '../testing/streamRecord.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site
const BY = { id: 1, name: 'Ayu' }

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // what publishing reports
  site = await startPublishing()
  started.push(site)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

const start = (id: string, request: Parameters<typeof startRun>[1]['request'] = { kind: 'all' }) =>
  startRun(site.table, { id, request, by: BY, now: site.publisher.now(), total: 0 })

/** Wakes the publisher as the stream does, until the run is over; gives the states it went through. */
async function drive(id: string): Promise<string[]> {
  const states: string[] = []
  for (let part = 0; part < 150; part += 1) {
    await publishBatch(site.publisher, [wakeOf(id)])
    const run = await getRun(site.table, id)
    states.push(run?.state ?? 'none')
    if (run?.state === 'done' || run?.state === 'stopped') break
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
  const run = await getRun(site.table, 'one')

  expect(states.filter((state) => state === 'running').length).toBeGreaterThan(2)
  expect(states.at(-1)).toBe('done')
  expect(run).toMatchObject({ failed: 0, by: BY })
  expect(run?.done).toBe(run?.total)
  expect(site.objects.get('en/news-and-information/a-110/index.html')).toContain('a-110')
  expect(site.invalidated).toEqual(['all'])
  expect(await siteOrigin(site.table)).toBe('https://site.example')
})

test('a run that is stopped ends after its part; whoever dies in one is followed by the next', async () => {
  await saveArticles(120)
  await start('one')
  await publishBatch(site.publisher, [wakeOf('one')])
  const { files } = site.publisher
  const dying = {
    ...site.publisher,
    renderer: { ...site.publisher.renderer, renderPage: () => new Promise<never>(() => {}) },
  }
  publishBatch(dying, [wakeOf('one')]).catch(() => {}) // what is dead reports to nobody
  await publishBatch({ ...site.publisher, files }, [wakeOf('one')])
  const running = await getRun(site.table, 'one')

  if (running) await moveRun(site.table, running, { state: 'stopping' })
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

/** A change of more than 20 pages is left to a run of all pages. */
const FEW = { ...BOUNDS, atOnce: 10, queued: 10 }

test('a change of very many pages renders some at once, the first ones first, and leaves the rest to a run', async () => {
  await saveArticles(30)
  await publishAll(site.publisher)
  const change = await newMenu()

  const { result } = await publishChanges(site.publisher, [change], { bounds: FEW })
  const receipt = await getReceipt(site.table, { type: 'menu', id: 1, version: 2 })
  const run = await getRun(site.table, receipt?.run ?? '')
  await publishChanges(site.publisher, [change], { bounds: FEW })
  const again = (await newestRuns(site.table, 5)).filter(
    ({ invocation, state }) => !invocation && state !== 'done',
  )

  expect(result?.rendered).toBe(FEW.atOnce)
  expect(site.objects.get('en/index.html')).toContain('Start')
  expect(run).toMatchObject({ state: 'waiting', request: { kind: 'all' } })
  expect(receipt?.counts.waiting).toBeGreaterThan(20)
  expect(again).toHaveLength(1)
  await drive(run?.id ?? '')
  expect([...site.objects.values()].filter((body) => /^(en|id) Home/.test(body))).toEqual([])
})

test('a run under way is not kept from its end by such changes: it goes through all pages once more', async () => {
  await saveArticles(30)
  await publishAll(site.publisher)
  await publishChanges(site.publisher, [await newMenu('First')], { bounds: FEW })
  const id = (await newestRuns(site.table, 5)).find(({ state }) => state === 'waiting')?.id ?? ''
  await publishBatch(site.publisher, [wakeOf(id)])
  const running = await getRun(site.table, id)

  for (const title of ['Second', 'Third'])
    await publishChanges(site.publisher, [await newMenu(title)], { bounds: FEW })
  const marked = await getRun(site.table, id)
  const states = await drive(id)

  expect(running?.state).toBe('running')
  expect(marked).toEqual({ ...running, again: true })
  expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
  expect(states.at(-1)).toBe('done')
  const pages = [...site.objects].filter(([key]) => key.endsWith('/index.html'))
  expect(pages.length).toBeGreaterThan(60)
  expect(pages.filter(([, body]) => !body.includes('Third')).map(([key]) => key)).toEqual([])
})

test('a release stops the run that an earlier one has left, and goes on with its own', async () => {
  await saveArticles(3)
  const given = { request: { kind: 'all' }, by: BY, now: site.publisher.now(), total: 0 } as const
  await startRun(site.table, { ...given, id: '1', invocation: 'killed' })
  await startRun(site.table, { ...given, id: '2', invocation: 'tried again' })
  await start('3')

  await publishAll(site.publisher, { id: 'tried again', mayGoOn: () => false })
  const states = () =>
    newestRuns(site.table, 5).then((runs) => runs.map(({ id, state }) => `${id.slice(0, 4)} ${state}`))
  expect(await states()).toEqual(['3 waiting', '2 waiting', '1 waiting'])
  await publishAll(site.publisher, { id: 'new', mayGoOn: () => true })
  expect((await states()).toSorted()).toEqual(['1 stopped', '2 waiting', '2026 done', '3 waiting'])
})

test('being told to go through its pages again does not wake a run', async () => {
  await start('one')
  const images = {
    OldImage: { revision: { N: '0' } },
    NewImage: { revision: { N: '0' }, again: { BOOL: true } },
  }
  const { dynamodb, ...record } = wakeOf('one')

  await publishBatch(site.publisher, [{ ...record, dynamodb: { ...dynamodb, ...images } }])

  expect(await getRun(site.table, 'one')).toMatchObject({ state: 'waiting', revision: 0 })
})

test('a receipt names the pages of its own change only, failed ones first, and is renewed when they are rendered again', async () => {
  await saveArticles(3)
  await publishAll(site.publisher)
  site.failing.add('/news-and-information/a-2')
  const text = texts({ title: 'New', description: 'x', content: '<p>new</p>' })
  const first = await site.save(news, 1, articleFields('a-1', { contents: text }))
  const second = await site.save(news, 2, articleFields('a-2', { contents: text }))

  await publishChanges(site.publisher, [first, second])
  const fine = await getReceipt(site.table, { type: 'news', id: 1, version: 2 })
  const broken = await getReceipt(site.table, { type: 'news', id: 2, version: 2 })
  site.failing.clear()
  const receiptOf = { type: 'news', id: 2, version: 2 }
  await start('again', { kind: 'pages', paths: ['/news-and-information/a-2'], receipt: receiptOf })
  await drive('again')
  const renewed = await getReceipt(site.table, receiptOf)

  expect(fine?.pages.map(({ path }) => path)).not.toContain('/news-and-information/a-2')
  expect(fine?.counts.failed).toBe(0)
  expect(broken?.pages[0]).toMatchObject({ path: '/news-and-information/a-2', fate: 'failed' })
  expect(broken?.pages[0]?.reason).toContain('is broken')
  expect(renewed?.counts).toMatchObject({ failed: 0 })
  expect(renewed?.pages.find(({ path }) => path === '/news-and-information/a-2')?.fate).toBe('written')
})
