import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { isActive } from '@flou/shared/publishing/publishing.ts'
import { keys } from '../../../core/store/keys.ts'
import { PUBLISH_LANE } from '../store/publishKeys.ts'
import { LANES } from '../store/publishLanes.ts'
import {
  getPublishRun,
  requestAnotherPass,
  startPublishRun,
  updatePublishRun,
  type StoredPublishRun,
} from '../store/publishRuns.ts'
import { onStream } from '../onStream.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'
import { laneWakesOf, wakeOf } from '../testing/streamRecord.ts'
import { toPublishRun } from '../publishingRoutes.ts'
import { wakeIdleRuns } from './wakeIdleRuns.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site

const ARTICLES = 150
const articlePaths = Array.from({ length: ARTICLES }, (_, at) => `en/news-and-information/a-${at}`)

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  await site.saveAll(
    articlePaths.map((_, at) => ({ type: news, id: at + 1, fields: articleFields(`a-${at}`) })),
  )
  // a counter of a large site, whose run is handed to lanes
  await site.table.put({ ...keys.counter('news'), total: 5_000 })
  const by = { id: 1, name: 'Ayu' }
  const run = { request: { kind: 'all' }, by, now: site.publisher.now(), total: 0 } as const
  await startPublishRun(site.table, { ...run, id: 'one' })
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

async function current(): Promise<StoredPublishRun> {
  const publishRun = await getPublishRun(site.table, 'one')
  if (!publishRun) throw new Error('There is no run')
  return publishRun
}
const wake = () => onStream(site.publisher, [wakeOf('one')])
const wakeLanes = async () =>
  Promise.allSettled(laneWakesOf(await current()).map((record) => onStream(site.publisher, [record])))

/** Wakes the run and its lanes, lanes in parallel as on shards of the stream, until the run ends. */
async function drive(): Promise<StoredPublishRun> {
  for (let round = 0; round < 200; round += 1) {
    await wake().catch(() => undefined)
    await wakeLanes()
    if (!isActive(await current())) break
  }
  return current()
}

const newMenu = (title: string) => {
  const translations = texts({ title })
  return site.save(menu, 1, { type: 1, order: 1, isActive: true, url: '/', translations })
}
const pagesWithout = (text: string) =>
  [...site.objects].filter(([key, body]) => key.endsWith('/index.html') && !body.includes(text))

test('a large run is split into lanes, each page in one of them; counts add up, the CDN is told once', async () => {
  await wake()
  const split = await current()
  await wakeLanes()
  const half = await current()
  const end = await drive()

  expect(split.lanes).toMatchObject({ of: LANES, states: {} })
  expect(Object.keys(half.lanes?.states ?? {})).toHaveLength(LANES)
  expect(half.done).toBeGreaterThan(0)
  expect(toPublishRun(half)).not.toHaveProperty('lanes')
  expect(end).toMatchObject({ state: 'done', failed: 0 })
  expect(end.lanes).toBeUndefined()
  expect(end.done).toBe(end.total)
  expect(end.rendered).toBeGreaterThanOrEqual(ARTICLES)
  const rendered = articlePaths.map((path) => site.rendered.filter((one) => one === path).length)
  expect(rendered).toEqual(articlePaths.map(() => 1))
  expect(site.invalidated).toEqual(['all'])
})

test('lanes that are killed at any of their writes lose and double nothing', async () => {
  await newMenu('Changed')
  const own = site.table.update.bind(site.table)
  let writes = 0
  const update = vi.spyOn(site.table, 'update').mockImplementation((key, input) => {
    const isProgress = input.UpdateExpression?.includes('lanes.#states') === true
    if (!key.pk.startsWith(PUBLISH_LANE) && !isProgress) return own(key, input)
    writes += 1
    return writes % 3 === 0 ? Promise.reject(new Error('killed')) : own(key, input)
  })

  const end = await drive()
  update.mockRestore()

  expect(end).toMatchObject({ state: 'done', failed: 0 })
  expect(end.done).toBe(end.total)
  expect(articlePaths.filter((path) => !site.objects.has(`${path}/index.html`))).toEqual([])
  expect(pagesWithout('Changed')).toEqual([])
})

test('a run that is stopped ends; its lanes render nothing more and tell the CDN what they wrote', async () => {
  await wake()
  await wakeLanes()
  const lanes = laneWakesOf(await current())
  await updatePublishRun(site.table, await current(), { state: 'stopping' })
  await wake()
  const stopped = await current()
  site.rendered.length = 0
  site.invalidated.length = 0
  for (const lane of [...lanes, ...lanes]) await onStream(site.publisher, [lane])

  expect(stopped).toMatchObject({ state: 'stopped' })
  expect(stopped.done).toBeGreaterThan(0)
  expect(site.rendered).toEqual([])
  expect(new Set(site.invalidated)).toEqual(new Set(['pages']))
  expect(site.invalidated.length).toBeLessThanOrEqual(LANES)
})

test('a change during the run makes it go through its pages again, with lanes of the new pass only', async () => {
  await wake()
  const firstLanes = laneWakesOf(await current())
  await wakeLanes()
  await newMenu('Later')
  await requestAnotherPass(site.table, await current())
  const end = await drive()
  site.rendered.length = 0
  for (const lane of firstLanes) await onStream(site.publisher, [lane])

  expect(end.state).toBe('done')
  expect(pagesWithout('Later')).toEqual([])
  expect(site.rendered).toEqual([])
})

test('an edit that is published while lanes render stays', async () => {
  await wake()
  const contents = texts({ title: 'a-7', description: 'x', content: 'edited meanwhile' })
  const edit = await site.save(news, 8, articleFields('a-7', { contents }))

  await Promise.all([drive(), onStream(site.publisher, [edit])])

  expect(site.objects.get(`${articlePaths[7]}/index.html`)).toContain('edited meanwhile')
})

test('a lane without progress is woken, the others are left alone', async () => {
  await wake()
  const [first, ...others] = laneWakesOf(await current())
  for (const lane of others) await onStream(site.publisher, [lane])
  const minutes = (count: number) => new Date(site.publisher.now().getTime() + count * 60_000)
  const later = minutes(4)
  site.publisher.now = () => later
  for (const lane of others) await onStream(site.publisher, [lane])

  const woken = await wakeIdleRuns(site.table, later)
  const update = vi.spyOn(site.table, 'update')
  await wake()

  const updated = update.mock.calls.map(([{ pk }]) => pk)
  expect(woken).toBe(1)
  expect(updated).toEqual([first?.dynamodb?.Keys?.pk?.S])
})

test('lanes in one batch of the stream share the pages of a chunk, so that edits do not wait for more', async () => {
  await wake()
  const lanes = laneWakesOf(await current())
  site.rendered.length = 0

  await onStream(site.publisher, lanes)
  const together = site.rendered.length
  site.rendered.length = 0
  await onStream(site.publisher, lanes.slice(0, 1))

  expect(together).toBeGreaterThan(0)
  expect((await current()).done).toBeLessThan(ARTICLES)
})
