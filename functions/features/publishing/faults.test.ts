import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { startPublishRun } from './store/publishRuns.ts'
import { keys } from '../../core/store/keys.ts'
import { rowsBetween } from './store/pageRows.ts'
import { publishAll } from './publishAll.ts'
import { onStream } from './onStream.ts'
import type { Publisher } from './publisher.ts'
import { memoryFiles } from './testing/memoryFiles.ts'
import { articleFields, startPublishing, texts } from './testing/publishHarness.ts'
import { deliverLikeLambda } from './testing/deliverLikeLambda.ts'

/** After any fault, all files finally equal those of a fresh full publish of the same content. */
type Site = Awaited<ReturnType<typeof startPublishing>>

const started: Site[] = []
let site: Site

const ARTICLES = 8
/** Each test replays minutes of a stream; slow machines need the time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** All articles have the same date, so edits never reorder lists. */
const first = (id: number) => articleFields(`article-${id}`)
const edited = (id: number, mark: string) =>
  articleFields(`article-${id}`, {
    contents: texts({ title: `Article ${id} ${mark}`, description: mark, content: `<p>${mark}</p>` }),
  })

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  for (let id = 1; id <= ARTICLES; id += 1) await site.save(news, id, first(id))
  await publishAll(site.publisher)
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

/** Files of the same content, published at once to an empty bucket by a new publisher. */
async function freshFiles(): Promise<Map<string, string>> {
  for (const { path } of await rowsBetween(site.table, ['/', '/\uFFFF']))
    await site.table.remove(keys.page(path))
  const { files, objects } = memoryFiles()
  await publishAll({ ...site.publisher, files })
  return objects
}

/** Redirects depend on history, not content, so they are compared separately. */
const sorted = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([, body]) => !body.startsWith('redirect ')).toSorted(([a], [b]) => (a < b ? -1 : 1))

async function expectAsFresh(): Promise<void> {
  const left = sorted(site.objects)
  const fresh = sorted(await freshFiles())
  expect(left.map(([key]) => key)).toEqual(fresh.map(([key]) => key))
  expect(left).toEqual(fresh)
}

const deliver = (records: readonly DynamoDBRecord[], attempts = 6) =>
  deliverLikeLambda(records, (batch) => onStream(site.publisher, batch), attempts)

test('a record whose page throws keeps its old page, stops no other, and recovers with its next save', async () => {
  const path = '/news-and-information/article-2'
  const old = site.objects.get(`en${path}/index.html`)
  site.failing.add(path)
  const changes = await Promise.all([1, 2, 3].map((id) => site.save(news, id, edited(id, 'better'))))

  const failed = await deliver(changes)
  const kept = site.objects.get(`en${path}/index.html`)
  site.failing.clear()
  await deliver([await site.save(news, 2, edited(2, 'mended'))])

  expect(failed.length).toBeGreaterThan(0)
  expect(kept).toBe(old)
  expect(site.objects.get('id/news-and-information/article-3/index.html')).toContain('better (id)')
  expect(site.objects.get(`en${path}/index.html`)).toContain('mended')
  await expectAsFresh()
})

test('a batch that was given up is made good by replaying it', async () => {
  const path = '/news-and-information/article-2'
  site.failing.add(path)
  const given = await deliver([await site.save(news, 2, edited(2, 'better'))], 2)
  site.failing.clear()

  const left = await deliver(given)

  expect(given).toHaveLength(1)
  expect(left).toEqual([])
  await expectAsFresh()
})

test('pages that failed are found and rendered by a run for failed pages, without any change', async () => {
  const path = '/news-and-information/article-2'
  site.failing.add(path)
  await deliver([await site.save(news, 2, edited(2, 'better'))], 1)
  site.failing.clear()
  const by = { id: 0, name: 'Schedule' }
  const now = site.publisher.now()
  await startPublishRun(site.table, { id: 'again', request: { kind: 'failed' }, by, now, total: 0 })

  for (let part = 0; part < 3; part += 1) await onStream(site.publisher, [wakeOf('again')])

  expect(site.objects.get(`en${path}/index.html`)).toContain('better')
  await expectAsFresh()
})

const wakeOf = (run: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: 'publish#runs' }, sk: { S: run } }, SequenceNumber: '1' },
})

test('a bucket that refuses some calls: nothing is lost once it takes them', async () => {
  const { files } = site.publisher
  let calls = 0
  const unreliable: Publisher['files'] = {
    ...files,
    put: async (...page) => {
      calls += 1
      if (calls % 3 === 0) throw new Error('503 Slow Down')
      await files.put(...page)
    },
  }
  site.publisher.files = unreliable
  const changes: DynamoDBRecord[] = []
  for (let id = 1; id <= ARTICLES; id += 1) changes.push(await site.save(news, id, edited(id, 'second')))

  const failed = await deliver(changes, 3)
  site.publisher.files = files
  const left = await deliver(failed)

  expect(calls).toBeGreaterThan(ARTICLES)
  expect(left).toEqual([])
  await expectAsFresh()
})

test('the function is killed in the middle of a batch, again and again: the repetition makes it whole', async () => {
  const { files } = site.publisher
  const changes: DynamoDBRecord[] = []
  for (let id = 1; id <= ARTICLES; id += 1) changes.push(await site.save(news, id, edited(id, 'second')))

  for (const survives of [1, 5, 11]) {
    let calls = 0
    const killed = Promise.withResolvers<never>()
    // fails from here on, as after a crash
    const put: typeof files.put = async (...page) => {
      calls += 1
      if (calls <= survives) return files.put(...page)
      killed.reject(new Error('killed'))
      return new Promise(() => {})
    }
    const dying = onStream({ ...site.publisher, files: { ...files, put } }, changes)
    await expect(Promise.race([dying, killed.promise])).rejects.toThrow('killed')
  }
  const left = await deliver(changes)

  expect(left).toEqual([])
  await expectAsFresh()
})

test('records that come twice and out of order leave what the content says', async () => {
  const changes: DynamoDBRecord[] = []
  for (const mark of ['one', 'two', 'three']) {
    for (const id of [1, 2, 3]) changes.push(await site.save(news, id, edited(id, mark)))
  }
  const hidden = await site.save(news, 3, articleFields('article-3', { status: '0' }))
  const shuffled = [...changes.toReversed(), hidden, ...changes]

  await deliver(shuffled)

  expect(site.objects.get('en/news-and-information/article-1/index.html')).toContain('three')
  expect(site.objects.has('en/news-and-information/article-3/index.html')).toBe(false)
  await expectAsFresh()
})

test('500 changes at once, in batches as the stream hands them over', async () => {
  const changes: DynamoDBRecord[] = []
  for (let count = 0; count < 500; count += 1) {
    const id = (count % ARTICLES) + 1
    changes.push(await site.save(news, id, edited(id, `edit ${count}`)))
  }
  changes.push(
    await site.save(menu, 1, {
      type: 1,
      order: 1,
      isActive: true,
      url: '/',
      translations: texts({ title: 'Start' }),
    }),
  )

  for (let start = 0; start < changes.length; start += 100) await deliver(changes.slice(start, start + 100))

  expect(site.objects.get('en/news-and-information/article-4/index.html')).toContain('edit 499')
  await expectAsFresh()
})
