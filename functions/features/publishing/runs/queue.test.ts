import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { dequeuePages, queuedPages, queuePages } from '../store/pageQueue.ts'
import { PUBLISH_RUNS } from '../store/publishKeys.ts'
import { getPublishStatus } from '../store/publishStatuses.ts'
import { getPublishRun, newestPublishRuns, startPublishRun } from '../store/publishRuns.ts'
import { publishAll } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { BOUNDS } from '../plan.ts'
import { STREAM_BATCH } from '../../../core/manifest.ts'
import { BUSY_CHUNK_SIZE, CHUNK_SIZE, queueStage } from './queueStage.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'
import { wakeOf } from '../testing/streamRecord.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  await site.save(news, 1, articleFields('edited'))
  await site.save(news, 2, articleFields('also-edited'))
  await publishAll(site.publisher)
  site.rendered.length = 0
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

const html = (slug: string) => site.objects.get(`en/news-and-information/${slug}/index.html`)
const edit = (id: number, slug: string, text: string) => {
  const contents = texts({ title: slug, description: `about ${slug}`, content: text })
  return site.save(news, id, articleFields(slug, { contents }))
}
const newArticles = async (count: number) => {
  const records = []
  for (let id = 10; id < 10 + count; id += 1)
    records.push(await site.save(news, id, articleFields(`new-${id}`)))
  return records
}
/** One more record, a wake-up, fills the batch. */
const editsOfFullBatch = async () => {
  const edits = []
  for (let count = 1; count < STREAM_BATCH; count += 1) edits.push(await edit(1, 'edited', `text ${count}`))
  return edits
}
const queueRuns = async () =>
  (await newestPublishRuns(site.table, 10)).filter(({ request }) => request.kind === 'queue')

async function drive(id: string): Promise<void> {
  for (let part = 0; part < 50; part += 1) {
    await onStream(site.publisher, [wakeOf(id)])
    if ((await getPublishRun(site.table, id))?.state === 'done') return
  }
}

test('in a burst an edit of what visitors see is live at once; new pages and lists follow in a run', async () => {
  const batch = [...(await newArticles(BOUNDS.burst)), await edit(1, 'edited', 'new text')]

  await publishStreamEvents(site.publisher, batch)
  const atOnce = site.rendered.filter((path) => path.startsWith('en'))
  const [publishRun] = await queueRuns()
  const receipt = await getPublishStatus(site.table, { type: 'news', id: 10, version: 1 })

  expect(atOnce).toContain('en/news-and-information/edited')
  expect(atOnce.some((path) => path.includes('/new-'))).toBe(false)
  expect(html('edited')).toContain('new text')
  expect(publishRun).toMatchObject({ state: 'waiting' })
  expect(receipt).toMatchObject({ publishRun: publishRun?.id })
  expect(receipt?.counts.waiting).toBeGreaterThan(0)

  await drive(publishRun?.id ?? '')
  expect(html('new-10')).toContain('new-10')
  const kept = Object.fromEntries(site.objects)
  await publishAll(site.publisher)
  expect(kept).toEqual(Object.fromEntries(site.objects))
  expect(await queuedPages(site.table, 'record', { limit: 10 })).toEqual([])
  expect(await queuedPages(site.table, 'list', { limit: 10 })).toEqual([])
})

test('batches that follow each other share the run, and its lists are rendered once', async () => {
  const records = await newArticles(3 * BOUNDS.burst)
  for (let start = 0; start < records.length; start += BOUNDS.burst) {
    await publishStreamEvents(site.publisher, records.slice(start, start + BOUNDS.burst))
  }
  const runs = await queueRuns()

  await drive(runs[0]?.id ?? '')

  expect(runs).toHaveLength(1)
  expect(site.rendered.filter((path) => path === 'en/news-and-information')).toHaveLength(1)
  expect(site.rendered.filter((path) => path.includes('en/news-and-information/new-'))).toHaveLength(
    records.length,
  )
})

test('who imports many edits does not stand before the edit of another', async () => {
  const many = []
  for (let index = 0; index < BOUNDS.perPerson + 10; index += 1) {
    await site.save(news, 100 + index, articleFields(`import-${index}`))
  }
  await publishAll(site.publisher)
  for (let index = 0; index < BOUNDS.perPerson + 10; index += 1) {
    many.push(await edit(100 + index, `import-${index}`, 'imported'))
  }
  const others = await edit(1, 'edited', 'by another')
  const image = others.dynamodb?.NewImage
  const by = { ...image, updatedBy: { M: { id: { N: '7' }, name: { S: 'Ayu' } } } }

  await publishStreamEvents(site.publisher, [
    ...many,
    { ...others, dynamodb: { ...others.dynamodb, NewImage: by } },
  ])

  expect(html('edited')).toContain('by another')
  expect(html(`import-${BOUNDS.perPerson + 5}`)).not.toContain('imported')
})

test('a page that is queued again while it is rendered stays in the queue', async () => {
  const now = new Date()
  await queuePages(site.table, { record: ['/a'], list: ['/b'] }, now)
  const before = await queuedPages(site.table, 'list', { limit: 10 })
  await queuePages(site.table, { record: [], list: ['/b'] }, new Date(now.getTime() + 1_000))

  await dequeuePages(site.table, 'record', await queuedPages(site.table, 'record', { limit: 10 }))
  await dequeuePages(site.table, 'list', before)

  expect(await queuedPages(site.table, 'record', { limit: 10 })).toEqual([])
  expect(await queuedPages(site.table, 'list', { limit: 10 })).toMatchObject([
    { path: '/b', since: now.toISOString() },
  ])
})

