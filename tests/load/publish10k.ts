import { appendFileSync } from 'node:fs'
import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import type { SiteRenderer } from '@flou/shared/contentSource.ts'
import { withFeed } from '@flou/functions/publish/feed/withFeed.ts'
import { publishAll } from '@flou/functions/publish/publishAll.ts'
import { publishBatch } from '@flou/functions/publish/publishBatch.ts'
import type { SiteFiles } from '@flou/functions/publish/site/siteFiles.ts'
import { articleFields, startPublishing, texts } from '@flou/functions/publish/testing/publishHarness.ts'
import { dayOf, saveArticles, saveShell } from '@flou/functions/publish/testing/sampleSite.ts'
import { newestRuns } from '@flou/functions/store/publishing/runs.ts'

/**
 * Publishing a site of 10,000 articles: time, CPU and peak memory of everything, of one edit, of a menu change. The table is a local
 * DynamoDB; files are counted and dropped, as S3 keeps them elsewhere. Build first.
 * `node tests/load/publish10k.ts [articles]`
 */
const articles = Number(process.argv[2] ?? 10_000)
const BUNDLE = new URL('../../web-public/build/server/index.js', import.meta.url).href

const counted = { files: 0, bytes: 0 }
const drop = (...bodies: string[]) => {
  counted.files += bodies.length
  for (const body of bodies) counted.bytes += Buffer.byteLength(body)
}
const files: SiteFiles = {
  put: async (_, __, { html, data }) => drop(html, data),
  redirect: async () => {},
  remove: async () => {},
  putFile: async (_, body) => drop(body),
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  const cpu = process.cpuUsage()
  Object.assign(counted, { files: 0, bytes: 0 })
  await work()
  const { user, system } = process.cpuUsage(cpu)
  const row = {
    name,
    seconds: Number(((performance.now() - start) / 1_000).toFixed(2)),
    'seconds of CPU': Number(((user + system) / 1e6).toFixed(2)),
    files: counted.files,
    megabytes: Math.round(counted.bytes / 1e6),
    'peak memory, MB': Math.round(process.resourceUsage().maxRSS / 1024),
  }
  appendFileSync(1, `${JSON.stringify(row)}\n`)
}

const site = await startPublishing()
const renderer = (await import(BUNDLE)) as SiteRenderer // web-public/publisher.ts satisfies it
Object.assign(site.publisher, { renderer: withFeed(renderer), files })
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
