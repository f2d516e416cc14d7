import { appendFileSync } from 'node:fs'
import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { onStream } from '@flou/functions/features/publishing/onStream.ts'
import {
  articleFields,
  startPublishing,
  texts,
} from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { dayOf, saveArticles, saveLayout } from '@flou/functions/features/publishing/testing/sampleSite.ts'
import { pageThread } from '@flou/functions/features/publishing/chunks/pageThread.ts'
import { memoryIndexFiles } from '@flou/functions/features/search/storage/indexFiles.ts'
import { driveQueue } from '@flou/functions/features/publishing/testing/driveQueue.ts'
import { childCpu } from './childCpu.ts'
import { countingFiles, newCounts, siteRenderer, type ThreadData } from './publishThread.ts'

/**
 * Time, CPU and peak memory of publishing 10,000 articles, an edit and a menu change. Local table, files counted and
 * dropped. `search` includes the search index in memory.
 * Usage: `node tests/load/publishing/publish10k.ts [articles] [threads] [search]` after a build; production has two
 * threads.
 */
const articles = Number(process.argv[2] ?? 10_000)
const threads = Number(process.argv[3] ?? 2)
const isSearched = process.argv[4] === 'search'

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const tableBefore = tableCpu()
  counts.fill(0n)
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const row = {
    name,
    seconds: Number(((performance.now() - start) / 1_000).toFixed(2)),
    'seconds of CPU': Number(((user + system) / 1e6).toFixed(2)),
    "seconds of the table's CPU": Number((tableCpu() - tableBefore).toFixed(2)),
    files: Number(counts[0]),
    megabytes: Math.round(Number(counts[1]) / 1e6),
    'peak memory, MB': Math.round(process.resourceUsage().maxRSS / 1024),
  }
  appendFileSync(1, `${JSON.stringify(row)}\n`)
}

const site = await startPublishing()
const counts = newCounts()
const tableCpu = childCpu()

const endpoint = await site.table.client.config.endpoint?.()
const workerData: ThreadData = {
  table: site.table.name,
  endpoint: `http://${endpoint?.hostname}:${endpoint?.port}`,
  now: site.publisher.now().toISOString(),
  site: site.publisher.site,
  counts,
  isSearched,
}
const file = new URL('./publishThread.ts', import.meta.url)
const workers = Array.from({ length: threads - 1 }, () => pageThread({ file, workerData }))
const renderer = await siteRenderer()
const index = isSearched ? { index: memoryIndexFiles() } : {}
Object.assign(site.publisher, { renderer, files: countingFiles(counts), workers, ...index })
await saveLayout(site.save)
await saveArticles(site.save, articles)

const contents = texts({ title: 'Article 1', description: 'x', content: '<p>edited</p>' })
const translations = texts({ title: 'New' })

await measured('full publish', () => publishAll(site.publisher))
await measured('full publish, nothing changed', () => publishAll(site.publisher))
const edit = await site.save(
  news,
  1,
  articleFields('article-1', { contents, publishDate: dayOf(1, articles) }),
)
await measured('one edit', () => onStream(site.publisher, [edit]))
const change = await site.save(menu, 90, { type: 1, order: 90, isActive: true, url: '/', translations })
await measured('a menu change: what is done at once', () => onStream(site.publisher, [change]))
await measured('a menu change: the run for the rest', () => driveQueue(site.publisher))
await site.stop()
