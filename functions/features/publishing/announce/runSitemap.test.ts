import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { getPublishRun, updatePublishRun, newestPublishRuns } from '../store/publishRuns.ts'
import { deferSitemapPages } from '../store/unlistedPages.ts'
import { publishAll } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { BOUNDS } from '../plan.ts'
import { articleFields, startPublishing } from '../testing/publishHarness.ts'
import { wakeOf } from '../testing/streamRecord.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILE = 'sitemap-news-and-information.xml'
const pageOf = (id: number) => `/news-and-information/new-${id}`

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  await site.save(news, 1, articleFields('edited'))
  await publishAll(site.publisher)
  site.writes.length = 0
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

async function burst(from: number): Promise<DynamoDBRecord[]> {
  const records = []
  for (let id = from; id < from + BOUNDS.burst; id += 1)
    records.push(await site.save(news, id, articleFields(`new-${id}`)))
  return records
}
const written = () => site.writes.filter((key) => key === FILE).length

async function begin(): Promise<string> {
  await publishStreamEvents(site.publisher, await burst(10))
  return (await newestPublishRuns(site.table, 10)).find(({ request }) => request.kind === 'queue')?.id ?? ''
}

/** Runs chunks without stream events until the run ends. @returns their number */
async function drive(id: string): Promise<number> {
  for (let part = 1; part < 20; part += 1) {
    await onStream(site.publisher, [wakeOf(id)])
    if ((await getPublishRun(site.table, id))?.state === 'done') return part
  }
  throw new Error('The run does not end')
}

test('parts leave the sitemap to the end of the run, which names the pages of all', async () => {
  const id = await begin()
  await onStream(site.publisher, [...(await burst(30)), wakeOf(id)])
  await onStream(site.publisher, [...(await burst(50)), wakeOf(id)])
  const left = await getPublishRun(site.table, id)

  expect(site.objects.has(`en${pageOf(10)}/index.html`)).toBe(true)
  expect(written()).toBe(0)
  expect([...(left?.unlisted ?? [])]).not.toEqual([])
  await drive(id)

  expect(written()).toBe(1)
  for (const number of [10, 30, 50]) expect(site.sitemap()).toContain(`${pageOf(number)}</loc>`)
  expect((await getPublishRun(site.table, id))?.unlisted).toBeUndefined()
})

test('an edit whose batch brings the next part leaves the sitemap to the run, too', async () => {
  const id = await begin()
  const renamed = await site.save(news, 1, articleFields('renamed'))
  await onStream(site.publisher, [renamed, wakeOf(id)])

  expect(site.objects.has('en/news-and-information/renamed/index.html')).toBe(true)
  expect(written()).toBe(0)
  await drive(id)

  expect(written()).toBe(1)
  expect(site.sitemap()).toContain('/renamed</loc>')
  expect(site.sitemap()).not.toContain('/edited</loc>')
})

test('a long run writes the sitemap on its way, too', async () => {
  const id = await begin()
  const publishRun = await getPublishRun(site.table, id)
  if (publishRun) await updatePublishRun(site.table, publishRun, { done: 995 })
  await onStream(site.publisher, [wakeOf(id)])

  expect((await getPublishRun(site.table, id))?.state).toBe('running')
  expect(site.sitemap()).toContain(`${pageOf(10)}</loc>`)
})

test('the sitemap waits for an index that follows the table with a delay', async () => {
  const id = await begin()
  await onStream(site.publisher, [...(await burst(30)), wakeOf(id)])
  const since = Date.now()
  const query = site.table.query.bind(site.table)
  vi.spyOn(site.table, 'query').mockImplementation(async (input) => {
    const answer = await query(input)
    const isLate = input.IndexName === 'gsi1' && Date.now() - since < 700
    return isLate
      ? { ...answer, items: answer.items.filter(({ pk }) => !String(pk).includes('/new-')) }
      : answer
  })
  await drive(id)

  for (const number of [10, 30]) expect(site.sitemap()).toContain(`${pageOf(number)}</loc>`)
})

test('what is left to a run while it ends keeps it from ending', async () => {
  const id = await begin()
  let isLeft: boolean | undefined
  const { invalidatePages } = site.publisher
  site.publisher.invalidatePages = async () => {
    isLeft ??= await deferSitemapPages(site.table, id, [pageOf(10)])
    await invalidatePages()
  }
  const parts = await drive(id)

  expect(isLeft).toBe(true)
  expect(parts).toBeGreaterThan(2)
  expect((await getPublishRun(site.table, id))?.unlisted).toBeUndefined()
  expect(await deferSitemapPages(site.table, id, [pageOf(10)])).toBe(false)
})
