import type { ContentType } from '@flou/shared/content/define.ts'
import { contentTypes, requireContentType } from '@flou/shared/content/registry.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { hasRelatedPages, pathOfRecord, relatedPaths } from '@flou/shared/site/pages.ts'
import type { PublishRun, RunRequest } from '@flou/shared/publishing.ts'
import { contentReader } from '../../store/contentReader.ts'
import { keys } from '../../store/keys.ts'
import { listPages } from '../../store/publishing/pageRows.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { firstPages, withoutEmpty } from '../pages/listPages.ts'
import { PageStore } from '../pages/pageStore.ts'
import type { Publisher } from '../publisher.ts'
import type { Step } from './step.ts'
import { leftObjects } from './leftObjects.ts'
import { queueStep } from './queueStep.ts'

/** Pages of one part of a run: so long an edit waits for its turn at most, and so much is done again after a crash. */
export const PART = 100

const hasPage = ({ publicPath }: ContentType) => publicPath !== undefined

const readerOf = ({ table, registry, now }: Publisher) =>
  contentReader({ table, registry, now: now(), consistent: true })

const fixed = (paths: readonly string[]): Step => ({
  read: async () => ({ paths: [...paths], looked: paths.length }),
  size: async () => paths.length,
})

const loadFrom = ({ table }: Publisher) => {
  const store = new PageStore(table)
  return (paths: readonly string[]) => store.load(paths)
}

/** Pages that are there whatever the content, and the later ones of their lists that are filled. */
const staticPages = (publisher: Publisher): Step => {
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
  return Number(counter?.['total'] ?? 0)
}

/** Pages of the visible records of a type, in the type's order: of news the newest first. */
const ofType = (publisher: Publisher, type: ContentType): Step => ({
  size: () => totalOf(publisher.table, type),
  async read(after) {
    const reader = readerOf(publisher)
    const { ids, next } = await reader.idsFrom(type, { after, limit: PART })
    const records = await Promise.all(ids.map((id) => reader.byId(type, id)))
    const paths = records
      .map((record) => record && pathOfRecord(type, record))
      .filter((path) => path !== undefined)
    return { paths, looked: ids.length, ...(next && { next }) }
  },
})

/** So many records are looked at for the pages they share: they are read, not rendered. */
const SHARING = 1_000

/** Pages that records share, such as those of their category or month: each once a part. */
const sharedBy = (publisher: Publisher, type: ContentType): Step => ({
  size: async () => 0,
  async read(after) {
    if (!hasRelatedPages(type)) return { paths: [], looked: 0 }
    const reader = readerOf(publisher)
    const { ids, next } = await reader.idsFrom(type, { after, limit: SHARING })
    const records = await Promise.all(ids.map((id) => reader.byId(type, id)))
    const related = records.flatMap((record) => (record ? [relatedPaths(type, record, reader)] : []))
    const paths = await withoutEmpty(loadFrom(publisher), (await Promise.all(related)).flat())
    return { paths, looked: paths.length, ...(next && { next }) }
  },
})

/** A record's page and the slug in its address, where the address is one of the type's. */
const slugIn = ({ publicPath = '' }: ContentType, path: string): string | undefined => {
  const start = publicPath.replace(':slug', '')
  return path.startsWith(start) && path.length > start.length ? path.slice(start.length) : undefined
}

async function isWanted(publisher: Publisher, path: string): Promise<boolean> {
  const reader = readerOf(publisher)
  for (const type of contentTypes(publisher.registry).filter(hasPage)) {
    const slug = slugIn(type, path)
    const record = slug === undefined ? undefined : await reader.bySlug(type, slug)
    if (record?.['slug'] === slug && slug !== undefined) return true
  }
  return false
}

const cursorOf = (cursor: string | undefined) => (cursor === undefined ? {} : { next: { cursor } })

/** Pages to which no content belongs any more: rendering finds them missing and removes them. What was written since then belongs. */
const leftOvers = (publisher: Publisher, since: string): Step => ({
  size: async () => 0,
  async read(after) {
    const { rows, cursor } = await listPages(publisher.table, {
      limit: PART,
      cursor: after && String(after['cursor']),
    })
    const lasting = new Set(publisher.renderer.staticPaths)
    const others = rows
      .filter(({ path, published }) => !lasting.has(path) && published < since)
      .map(({ path }) => path)
    const wanted = await Promise.all(others.map((path) => isWanted(publisher, path)))
    return { paths: others.filter((_, index) => wanted[index] !== true), looked: 0, ...cursorOf(cursor) }
  },
})

/** Pages that could not be rendered the last time. Those that can now leave the list while it is read: it is read by position. */
const failed = ({ table }: Publisher): Step => ({
  size: async () => (await listPages(table, { limit: 1_000, isFailed: true })).rows.length,
  async read(after) {
    const { rows, cursor } = await listPages(table, {
      limit: PART,
      isFailed: true,
      cursor: after && String(after['cursor']),
    })
    return { paths: rows.map(({ path }) => path), looked: rows.length, ...cursorOf(cursor) }
  },
})

const pagesOf = (publisher: Publisher, type: ContentType) => [
  sharedBy(publisher, type),
  ...(hasPage(type) ? [ofType(publisher, type)] : []),
]

type StepsOf<K extends RunRequest['kind']> = (
  publisher: Publisher,
  request: Extract<RunRequest, { kind: K }>,
  since: string,
) => Step[]

const STEPS: { readonly [K in RunRequest['kind']]: StepsOf<K> } = {
  pages: (_, { paths }) => [fixed(paths)],
  failed: (publisher) => [failed(publisher)],
  queue: (publisher) => [queueStep(publisher)],
  type: (publisher, { type }) => pagesOf(publisher, requireContentType(type, publisher.registry)),
  all: (publisher, { anew }, since) => [
    staticPages(publisher),
    ...contentTypes(publisher.registry)
      .filter((type) => hasPage(type) || hasRelatedPages(type))
      .flatMap((type) => pagesOf(publisher, type)),
    leftOvers(publisher, since),
    ...(anew ? LANGUAGES.map((language) => leftObjects(publisher, language, since)) : []),
  ],
}

/** What a run does, in order. The pages most visitors see come first. */
export const stepsOf = (
  publisher: Publisher,
  { request, created }: Pick<PublishRun, 'request' | 'created'>,
): Step[] => (STEPS[request.kind] as StepsOf<RunRequest['kind']>)(publisher, request, created) // each kind has its own request
