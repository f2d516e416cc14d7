import { createHash } from 'node:crypto'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { contentReader } from '../../store/contentReader.ts'
import { isDayKey, isListKey } from '../../store/dependencies.ts'
import type { Outcome, Publisher, RenderChunk } from '../publisher.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import { BatchContent } from '../../pages/batchContent.ts'
import { pageSource } from '../../pages/pageSource.ts'
import { Reads } from '../../pages/reads.ts'
import { readDocument } from '../../searchIndex/documents/readDocument.ts'
import { isUntold } from '../untold.ts'
import { isForVisitors } from '../site/visitors.ts'
import type { PageStore } from './pageStore.ts'
import { SharedTime } from './sharedTime.ts'
import { retryOnConflict } from './retryOnConflict.ts'
import { brokenLinks, withSince, type FoundBroken } from '../links/brokenLinks.ts'
import { markupOf, placesIn } from '../links/documentParts.ts'
import { KnownPages } from '../links/knownPages.ts'
import {
  removePage,
  writeAbsence,
  writeFailure,
  writeFiles,
  writeRedirect,
  type PageWrite,
} from './writePage.ts'

/** Rendering is work, reading and writing are waiting: so many pages at a time keep one core busy and share their calls. */
const CONCURRENCY = 32

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Content as it is from now on. */
export const openContent = ({ table, registry, now }: Publisher) =>
  new BatchContent(contentReader({ table, registry, now: now(), consistent: true }))

/** Of bytes, not of texts: those would be turned into bytes a piece at a time, which takes three times as long. */
const hashOfTexts = (...texts: readonly string[]) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(Buffer.from(text))
  return hash.digest('base64url')
}

/** A renderer that gives a hash makes the document only for whoever reads `html`. */
const hashOf = (page: RenderedPage) => {
  const { files = [] } = page
  const beside = files.length > 0 ? ` ${hashOfTexts(...files.map(({ body }) => body))}` : ''
  return (page.hash ?? hashOfTexts(page.html, page.data)) + beside
}

const isPublished = ({ status }: RenderedPage) => status === 200

