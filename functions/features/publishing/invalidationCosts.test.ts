import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { DynamoDBRecord } from 'aws-lambda'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { recheck } from './runs/recheck.ts'
import { publishAll } from './publishAll.ts'
import { onStream } from './onStream.ts'
import { ALL_PAGES, staleTags } from './site/cacheTags.ts'
import { BOUNDS } from './plan.ts'
import { driveQueue } from './testing/driveQueue.ts'
import { articleFields, startPublishing, texts } from './testing/publishHarness.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site
let now: Date
let paths: string[]

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  now = new Date('2026-11-21T03:00:00Z')
  const count = async (sent: readonly string[]) => void paths.push(...sent)
  Object.assign(site.publisher, {
    now: () => now,
    invalidate: (pages: Iterable<string>) => count(staleTags(pages)),
    invalidatePages: () => count(ALL_PAGES),
  })
  // more pages than a batch renders at once, so that an edit of all becomes a run
  const articles = Array.from({ length: BOUNDS.atOnce + 20 }, (_, at) => articleFields(`a-${at}`))
  await site.saveAll(articles.map((fields, at) => ({ type: news, id: at + 1, fields })))
  await publishAll(site.publisher)
  await minutesPass(10)
  paths = []
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

/** Runs the schedule's minutes and the publish runs they cause. */
async function minutesPass(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    now = new Date(now.getTime() + 60_000)
    await recheck(site.table, now)
    await driveQueue(site.publisher)
  }
}

/** Invalidated paths of a write, including those of the next minutes. */
async function costOf(record: DynamoDBRecord): Promise<number> {
  paths = []
  await onStream(site.publisher, [record])
  await driveQueue(site.publisher)
  await minutesPass(3)
  return paths.length
}

const edited = (title: string) => articleFields('a-7', { contents: texts({ title, content: title }) })

test('an edit of an article costs one path', async () => {
  const costs = [
    await costOf(await site.save(news, 8, edited('One'))),
    await costOf(await site.save(news, 8, edited('Two'))),
  ]

  expect(site.objects.get('en/news-and-information/a-7/index.html')).toContain('Two')
  expect(costs).toEqual([1, 1])
})

test('a new article costs two paths at most, with the second look at its lists', async () => {
  const cost = await costOf(await site.save(news, 500, articleFields('new')))

  expect(site.objects.has('en/news-and-information/new/index.html')).toBe(true)
  expect(cost).toBeGreaterThan(0)
  expect(cost).toBeLessThanOrEqual(2)
})

const changedMenu = () => {
  const translations = texts({ title: 'Start' })
  return site.save(menu, 1, { type: 1, order: 1, isActive: true, url: '/', translations })
}

test('a change of the menu, which every page shows, costs one path at the end of its run', async () => {
  await onStream(site.publisher, [await changedMenu()])

  expect(site.objects.get('en/index.html')).toContain('Start')
  expect(paths).toEqual([])

  await driveQueue(site.publisher)
  await minutesPass(3)

  for (const slug of ['a-0', `a-${BOUNDS.atOnce + 19}`])
    expect(site.objects.get(`en/news-and-information/${slug}/index.html`)).toContain('Start')
  expect(paths).toEqual(ALL_PAGES)
})

test('an article in the batch of a menu change is live without its run', async () => {
  await onStream(site.publisher, [await changedMenu(), await site.save(news, 8, edited('Soon'))])

  expect(paths).toHaveLength(1)
})

test('pages that fail again and again cost nothing: nothing is told where nothing is written', async () => {
  site.failing.add('/news-and-information/a-7')
  await onStream(site.publisher, [await site.save(news, 8, edited('Broken'))]).catch(() => {})
  paths = []

  await minutesPass(3)

  expect(paths).toEqual([])
})
