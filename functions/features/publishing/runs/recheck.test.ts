import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news, newsCta } from '@flou/shared/content/types/news.ts'
import { publishAll, publishPaths } from '../publishAll.ts'
import { onStream } from '../onStream.ts'
import { driveQueue } from '../testing/driveQueue.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'
import { recheck } from './recheck.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startPublishing>>
const started: Site[] = []
let site: Site
let now: Date
/** Partition prefixes of items that the indexes do not contain yet. */
let unknown: string[]

const START = new Date('2026-11-21T03:00:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000)

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  site = await startPublishing()
  started.push(site)
  now = START
  unknown = []
  site.publisher.now = () => now
  const query = site.table.query.bind(site.table)
  site.table.query = async <T>(input: Parameters<typeof query>[0]) => {
    const found = await query<T>(input)
    const isKnown = ({ pk }: Record<string, unknown>) =>
      !unknown.some((start) => String(pk).startsWith(start))
    return input.IndexName ? { ...found, items: found.items.filter(isKnown) } : found
  }
  await site.save(news, 1, articleFields('first'))
  await publishAll(site.publisher)
  await minute(later(120))
})
afterAll(() => Promise.all(started.map(({ stop }) => stop())))

const html = (path: string) => site.objects.get(`en${path}/index.html`)
const LIST = '/news-and-information'

/** Runs a minute of the schedule and its effects; returns the rendered pages without duplicates. */
async function minute(time: Date): Promise<string[]> {
  now = time
  site.rendered.length = 0
  await recheck(site.table, now)
  await driveQueue(site.publisher)
  return [...new Set(site.rendered.map((each) => each.slice('en'.length)))].toSorted()
}

test('a record that the index of its list has later than the stream is on the list a minute later', async () => {
  now = later(200)
  unknown = ['news#2']
  await onStream(site.publisher, [await site.save(news, 2, articleFields('second'))])
  expect(html(`${LIST}/second`)).toContain('second')
  expect(html(LIST)).not.toContain('second')
  unknown = []

  expect(await minute(later(230))).toEqual([]) // the index may still lack it
  expect(await minute(later(260))).toContain(LIST)
  expect(html(LIST)).toContain('second')
  expect(await minute(later(320))).toEqual([])
})

test('a page that the index has later than a change of what it shows is rendered a minute later', async () => {
  now = later(200)
  await site.save(news, 2, articleFields('second'))
  await publishPaths(site.publisher, [`${LIST}/second`])
  unknown = [`page#${LIST}/second`]
  now = later(201)
  const change = await site.save(newsCta, 0, { contents: texts({ title: 'Write to us', content: '' }) })
  await onStream(site.publisher, [change])
  unknown = []
  expect(html(`${LIST}/first`)).toContain('Write to us')
  expect(html(`${LIST}/second`)).not.toContain('Write to us')

  expect(await minute(later(260))).toEqual([`${LIST}/second`])
  expect(html(`${LIST}/second`)).toContain('Write to us')
})

test('a page that shares a part has what changed in it, too', async () => {
  now = later(200)
  await site.save(news, 2, articleFields('second'))
  await publishPaths(site.publisher, [`${LIST}/second`])
  unknown = [`page#${LIST}/second`]
  now = later(201)
  const renamed = { type: 1, order: 1, isActive: true, url: '/', translations: texts({ title: 'Beranda' }) }
  await onStream(site.publisher, [await site.save(menu, 1, renamed)])
  unknown = []
  expect(html(LIST)).toContain('Beranda')
  expect(html(`${LIST}/second`)).not.toContain('Beranda')

  await minute(later(260))
  expect(html(`${LIST}/second`)).toContain('Beranda')
})

test('a change that touches no list, of pages that are long known, has nothing rendered again', async () => {
  now = later(200)
  const edited = articleFields('first', {
    contents: texts({ title: 'Edited', description: 'x', content: '' }),
  })
  await onStream(site.publisher, [await site.save(news, 1, edited)])
  expect(html(`${LIST}/first`)).toContain('Edited')
  expect(await minute(later(260))).toEqual([])
})
