import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { footerGroup } from '@flou/shared/content/types/footer.ts'
import { menu } from '@flou/shared/content/types/menu.ts'
import { news, newsCategory, newsCta } from '@flou/shared/content/types/news.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import { foldedUnique, keys, type Key } from '../../../core/store/keys.ts'
import { derivedItems } from '../../../core/store/items/derived.ts'
import { liveItem } from '../../../core/store/items/recordItem.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import { tableWithin } from '../../../core/store/testTableWithin.ts'
import { manifest } from '../../../lambdas/publish/manifest.ts'
import { startTestTable } from '../../../core/store/testTable.ts'
import { withFeed } from '../site/withFeed.ts'
import type { Publisher } from '../publisher.ts'
import { memoryFiles } from './memoryFiles.ts'
import { streamRecord } from './streamRecord.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const PERSON = { id: 1, name: 'Editor' }

const readLayout = async (source: ContentSource) => (await source.list(menu)).map(({ title }) => title)

async function homePage(source: ContentSource): Promise<string> {
  const latest = await source.list(news, { limit: 2 })
  return latest.map(({ title }) => title).join()
}
async function newsList(source: ContentSource): Promise<string> {
  const all = await source.list(news)
  return all.map(({ title, content }) => title + content).join()
}
async function emptyPage(source: ContentSource): Promise<undefined> {
  await source.list(news, { skip: 12, limit: 12 })
}
async function article(source: ContentSource, slug: string): Promise<string | undefined> {
  const found = await source.bySlug(news, slug)
  const cta = await source.section(newsCta)
  return found && `${found.title}|${found.content}|${found.category?.title ?? ''}|${cta?.title ?? ''}`
}

const ARTICLES = '/news-and-information/'

export function plainRenderer() {
  const rendered: string[] = []
  const failing = new Set<string>()
  const body = async (path: string, source: ContentSource) => {
    if (path === '/') return homePage(source)
    if (path === '/news-and-information') return newsList(source)
    if (path.startsWith(`${ARTICLES}page/`)) return emptyPage(source)
    return article(source, path.slice(ARTICLES.length))
  }
  const renderer: SiteRenderer = {
    buildId: 'test',
    staticPaths: ['/', '/news-and-information'],
    errorPages: { '404.html': '/error/404' },
    async renderPage(path, source) {
      rendered.push(`${source.language}${path}`)
      const menus = await source.readFragment('shell', readLayout)
      if (path.startsWith('/error/')) return { status: 200, html: path, data: '' }
      const text = await body(path, source)
      if (failing.has(path)) throw new Error(`${path} is broken`)
      if (text === undefined) return { status: 404, html: '', data: '' }
      return { status: 200, html: `${source.language} ${menus.join()} ${text}`, data: text }
    },
  }
  return { renderer, rendered, failing }
}

