import { menu } from '@flou/shared/content/types/menu.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { writeAll } from '@flou/functions/core/store/dynamo/writeAll.ts'
import { startTestTable, type TestTable } from '@flou/functions/core/store/testTable.ts'
import { onStream } from '@flou/functions/features/publishing/onStream.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { driveQueue } from '@flou/functions/features/publishing/testing/driveQueue.ts'
import {
  articleFields,
  letAnHourPass,
  startPublishing,
  texts,
} from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemsOf } from './compareTables.ts'
import { restoreContent } from './restoreContent.ts'
import { ownerOf, scopeOf } from './scope.ts'

const PATH = 'en/news-and-information'
const MAX_DRILL_MS = 30_000

let site: Awaited<ReturnType<typeof startPublishing>>
let earlier: TestTable
let printed: string[]
const rotateKeys = vi.fn<() => Promise<void>>()

const withText = (slug: string, content: string) =>
  articleFields(slug, { contents: texts({ title: slug, content }) })
const submission = (id: string) => ({ pk: `submission#${id}`, sk: '-', data: '{}' })

beforeEach(async () => {
  printed = []
  rotateKeys.mockReset()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // reports of publishing
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  ;[site, earlier] = await Promise.all([startPublishing(), startTestTable()])
  for (let id = 1; id <= 6; id += 1) await site.save(news, id, withText(`a-${id}`, `Story${id}`))
  await site.table.put({ ...keys.counter('news'), next: 6, total: 6 })
  await site.table.put({ ...keys.jwks(), keys: [] })
  await publishAll(site.publisher)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all([site.stop(), earlier.stop()])
})

async function readAll() {
  const items = []
  for await (const item of itemsOf(site.table)) items.push(item)
  return items
}

/** As point-in-time recovery: a second table with the content of this moment. */
async function backUp(): Promise<void> {
  await writeAll(
    earlier.table,
    (await readAll()).map((Item) => ({ PutRequest: { Item } })),
  )
}

/** An edit, a creation, a deletion and a menu change, all of them live. */
async function changeContent(): Promise<void> {
  letAnHourPass(site.publisher)
  const changes = [
    await site.save(news, 1, withText('a-1', 'Withdrawn')),
    await site.save(news, 7, withText('created', 'Created')),
    await site.recordStream(news, 2, () => site.table.remove(keys.live('news', 2))),
    await site.save(menu, 1, {
      type: 1,
      order: 1,
      isActive: true,
      url: '/',
      translations: texts({ title: 'Changed' }),
    }),
  ]
  await site.table.put({ ...keys.counter('news'), next: 7, total: 6 })
  await onStream(site.publisher, changes)
  await driveQueue(site.publisher)
  letAnHourPass(site.publisher)
}

const restore = (types: string | undefined, isApplied = true) =>
  restoreContent({
    live: site.table,
    earlier: () => itemsOf(earlier.table),
    scope: scopeOf(types, types === undefined),
    isApplied,
    rotateKeys,
    publish: {
      invoke: () => publishAll(site.publisher, { isForced: true }),
      wait: () => Promise.resolve(),
    },
  })

const pages = () => new Map([...site.objects].filter(([key]) => key.endsWith('index.html')))

test('drill: after backup, edits and restore, the site equals the restored table', async () => {
  const before = pages()
  await backUp()
  await changeContent()
  expect(site.objects.get(`${PATH}/a-1/index.html`)).toContain('Withdrawn')
  expect(pages().has(`${PATH}/created/index.html`)).toBe(true)
  const started = performance.now()

  await restore(undefined)

  expect(performance.now() - started).toBeLessThan(MAX_DRILL_MS)
  expect(pages()).toEqual(before)
  expect(printed.join('\n')).toMatch(/^news +\d+ +1 +1 +\d+$/m)
  expect(printed.at(-1)).toBe('The live table equals the restored one. The site is rebuilt from it.')
  expect(rotateKeys).not.toHaveBeenCalled()
})

test('without confirmation it reports the differences and writes nothing', async () => {
  await backUp()
  await changeContent()
  const [live, files] = [await readAll(), new Map(site.objects)]

  await restore(undefined, false)

  expect(printed.join('\n')).toMatch(/^menu +\d+ +2 +0 +0$/m)
  expect(await readAll()).toEqual(live)
  expect(site.objects).toEqual(files)
})

test('one type is restored; others stay as they are, and an id is never used again', async () => {
  await backUp()
  await changeContent()

  await restore('news')

  expect(site.objects.get(`${PATH}/a-1/index.html`)).toContain('Changed')
  expect(site.objects.get(`${PATH}/a-1/index.html`)).toContain('Story1')
  expect(await site.table.get(keys.counter('news'))).toMatchObject({ next: 7, total: 6 })
})

test('what visitors sent since stays, what they sent before returns, and no mail or session does', async () => {
  const lost = [submission('lost'), { pk: 'mail#1', sk: '-' }, { pk: 'session#1', sk: '-' }]
  for (const item of lost) await site.table.put({ ...keys.live('news', 1), ...item })
  await backUp()
  for (const { pk, sk } of lost) await site.table.remove({ ...keys.live('news', 1), pk, sk })
  await site.table.put({ ...keys.live('news', 1), ...submission('new') })

  await restore(undefined)

  const stored = (await readAll()).map(({ pk }) => pk)
  expect(stored).toEqual(expect.arrayContaining(['submission#lost', 'submission#new']))
  expect(stored).not.toContain('mail#1')
  expect(stored).not.toContain('session#1')
})

test('signing keys are rotated if the table has none, and never copied', async () => {
  await backUp()
  await site.table.remove(keys.jwks())

  await restore(undefined)

  expect(rotateKeys).toHaveBeenCalledOnce()
  expect(await site.table.get(keys.jwks())).toBeUndefined()
})

test('only one of types and whole is accepted, and types must exist', () => {
  expect(() => scopeOf(undefined, false)).toThrow('Use either')
  expect(() => scopeOf('news', true)).toThrow('Use either')
  expect(() => scopeOf('nws', false)).toThrow('There is no content type nws')
  expect(scopeOf(undefined, true).types.has('user')).toBe(false)
  expect(scopeOf('user', false).types.has('user')).toBe(true)
})

test('sections, unique values and counters belong to their type', () => {
  expect(ownerOf(keys.sectionLive('news.cta'))).toBe('news.cta')
  expect(ownerOf(keys.sectionRevision('product.header', 7, 2))).toBe('product.header')
  expect(ownerOf(keys.guard('news', 'slug', 'a#b'))).toBe('news')
  expect(ownerOf(keys.counter('subMenu', 3))).toBe('subMenu')
  expect(ownerOf(keys.filter('faq', 1, 'status'))).toBe('faq')
})
