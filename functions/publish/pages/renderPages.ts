import { createHash } from 'node:crypto'
import type { RenderedPage } from '@flou/shared/contentSource.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { contentReader } from '../../store/contentReader.ts'
import { dependencies } from '../../store/keys.ts'
import type { Publisher } from '../publisher.ts'
import type { PageRecord } from './pageItem.ts'
import { BatchContent, noReads, pageSource } from './pageSource.ts'
import type { PageStore } from './pageStore.ts'
import { SharedTime } from './sharedTime.ts'
import { takeTurns } from './takeTurns.ts'
import { removePage, writeAbsence, writeFailure, writeFiles, writeRedirect, type Turn } from './writePage.ts'

/** How a rendering ended. A page that answers 404 is `missing`: its record is gone or hidden, and so is the page now; it was `absent` where it never was. A failure `isKnown` where it is the same as the last time. */
export type Outcome =
  | {
      kind: 'written' | 'unchanged'
      path: string
      page: PageRecord
      before: PageRecord | undefined
      ms: number
    }
  | { kind: 'missing'; path: string }
  | { kind: 'absent'; path: string }
  | { kind: 'failed'; path: string; keys: ReadonlySet<string>; reason: string; isKnown: boolean }

/** Rendering is work, writing is waiting: so many pages at a time keep one core busy. */
const CONCURRENCY = 8

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Content as it is from now on. */
export const openContent = ({ table, registry, now }: Publisher) =>
  new BatchContent(contentReader({ table, registry, now: now(), consistent: true }))

/** Of bytes, not of texts: those would be turned into bytes a piece at a time, which takes three times as long. */
const hashOf = ({ html, data }: RenderedPage) =>
  createHash('sha256').update(Buffer.from(html)).update(Buffer.from(data)).digest('base64url')

const isPublished = ({ status }: RenderedPage) => status === 200

/** Renders a page in both languages before anything is written: a page is never published in one language only. */
async function renderBoth(publisher: Publisher, content: BatchContent, path: string) {
  const reads = noReads()
  const pages: [Language, RenderedPage][] = []
  const attempt = async () => {
    for (const language of LANGUAGES) {
      const source = pageSource(content, language, reads)
      pages.push([language, await publisher.renderer.renderPage(path, source, publisher.site)])
    }
  }
  const reason = await attempt().then(() => undefined, reasonOf)
  return { reads, pages, reason }
}

type Rendering = Awaited<ReturnType<typeof renderBoth>> & { ms: number }

/** The earlier version stays; whatever the page reads now as well may be what makes it whole again. */
async function keepOld(turn: Turn, { reads }: Rendering, reason: string): Promise<Outcome | undefined> {
  const { path, before } = turn
  const keys = new Set([...reads.keys, ...(before?.dependencies ?? [])])
  const { stamp: _, claimed: __, ...stands } = before ?? { path, hashes: {}, lastModified: '' }
  const isDone = await writeFailure(turn, {
    ...stands,
    dependencies: [...keys].toSorted(),
    error: reason,
    failedAt: turn.publisher.now().toISOString(),
  })
  return isDone ? { kind: 'failed', path, keys, reason, isKnown: before?.error === reason } : undefined
}

const LIST_KEY = dependencies.list('')

const isPage = (page: PageRecord | undefined) => Object.keys(page?.hashes ?? {}).length > 0

/** No page is here, unless it has moved on: then the redirect that another publish has left stands. */
async function removeMissing(
  turn: Turn,
  { reads }: Rendering,
  isGone: boolean,
): Promise<Outcome | undefined> {
  const { path, before, isRedo } = turn
  const to = isGone ? undefined : before?.redirectTo
  if (to === undefined) {
    // a list's page that nothing fills yet comes when the list changes: what it read is kept
    const keys = [...reads.keys].toSorted()
    const isEmptyList = keys.some((key) => key.startsWith(LIST_KEY))
    const isDone = await (isEmptyList ? writeAbsence(turn, keys) : removePage(turn))
    const wasThere = isPage(before) || before?.redirectTo !== undefined
    return isDone ? { kind: wasThere ? 'missing' : 'absent', path } : undefined
  }
  const isLeft = !isRedo || (await writeRedirect(turn, { to, keys: before?.dependencies ?? [] }))
  return isLeft ? { kind: 'missing', path } : undefined
}

async function store(turn: Turn, { reads, pages, ms }: Rendering): Promise<Outcome | undefined> {
  const page: PageRecord = {
    path: turn.path,
    dependencies: [...reads.keys].toSorted(),
    hashes: Object.fromEntries(pages.map(([language, one]) => [language, hashOf(one)])),
    lastModified: reads.lastModified,
    published: turn.publisher.now().toISOString(),
    ms,
  }
  const kind = await writeFiles(turn, page, pages)
  return kind && { kind, path: turn.path, page, before: turn.before, ms }
}

interface RenderPages {
  publisher: Publisher
  store: PageStore
  paths: readonly string[]
  /** Those whose record is gone from there: whatever stops their rendering, they are removed, and redirects with them. */
  gone: ReadonlySet<string>
}

/** Renders pages, each on its own: one that fails, or cannot be stored, stops no other. */
export async function renderPages(options: RenderPages): Promise<Outcome[]> {
  const { publisher, paths, gone } = options
  // what is known of pages is read before any content: a change in between is noticed when they are written
  const known = await options.store.load(paths)
  const shared = openContent(publisher)
  const contents = new Set([shared])
  const time = new SharedTime()
  const attempt = (path: string) =>
    takeTurns({ ...options, path, before: known.get(path) }, async (turn, noted) => {
      const content = turn.isRedo ? openContent(publisher) : shared
      contents.add(content)
      const { value, ms } = await time.measure(() => renderBoth(publisher, content, path))
      const rendering = { ...value, ms }
      for (const key of rendering.reads.keys) noted.add(key)
      const isGone = gone.has(path)
      if (rendering.reason !== undefined && !isGone) return keepOld(turn, rendering, rendering.reason)
      const isFound = rendering.reason === undefined && rendering.pages.every(([, page]) => isPublished(page))
      return isFound ? store(turn, rendering) : removeMissing(turn, rendering, isGone)
    })
  const publishPage = (path: string) =>
    attempt(path).catch((error: unknown): Outcome => {
      const before = known.get(path)
      const reason = reasonOf(error)
      const keys = new Set(before?.dependencies)
      return { kind: 'failed', path, keys, reason, isKnown: before?.error === reason }
    })
  const outcomes: Outcome[] = []
  const waiting = paths.values()
  const work = async () => {
    for (const path of waiting) outcomes.push(await publishPage(path))
  }
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, paths.length) }, work))
  for (const content of contents) await saveParts(options, content)
  return outcomes
}

/** What the pages share is kept once, beside them. */
async function saveParts({ store: pages, publisher }: RenderPages, content: BatchContent): Promise<void> {
  for (const [path, keys] of content.parts()) {
    const part: PageRecord = { path, dependencies: [...keys].toSorted(), hashes: {}, lastModified: '' }
    await pages.savePart(part, publisher.now())
  }
}
