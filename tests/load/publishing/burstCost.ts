import { appendFileSync } from 'node:fs'
import type { DynamoDBRecord } from 'aws-lambda'
import { news } from '@flou/shared/content/types/news.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { onStream } from '@flou/functions/features/publishing/onStream.ts'
import {
  articleFields,
  startPublishing,
  texts,
} from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { saveArticles, saveLayout } from '@flou/functions/features/publishing/testing/sampleSite.ts'
import { pageThread } from '@flou/functions/features/publishing/chunks/pageThread.ts'
import { memoryIndexFiles } from '@flou/functions/features/search/indexing/indexFiles.ts'
import { newestPublishRuns } from '@flou/functions/features/publishing/store/publishRuns.ts'
import { childCpu } from './childCpu.ts'
import { countingFiles, newCounts, siteRenderer, type ThreadData } from './publishThread.ts'

/**
 * Publisher cost of a burst of new articles, without handlers, S3 and CDN: equal batches make versions comparable. Each
 * batch includes an edit of another article; the queue's run continues until done.
 * Usage: `node tests/load/publishing/burstCost.ts [articles] [a batch] [threads]` after a build.
 */
const articles = Number(process.argv[2] ?? 1_000)
const inBatch = Number(process.argv[3] ?? 16)
const threads = Number(process.argv[4] ?? 2)
/** Existing articles. */
const EARLIER = 300
const TODAY = '2026-11-21'

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
  isSearched: true,
}
const file = new URL('./publishThread.ts', import.meta.url)
const workers = Array.from({ length: threads - 1 }, () => pageThread({ file, workerData }))
Object.assign(site.publisher, {
  renderer: await siteRenderer(),
  files: countingFiles(counts),
  index: memoryIndexFiles(),
  workers,
})
await saveLayout(site.save)
await saveArticles(site.save, EARLIER)
await publishAll(site.publisher)

/** Table calls of this thread by operation. */
const calls: Record<string, number> = {}
const count = (name: string) => (calls[name] = (calls[name] ?? 0) + 1)
const { direct, client } = site.table
const call = direct?.call.bind(direct)
if (direct && call) direct.call = (operation, input) => (count(operation), call(operation, input))
client.middlewareStack.add(
  (next, { commandName }) =>
    (args) => (count(String(commandName)), next(args)),
  {
    step: 'initialize',
  },
)

const content = `<h2>Background</h2><p>${'Servers in Jakarta answer within four milliseconds. '.repeat(8)}</p>`
const newArticle = (number: number) => {
  const contents = texts({ title: `Burst ${number}`, description: 'New', content: content.repeat(3) })
  return site.save(news, EARLIER + number, articleFields(`burst-${number}`, { contents, publishDate: TODAY }))
}
const edit = (number: number) => {
  const contents = texts({ title: 'Edited', description: 'x', content: `<p>edited ${number}</p>` })
  return site.save(news, 7, articleFields('article-7', { contents, publishDate: '2022-05-01' }))
}

/** Run records that changed since the last call, as the stream delivers them. */
const seen = new Map<string, number>()
async function wakes(): Promise<DynamoDBRecord[]> {
  const moved = (await newestPublishRuns(site.table, 5)).filter(
    ({ id, revision, state, request }) =>
      request.kind === 'queue' && seen.get(id) !== revision && (state === 'waiting' || state === 'running'),
  )
  return moved.map(({ id, revision }) => {
    seen.set(id, revision)
    return { eventName: 'INSERT', dynamodb: { Keys: { pk: { S: 'publish#runs' }, sk: { S: id } } } }
  })
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  for (const key of Object.keys(calls)) delete calls[key]
  const [start, cpu, table] = [performance.now(), process.cpuUsage(), tableCpu()]
  counts.fill(0n)
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const row = {
    name,
    seconds: Number(((performance.now() - start) / 1_000).toFixed(2)),
    'seconds of CPU': Number(((user + system) / 1e6).toFixed(2)),
    "seconds of the table's CPU": Number((tableCpu() - table).toFixed(2)),
    files: Number(counts[0]),
    megabytes: Math.round(Number(counts[1]) / 1e6),
    'calls of the first thread': { ...calls },
  }
  appendFileSync(1, `${JSON.stringify(row)}\n`)
}

const batches: DynamoDBRecord[][] = []
for (let first = 1; first <= articles; first += inBatch) {
  const numbers = Array.from({ length: Math.min(inBatch, articles - first + 1) }, (_, at) => first + at)
  batches.push([...(await Promise.all(numbers.map(newArticle))), await edit(first)])
}
await measured('while articles come', async () => {
  let woken: DynamoDBRecord[] = []
  for (const batch of batches) {
    await onStream(site.publisher, [...batch, ...woken])
    woken = await wakes()
  }
})
seen.clear()
await measured('the rest of the queue', async () => {
  for (let woken = await wakes(); woken.length > 0; woken = await wakes())
    await onStream(site.publisher, woken)
})
await site.stop()
