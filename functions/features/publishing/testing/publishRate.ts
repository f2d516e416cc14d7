import { news } from '@flou/shared/content/types/news.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { publishAll } from '../publishAll.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import type { PublishResult } from '../outcome.ts'
import { articleFields, startPublishing, texts } from './publishHarness.ts'
import { dayOf, saveArticles, saveLayout } from './sampleSite.ts'

/**
 * Benchmark with in-memory storage and the real renderer (build it first).
 * `node functions/features/publishing/testing/publishRate.ts [articles]`
 */
const articles = Number(process.argv[2] ?? 500)
const BUNDLE = new URL('../../../../web-public/build/server/index.js', import.meta.url).href

const LANGUAGES = 2

async function measured(name: string, work: () => Promise<PublishResult | undefined>) {
  const start = performance.now()
  const cpu = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(cpu)
  const milliseconds = performance.now() - start
  const pages = result?.rendered ?? 0
  const cpuOfOne = (user + system) / 1_000 / pages / LANGUAGES
  const row = {
    pages,
    milliseconds: Math.round(milliseconds),
    'ms of CPU per page and language': cpuOfOne.toFixed(2),
    'pages and languages a second of CPU': Math.round(1_000 / cpuOfOne),
    failed: result?.failed.length,
  }
  return { name, ...row }
}

const site = await startPublishing()
site.publisher.renderer = (await import(BUNDLE)) as SiteRenderer
await saveLayout(site.save)
await saveArticles(site.save, articles)

const edit = await site.save(
  news,
  1,
  articleFields('article-1', {
    publishDate: dayOf(1, articles),
    contents: texts({ title: 'Article 1', description: 'x', content: '<p>edited</p>' }),
  }),
)
const first = await measured('full publish', () => publishAll(site.publisher))
const unchanged = await measured('full publish, nothing changed', () => publishAll(site.publisher))
const one = await measured(
  'an edited article',
  async () => (await publishStreamEvents(site.publisher, [edit])).result,
)
const added = await site.save(news, articles + 1, articleFields('added', { publishDate: '2026-11-20' }))
const insert = await measured(
  'a new article',
  async () => (await publishStreamEvents(site.publisher, [added])).result,
)
const menuEdit = await site.save(menu, 90, {
  type: 1,
  order: 90,
  isActive: true,
  url: '/',
  translations: texts({ title: 'New' }),
})
const all = await measured(
  'a menu change',
  async () => (await publishStreamEvents(site.publisher, [menuEdit])).result,
)
await site.stop()

process.stdout.write(`${[first, unchanged, one, insert, all].map((row) => JSON.stringify(row)).join('\n')}\n`)
process.stdout.write(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`)