test('pages far behind in the alphabet are reached, however many are queued again before them', async () => {
  const before = Array.from(
    { length: BUSY_CHUNK_SIZE + 10 },
    (_, index) => `/a-${String(index).padStart(2, '0')}`,
  )
  await queuePages(site.table, { record: [...before, '/z'], list: [] }, new Date())
  const step = queueStage(site.publisher)

  const first = await step.read(undefined, true)
  await first.complete?.()
  await queuePages(site.table, { record: before, list: [] }, new Date())
  const second = await step.read(first.next, true)
  await second.complete?.()

  const again = BUSY_CHUNK_SIZE - 11 // ten remaining pages and the last one
  expect(first.paths).toEqual(before.slice(0, BUSY_CHUNK_SIZE))
  expect(second.paths).toEqual([...before.slice(BUSY_CHUNK_SIZE), '/z', ...before.slice(0, again)])
  expect((await step.read(second.next, true)).paths).toEqual(before.slice(again, BUSY_CHUNK_SIZE))
})

test('while many changes keep coming a part is small, so that an edit does not wait for a large one', async () => {
  const paths = Array.from({ length: CHUNK_SIZE + 5 }, (_, index) => `/a-${String(index).padStart(3, '0')}`)
  await queuePages(site.table, { record: paths, list: [] }, new Date())
  const step = queueStage(site.publisher)

  expect((await step.read(undefined, true)).paths).toHaveLength(BUSY_CHUNK_SIZE)
  expect((await step.read(undefined, false)).paths).toHaveLength(CHUNK_SIZE)
})

test('lists that have waited take places of a small part, not places beside them; none is left out for it', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/a-${String(index).padStart(2, '0')}`)
  const lists = paths.slice(0, 8).map((path) => `/list${path}`)
  const longAgo = new Date(site.publisher.now().getTime() - 60_000)
  await queuePages(site.table, { record: paths, list: lists }, longAgo)
  const step = queueStage(site.publisher)

  const first = await step.read(undefined, true)
  await first.complete?.()
  const second = await step.read(first.next, true)

  const ofLists = first.paths.filter((path) => path.startsWith('/list'))
  expect(first.paths).toHaveLength(BUSY_CHUNK_SIZE)
  expect(ofLists.length).toBeGreaterThan(0)
  expect(second.paths.slice(0, 3)).toEqual(paths.slice(BUSY_CHUNK_SIZE - ofLists.length).slice(0, 3))
  expect(second.paths).toEqual(expect.arrayContaining(lists.slice(ofLists.length)))
})

test('a part is left where the batch is full: more changes wait behind it, and come first', async () => {
  await publishStreamEvents(site.publisher, await newArticles(BOUNDS.burst))
  const [publishRun] = await queueRuns()
  const id = publishRun?.id ?? ''
  const edits = await editsOfFullBatch()
  await onStream(site.publisher, [...edits, wakeOf(id)])
  const left = await getPublishRun(site.table, id)

  expect(html('edited')).toContain(`text ${STREAM_BATCH - 1}`)
  expect(html('new-10')).toBeUndefined()
  // its revision changes, so that the stream wakes the publisher again
  expect(left).toMatchObject({ state: 'waiting', revision: (publishRun?.revision ?? 0) + 1 })
  await onStream(site.publisher, [...edits.slice(1), wakeOf(id)])
  expect(html('new-10')).toContain('new-10')
})

test('a full batch leaves alone a run that a request carries on by itself', async () => {
  const by = { id: 1, name: 'Ayu' }
  const given = { request: { kind: 'all' }, by, now: site.publisher.now(), total: 0 } as const
  const publishRun = await startPublishRun(site.table, { ...given, id: '1', invocation: 'release' })
  const edits = await editsOfFullBatch()
  await onStream(site.publisher, [...edits, wakeOf('1')])

  expect(await getPublishRun(site.table, '1')).toEqual(publishRun)
})

test('whoever dies in a part of the queue loses nothing of it', async () => {
  await publishStreamEvents(site.publisher, await newArticles(BOUNDS.burst))
  const [publishRun] = await queueRuns()
  const own = site.table.update.bind(site.table)
  const update = vi.spyOn(site.table, 'update').mockImplementation((key, input) => {
    const isMove = key.pk === PUBLISH_RUNS && input.ExpressionAttributeNames?.['#cursor'] !== undefined
    return isMove ? Promise.reject(new Error('killed')) : own(key, input)
  })

  await expect(onStream(site.publisher, [wakeOf(publishRun?.id ?? '')])).rejects.toThrow('killed')
  update.mockRestore()
  await drive(publishRun?.id ?? '')

  expect(html('new-10')).toContain('new-10')
  // notified once, although the repeated chunk found its pages written
  expect(site.invalidated).toEqual(['all', 'pages'])
  expect((await getPublishRun(site.table, publishRun?.id ?? ''))?.state).toBe('done')
})