const entries = (texts: Record<string, string>) => [
  {
    languageId: 1,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text} (id)`])),
  },
  { languageId: 2, ...texts },
]

export const articleFields = (slug: string, overrides: Record<string, unknown> = {}) => ({
  slug,
  status: '1',
  publishDate: '2026-11-01',
  categoryId: 1,
  contents: entries({ title: slug, description: `about ${slug}`, content: `<p>${slug}</p>` }),
  ...overrides,
})
export const texts = entries

type Saved = Record<string, unknown> & { isTrashed?: boolean; onlyIn?: Language }

interface NewRecord {
  type: AnyType
  id: number
  fields: Saved
}

function snapshotOf(id: number, { isTrashed = false, onlyIn, ...fields }: Saved): Snapshot {
  const time = NOW.toISOString()
  return {
    id,
    version: 1,
    state: isTrashed ? 'trashed' : 'published',
    created: time,
    updated: time,
    createdBy: PERSON,
    updatedBy: PERSON,
    fields,
    ...(onlyIn && { onlyIn }),
  }
}

const itemOf = (type: AnyType, snapshot: Snapshot): Key & Item =>
  liveItem(type, snapshot, JSON.stringify(snapshot.fields))

function itemsOf(type: AnyType, id: number, fields: Saved): [Key & Item, ...(Key & Item)[]] {
  const snapshot = snapshotOf(id, fields)
  const unique = type.single || fields.isTrashed ? [] : type.unique
  const guards = [...new Set(['slug', ...unique])].flatMap((name) => {
    const value = fields[name]
    return typeof value === 'string' ? [{ ...keys.guard(type.key, name, foldedUnique(value)), to: id }] : []
  })
  return [itemOf(type, snapshot), ...derivedItems(type, snapshot, NOW), ...guards]
}

interface HarnessParts {
  plain: ReturnType<typeof plainRenderer>
  bucket: ReturnType<typeof memoryFiles>
  invalidated: string[]
  used: Set<string> | undefined
}

const publisherOver = (table: Table, { plain, bucket, invalidated, used }: HarnessParts): Publisher => ({
  table: used ? tableWithin(table, manifest.table, used) : table,
  registry: REGISTRY,
  renderer: withFeed(plain.renderer),
  site: { origin: 'https://site.example', adminOrigin: 'https://admin.example' },
  files: bucket.files,
  invalidate: async (paths) => void invalidated.push(...paths),
  invalidatePages: async () => void invalidated.push('pages'),
  invalidateAll: async () => void invalidated.push('all'),
  invalidateEverything: async () => void invalidated.push('/*'),
  now: () => NOW,
})

/** Advances the publisher's clock so that no page counts as recent. */
export function letAnHourPass(publisher: Publisher): void {
  const anHourLater = new Date(publisher.now().getTime() + 60 * 60_000)
  publisher.now = () => anHourLater
}

/** @param used collects what publishing uses of its role */
export async function startPublishing(used?: Set<string>) {
  const { table, stop, ...backups } = await startTestTable({ isDirect: true })
  const [plain, invalidated] = [plainRenderer(), [] as string[]]
  const bucket = memoryFiles(() => publisher.now())
  const publisher = publisherOver(table, { plain, bucket, invalidated, used })
  let sequence = 0

  /** Writes a live item and returns its stream record. */
  async function save(type: AnyType, id: number, fields: Saved) {
    const [made, ...derived] = itemsOf(type, id, fields)
    const before = await table.get({ pk: made.pk, sk: made.sk })
    const item = { ...made, version: Number(before?.['version'] ?? 0) + 1 }
    await table.put(item)
    for (const one of derived) await table.put(one)
    sequence += 1
    return streamRecord(item, before, String(sequence))
  }

  const saveAll = (records: readonly NewRecord[]) =>
    writeAll(
      table,
      records
        .flatMap(({ type, id, fields }) => itemsOf(type, id, fields))
        .map((Item) => ({ PutRequest: { Item } })),
    )

  async function recordStream(type: AnyType, id: number, write: () => Promise<unknown>) {
    const key = keys.live(type.key, id)
    const before = await table.get(key)
    await write()
    sequence += 1
    return streamRecord({ ...(await table.get(key)), ...key }, before, String(sequence))
  }

  const sitemap = () =>
    [...(bucket.objects.get('sitemap.xml') ?? '').matchAll(/<loc>https:\/\/site\.example\/([^<]*)<\/loc>/g)]
      .map(([, name = '']) => bucket.objects.get(name) ?? `no file ${name}`)
      .join('')

  await save(newsCategory, 1, { contents: texts({ title: 'Cloud', description: 'x' }) })
  await save(menu, 1, { type: 1, order: 1, isActive: true, url: '/', translations: texts({ title: 'Home' }) })
  await save(footerGroup, 1, { order: 1, items: [], contents: texts({ title: 'Company' }) })
  await save(newsCta, 0, { contents: texts({ title: 'Talk to us', content: '' }) })
  const writing = { save, saveAll, recordStream }
  return { publisher, table, stop, ...backups, ...writing, ...bucket, ...plain, invalidated, sitemap }
}
