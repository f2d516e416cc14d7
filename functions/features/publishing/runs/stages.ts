import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, requireContentType } from '@flou/shared/content/registry.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { hasRelatedPages, pathOfRecord, relatedPaths } from '@flou/shared/site/recordPaths.ts'
import type { PublishRun, PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { contentReader } from '../../../core/store/contentReader.ts'
import { keys } from '../../../core/store/keys.ts'
import { withParts } from '../../../core/store/read/totals.ts'
import { listPages } from '../store/pageRows.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { firstPages, withoutEmpty } from '../listPages.ts'
import { PageStore } from '../pageData/pageStore.ts'
import type { Publisher } from '../publisher.ts'
import type { Stage } from './stage.ts'
import { obsoleteObjects } from './obsoleteObjects.ts'
import { queueStage } from './queueStage.ts'

/** Pages per chunk; limits the delay of edits and the work repeated after a crash. */
export const CHUNK_SIZE = 100

const hasPage = ({ publicPath }: ContentType) => publicPath !== undefined

const readerOf = ({ table, registry, now }: Publisher) =>
  contentReader({ table, registry, now: now(), consistent: true })

const fixed = (paths: readonly string[]): Stage => ({
  read: async () => ({ paths: [...paths], looked: paths.length }),
  size: async () => paths.length,
})

const loadFrom = ({ table }: Publisher) => {
  const store = new PageStore(table)
  return (paths: readonly string[]) => store.load(paths)
}

const staticPages = (publisher: Publisher): Stage => {
  const { staticPaths } = publisher.renderer
  return {
    async read() {
      const paths = await withoutEmpty(loadFrom(publisher), staticPaths)
      return { paths, looked: paths.length }
    },
    size: async () => firstPages(staticPaths).length,
  }
}

async function totalOf(table: Table, type: ContentType): Promise<number> {
  const counter = await table.get(keys.counter(type.key))
  return Number((await withParts(table, type, counter))['total'] ?? 0)
}

const ofType = (publisher: Publisher, type: ContentType): Stage => ({
  size: () => totalOf(publisher.table, type),
  async read(after) {
    const reader = readerOf(publisher)
    const { ids, next } = await reader.idsFrom(type, { after, limit: CHUNK_SIZE })
    const records = await Promise.all(ids.map((id) => reader.byId(type, id)))
    const paths = records
      .map((record) => record && pathOfRecord(type, record))
      .filter((path) => path !== undefined)
    return { paths, looked: ids.length, ...(next && { next }) }
  },
})

const RECORDS_PER_CHUNK = 1_000

const sharedBy = (publisher: Publisher, type: ContentType): Stage => ({
  size: async () => 0,
  async read(after) {
    if (!hasRelatedPages(type)) return { paths: [], looked: 0 }
    const reader = readerOf(publisher)
    const { ids, next } = await reader.idsFrom(type, { after, limit: RECORDS_PER_CHUNK })
    const records = await Promise.all(ids.map((id) => reader.byId(type, id)))
    const related = records.flatMap((record) => (record ? [relatedPaths(type, record, reader)] : []))
    const paths = await withoutEmpty(loadFrom(publisher), (await Promise.all(related)).flat())
    return { paths, looked: paths.length, ...(next && { next }) }
  },
})

const slugIn = ({ publicPath = '' }: ContentType, path: string): string | undefined => {
  const start = publicPath.replace(':slug', '')
  return path.startsWith(start) && path.length > start.length ? path.slice(start.length) : undefined
}

async function hasRecord(publisher: Publisher, path: string): Promise<boolean> {
  const reader = readerOf(publisher)
  for (const type of contentTypes(publisher.registry).filter(hasPage)) {
    const slug = slugIn(type, path)
    const record = slug === undefined ? undefined : await reader.bySlug(type, slug)
    if (record?.slug === slug && slug !== undefined) return true
  }
  return false
}

const cursorOf = (cursor: string | undefined) => (cursor === undefined ? {} : { next: { cursor } })

/** Returns obsolete pages; rendering removes them. */
const obsoletePages = (publisher: Publisher, since: string): Stage => ({
  size: async () => 0,
  async read(after) {
    const { rows, cursor } = await listPages(publisher.table, {
      limit: CHUNK_SIZE,
      cursor: after && String(after.cursor),
    })
    const permanentPaths = new Set(publisher.renderer.staticPaths)
    const candidates = rows
      .filter(({ path, published }) => !permanentPaths.has(path) && published < since)
      .map(({ path }) => path)
    const areRequired = await Promise.all(candidates.map((path) => hasRecord(publisher, path)))
    return {
      paths: candidates.filter((_, index) => areRequired[index] !== true),
      looked: 0,
      ...cursorOf(cursor),
    }
  },
})

/** Failed pages. Uses a key cursor because recovered pages leave the list while it is read. */
const failed = ({ table }: Publisher): Stage => ({
  size: async () => (await listPages(table, { limit: 1_000, isFailed: true })).rows.length,
  async read(after) {
    const { rows, cursor } = await listPages(table, {
      limit: CHUNK_SIZE,
      isFailed: true,
      cursor: after && String(after.cursor),
    })
    return { paths: rows.map(({ path }) => path), looked: rows.length, ...cursorOf(cursor) }
  },
})

const pagesOf = (publisher: Publisher, type: ContentType) => [
  sharedBy(publisher, type),
  ...(hasPage(type) ? [ofType(publisher, type)] : []),
]

type StagesOf<K extends PublishRunRequest['kind']> = (
  publisher: Publisher,
  request: Extract<PublishRunRequest, { kind: K }>,
  since: string,
) => Stage[]

const STAGES: { readonly [K in PublishRunRequest['kind']]: StagesOf<K> } = {
  pages: (_, { paths }) => [fixed(paths)],
  failed: (publisher) => [failed(publisher)],
  queue: (publisher) => [queueStage(publisher)],
  type: (publisher, { type }) => pagesOf(publisher, requireContentType(type, publisher.registry)),
  all: (publisher, { isForced }, since) => [
    staticPages(publisher),
    ...contentTypes(publisher.registry)
      .filter((type) => hasPage(type) || hasRelatedPages(type))
      .flatMap((type) => pagesOf(publisher, type)),
    obsoletePages(publisher, since),
    ...(isForced ? LANGUAGES.map((language) => obsoleteObjects(publisher, language, since)) : []),
  ],
}

/** Returns the stages of a run, most visited pages first. */
export const stagesOf = (
  publisher: Publisher,
  { request, created }: Pick<PublishRun, 'request' | 'created'>,
): Stage[] => (STAGES[request.kind] as StagesOf<PublishRunRequest['kind']>)(publisher, request, created)
