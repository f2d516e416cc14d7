import { appendFileSync } from 'node:fs'
import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { publishAll } from '@flou/functions/publish/publishAll.ts'
import { publishBatch } from '@flou/functions/publish/publishBatch.ts'
import { articleFields, startPublishing, texts } from '@flou/functions/publish/testing/publishHarness.ts'
import { dayOf, saveArticles, saveShell } from '@flou/functions/publish/testing/sampleSite.ts'
import { pageThread } from '@flou/functions/publish/pages/pageThread.ts'
import { memoryIndexFiles } from '@flou/functions/searchIndex/indexFiles.ts'
import { newestRuns } from '@flou/functions/store/publishing/runs.ts'
import { childCpu } from './childCpu.ts'
import { countingFiles, newCounts, siteRenderer, type ThreadData } from './publishThread.ts'

/**
 * Publishing a site of 10,000 articles: time, CPU and peak memory of everything, of one edit, of a menu change. The table is a local
 * DynamoDB, whose CPU is told apart; files are counted and dropped, as S3 keeps them elsewhere. Build first.
 * `node tests/load/publishing/publish10k.ts [articles] [threads] [search]`; as deployed there are two threads. With `search` the index of
 * the search is kept as well, in memory: the difference is its share of a publish.
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
await saveShell(site.save)
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
await measured('one edit', () => publishBatch(site.publisher, [edit]))
const change = await site.save(menu, 90, { type: 1, order: 90, isActive: true, url: '/', translations })
await measured('a menu change: what is done at once', () => publishBatch(site.publisher, [change]))
await measured('a menu change: the run for the rest', async () => {
  const runs = await newestRuns(site.table, 5)
  const run = runs.find(({ invocation, state }) => !invocation && state !== 'done')
  const wake = {
    eventName: 'MODIFY',
    dynamodb: { Keys: { pk: { S: 'publish#runs' }, sk: { S: run?.id ?? '' } } },
  } as const
  for (let state = run?.state; state === 'waiting' || state === 'running';) {
    await publishBatch(site.publisher, [wake])
    state = (await newestRuns(site.table, 5)).find(({ id }) => id === run?.id)?.state
  }
})
await site.stop()