/** Renders a page in both languages before anything is written: a page is never published in one language only. */
async function renderBoth(publisher: Publisher, content: BatchContent, path: string) {
  const reads = new Reads()
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

type Rendering = Awaited<ReturnType<typeof renderBoth>> & { ms: number; broken: FoundBroken[] }

/** The earlier version stays; whatever the page reads now as well may be what makes it whole again. */
async function keepOld(turn: PageWrite, { reads }: Rendering, reason: string): Promise<Outcome | undefined> {
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

const REDIRECT_KEY = 'redirect:'
/** What decides whether a list has a page: its records, and the day where they come or go with it. */
const isDeciding = (key: string) => isListKey(key) || isDayKey(key)

const isPage = (page: PageRecord | undefined) => Object.keys(page?.hashes ?? {}).length > 0

/**
 * What is remembered of a path without a page, because it may bring one back: of a list's page that nothing fills yet, the lists that it
 * read; of the path of a hidden record, which record it is: it leads there again once the record is published, whatever its slug is then.
 */
function awaitedKeys({ keys: all }: Reads): string[] {
  const redirects = all.filter((key) => key.startsWith(REDIRECT_KEY))
  if (redirects.length > 0) return redirects
  return all.some(isListKey) ? all.filter(isDeciding) : []
}

/** No page is here, unless it has moved on: then the redirect that another publish has left stands. */
async function removeMissing(
  turn: PageWrite,
  { reads }: Rendering,
  isGone: boolean,
): Promise<Outcome | undefined> {
  const { path, before, isRedo } = turn
  const to = isGone ? undefined : before?.redirectTo
  if (to === undefined) {
    const keys = awaitedKeys(reads)
    const isDone = await (keys.length > 0 ? writeAbsence(turn, keys) : removePage(turn))
    const wasThere = isPage(before) || before?.redirectTo !== undefined
    return isDone ? { kind: wasThere ? 'missing' : 'absent', path } : undefined
  }
  const isLeft = !isRedo || (await writeRedirect(turn, { to, keys: before?.dependencies ?? [] }))
  return isLeft ? { kind: 'missing', path } : undefined
}

/** Where links of other pages can lead to, by language. */
function placesOf(path: string, pages: Rendering['pages']): Pick<PageRecord, 'places'> {
  if (!isForVisitors(path)) return {}
  const found = pages.flatMap(([language, page]) => {
    const places = placesIn(markupOf(page))
    return places ? [[language, places] as const] : []
  })
  return { places: Object.fromEntries(found) }
}

/** What the search finds of a page, by language. */
function documentsOf(path: string, pages: Rendering['pages']) {
  const found = pages.map(([language, page]) => [language, readDocument(path, markupOf(page))] as const)
  return Object.fromEntries(found.filter(([, document]) => document !== undefined))
}

async function keep(turn: PageWrite, { reads, pages, ms, broken }: Rendering): Promise<Outcome | undefined> {
  const now = turn.publisher.now()
  const page: PageRecord = {
    path: turn.path,
    dependencies: reads.keys,
    hashes: Object.fromEntries(pages.map(([language, one]) => [language, hashOf(one)])),
    lastModified: reads.lastModified,
    ...placesOf(turn.path, pages),
    ...(broken.length > 0 && { broken: withSince(broken, turn.before, now) }),
    published: now.toISOString(),
    ms,
  }
  const kind = await writeFiles(turn, page, pages)
  if (!kind) return undefined
  const outcome = { kind, path: turn.path, page, before: turn.before, ms }
  const isNews = kind === 'written' || isUntold(outcome, now)
  return turn.publisher.index && isNews ? { ...outcome, documents: documentsOf(turn.path, pages) } : outcome
}

/** Renders pages, each on its own: one that fails, or cannot be stored, stops no other. */
export const renderChunk =
  (publisher: Publisher, store: PageStore): RenderChunk =>
  async ({ pages, gone, isAnew = false }) => {
    if (isAnew) publisher.files.forgetShared()
    const shared = openContent(publisher)
    const contents = new Set([shared])
    const time = new SharedTime()
    const known = new KnownPages(publisher, store)
    const attempt = (path: string, before: PageRecord | undefined) =>
      retryOnConflict({ publisher, store, path, before, isAnew }, async (turn, noted) => {
        const content = turn.isRedo ? openContent(publisher) : shared
        contents.add(content)
        const { value, ms } = await time.measure(() => renderBoth(publisher, content, path))
        const isFound = value.reason === undefined && value.pages.every(([, page]) => isPublished(page))
        const given = { ...value, path, origin: publisher.site.origin, content }
        const rendering = { ...value, ms, broken: isFound ? await brokenLinks(known, given) : [] }
        for (const key of rendering.reads.keys) noted.add(key)
        const isGone = gone.has(path)
        if (rendering.reason !== undefined && !isGone) return keepOld(turn, rendering, rendering.reason)
        if (!isFound) return removeMissing(turn, rendering, isGone)
        return keep(turn, rendering)
      })
    const outcomes: Outcome[] = []
    const waiting = pages.values()
    const work = async () => {
      for (const { path, before } of waiting) {
        outcomes.push(await attempt(path, before).catch((error: unknown) => failureOf(path, before, error)))
      }
    }
    await Promise.all(Array.from({ length: Math.min(CONCURRENCY, pages.length) }, work))
    return { outcomes, parts: [...contents].map((content) => content.parts()) }
  }

function failureOf(path: string, before: PageRecord | undefined, error: unknown): Outcome {
  const reason = reasonOf(error)
  return {
    kind: 'failed',
    path,
    keys: new Set(before?.dependencies),
    reason,
    isKnown: before?.error === reason,
  }
}
