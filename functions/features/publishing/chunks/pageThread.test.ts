import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { PageIndex } from '../pageData/pageIndex.ts'
import { publishAll, publishPaths } from '../publishAll.ts'
import { articleFields, startPublishing } from '../testing/publishHarness.ts'
import type { ChunkThreadData } from '../testing/shareThread.ts'
import { pageThread } from './pageThread.ts'

const ARTICLES = 24
const pathOf = (id: number) => `/news-and-information/article-${id}`
const PATHS = Array.from({ length: ARTICLES }, (_, index) => pathOf(index + 1))

let site: Awaited<ReturnType<typeof startPublishing>>
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'share-'))
  site = await startPublishing()
  for (let id = 1; id <= ARTICLES; id += 1) await site.save(news, id, articleFields(`article-${id}`))
})
afterEach(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
  rmSync(`${folder}.died`, { force: true })
})

async function startThread(given: Partial<ChunkThreadData> = {}) {
  const { table, publisher } = site
  const { hostname = '', port } = (await table.client.config.endpoint?.()) ?? {}
  const endpoint = `http://${hostname}:${port}`
  const now = publisher.now().toISOString()
  const workerData: ChunkThreadData = { table: table.name, endpoint, now, folder, ...given }
  const file = new URL('../testing/shareThread.ts', import.meta.url)
  return pageThread({ file, workerData })
}

const threadFiles = () =>
  readdirSync(folder).map(
    (name) => [decodeURIComponent(name), readFileSync(join(folder, name), 'utf8')] as const,
  )

test('pages rendered on two threads are those of one, and are found again by what they read', async () => {
  await publishAll({ ...site.publisher, workers: [await startThread()] })
  const helped = threadFiles()
  const together = new Map([...site.objects, ...helped])
  const readers = await new PageIndex(site.table).readersOf(['record:news#7', 'record:news#8'])

  const fresh = await startPublishing()
  for (let id = 1; id <= ARTICLES; id += 1) await fresh.save(news, id, articleFields(`article-${id}`))
  await publishAll(fresh.publisher)
  await fresh.stop()

  expect(helped.length).toBeGreaterThan(ARTICLES)
  expect(Object.fromEntries(together)).toEqual(Object.fromEntries(fresh.objects))
  expect([...(readers.get('record:news#7') ?? [])]).toContain(pathOf(7))
  expect([...(readers.get('record:news#8') ?? [])]).toContain(pathOf(8))
})

test('a thread that dies fails the publish; the next one starts another thread, which makes it whole', async () => {
  // the second, fourth … page goes to the thread
  const publisher = { ...site.publisher, workers: [await startThread({ crashingPath: pathOf(2) })] }
  await expect(publishPaths(publisher, PATHS)).rejects.toThrow('ended with 1')

  const { failed } = await publishPaths(publisher, PATHS)
  const together = new Map([...site.objects, ...threadFiles()])

  expect(failed).toEqual([])
  for (const path of PATHS) expect(together.get(`id${path}/index.html`)).toContain('(id)')
})

test('few pages stay on the thread that was asked', async () => {
  const { rendered } = await publishPaths(
    { ...site.publisher, workers: [await startThread()] },
    PATHS.slice(2),
  )
  const few = threadFiles().length
  await publishPaths({ ...site.publisher, workers: [await startThread()] }, PATHS.slice(0, 2))

  expect(rendered).toBe(ARTICLES - 2)
  expect(few).toBeGreaterThan(0)
  expect(threadFiles()).toHaveLength(few)
})

test('the end of a thread that failed is not that of the next one', async () => {
  // throws for an empty chunk; posts the result of other chunks after a delay
  const program = `
    const { parentPort } = await import('node:worker_threads')
    parentPort.on('message', ({ id, chunk }) => {
      if (chunk.pages.length === 0) throw new Error('out of memory')
      setTimeout(() => parentPort.postMessage({ id, result: { outcomes: [], parts: [] } }), 200)
    })`
  const render = pageThread({
    file: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    workerData: null,
  })
  const pages = [{ path: '/', before: undefined }]

  const next = render({ pages: [], vacatedPaths: new Set() }).catch((error: unknown) => {
    expect(String(error)).toContain('out of memory')
    return render({ pages, vacatedPaths: new Set() })
  })

  expect(await next).toEqual({ outcomes: [], parts: [] })
})
