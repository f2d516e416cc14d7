import { createHash } from 'node:crypto'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import pMap from 'p-map'
import { contentReader } from '../../store/contentReader.ts'
import { isDayKey, isListKey } from '../../store/dependencies.ts'
import type { Outcome, Publisher, RenderChunk } from '../publisher.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import { BatchContent } from '../../pages/batchContent.ts'
import { pageSource } from '../../pages/pageSource.ts'
import { Reads } from '../../pages/reads.ts'
import { readDocument } from '../../searchIndex/documents/readDocument.ts'
import { mayBeUninvalidated } from '../mayBeUninvalidated.ts'
import { isForVisitors } from '../site/visitors.ts'
import type { PageStore } from './pageStore.ts'
import { CommonDuration } from './commonDuration.ts'
import { retryOnConflict } from './retryOnConflict.ts'
import { brokenLinks, withSince, type FoundBroken } from '../links/brokenLinks.ts'
import { markupOf, anchorsIn } from '../links/documentParts.ts'
import { PageLookup } from '../links/pageLookup.ts'
import {
  removePage,
  writeAbsence,
  writeFailure,
  writeFiles,
  writeRedirect,
  type PageWrite,
} from './writePage.ts'

/** Pages in parallel; enough to keep one core busy and to batch I/O. */
const CONCURRENCY = 32

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export const openContent = ({ table, registry, now }: Publisher) =>
  new BatchContent(contentReader({ table, registry, now: now(), consistent: true }))

/** Hashing buffers is three times as fast as hashing strings. */
const hashOfTexts = (...texts: readonly string[]) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(Buffer.from(text))
  return hash.digest('base64url')
}

/** Accessing `html` may create the document, so the renderer's hash is preferred. */
const hashOf = (page: RenderedPage) => {
  const { files = [] } = page
  const filesHash = files.length > 0 ? ` ${hashOfTexts(...files.map(({ body }) => body))}` : ''
  return (page.hash ?? hashOfTexts(page.html, page.data)) + filesHash
}

const isPublished = ({ status }: RenderedPage) => status === 200

/** Renders both languages before writing, so that a page is never published in one only. */
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

/** Retains the old files and adds the new dependencies, which may resolve the error. */
async function retainOldPage(
  pageWrite: PageWrite,
  { reads }: Rendering,
  reason: string,
): Promise<Outcome | undefined> {
  const { path, before } = pageWrite
  const keys = new Set([...reads.keys, ...(before?.dependencies ?? [])])
  const { stamp: _, claimed: __, ...retained } = before ?? { path, hashes: {}, lastModified: '' }
  const isDone = await writeFailure(pageWrite, {
    ...retained,
    dependencies: [...keys].toSorted(),
    error: reason,
    failedAt: pageWrite.publisher.now().toISOString(),
  })
  return isDone ? { kind: 'failed', path, keys, reason, isKnown: before?.error === reason } : undefined
}

const REDIRECT_KEY = 'redirect:'
const isDeciding = (key: string) => isListKey(key) || isDayKey(key)

const isPage = (page: PageRecord | undefined) => Object.keys(page?.hashes ?? {}).length > 0

/**
 * Returns the keys that may bring a page back: the lists of an empty list page, or the record of a hidden
 * page.
 */
function keysOfReturn({ keys: all }: Reads): string[] {
  const redirects = all.filter((key) => key.startsWith(REDIRECT_KEY))
  if (redirects.length > 0) return redirects
  return all.some(isListKey) ? all.filter(isDeciding) : []
}

/** Removes a page unless another publish replaced it with a redirect. */
async function removeMissing(
  pageWrite: PageWrite,
  { reads }: Rendering,
  isVacated: boolean,
): Promise<Outcome | undefined> {
  const { path, before, isRewrite } = pageWrite
  const to = isVacated ? undefined : before?.redirectTo
  if (to === undefined) {
    const keys = keysOfReturn(reads)
    const isDone = await (keys.length > 0 ? writeAbsence(pageWrite, keys) : removePage(pageWrite))
    const wasThere = isPage(before) || before?.redirectTo !== undefined
    return isDone ? { kind: wasThere ? 'missing' : 'absent', path } : undefined
  }
  const isRetained = !isRewrite || (await writeRedirect(pageWrite, { to, keys: before?.dependencies ?? [] }))
  return isRetained ? { kind: 'missing', path } : undefined
}

function anchorsOf(path: string, pages: Rendering['pages']): Pick<PageRecord, 'anchors'> {
  if (!isForVisitors(path)) return {}
  const found = pages.flatMap(([language, page]) => {
    const anchors = anchorsIn(markupOf(page))
    return anchors ? [[language, anchors] as const] : []
  })
  return { anchors: Object.fromEntries(found) }
}

function documentsOf(path: string, pages: Rendering['pages']) {
  const found = pages.map(([language, page]) => [language, readDocument(path, markupOf(page))] as const)
  return Object.fromEntries(found.filter(([, document]) => document !== undefined))
}

async function storePage(
  pageWrite: PageWrite,
  { reads, pages, ms, broken }: Rendering,
): Promise<Outcome | undefined> {
  const now = pageWrite.publisher.now()
  const page: PageRecord = {
    path: pageWrite.path,
    dependencies: reads.keys,
    hashes: Object.fromEntries(pages.map(([language, one]) => [language, hashOf(one)])),
    lastModified: reads.lastModified,
    ...anchorsOf(pageWrite.path, pages),
    ...(broken.length > 0 && { broken: withSince(broken, pageWrite.before, now) }),
    published: now.toISOString(),
    ms,
  }
  const kind = await writeFiles(pageWrite, page, pages)
  if (!kind) return undefined
  const outcome = { kind, path: pageWrite.path, page, before: pageWrite.before, ms }
  const isUnannounced = kind === 'written' || mayBeUninvalidated(outcome, now)
  return pageWrite.publisher.index && isUnannounced
    ? { ...outcome, documents: documentsOf(pageWrite.path, pages) }
    : outcome
}

/** Renders pages independently: errors affect only their page. */
export const renderChunk =
  (publisher: Publisher, store: PageStore): RenderChunk =>
  async ({ pages, vacatedPaths, isForced = false }) => {
    if (isForced) publisher.files.forgetShared()
    const shared = openContent(publisher)
    const contents = new Set([shared])
    const duration = new CommonDuration()
    const pageLookup = new PageLookup(publisher, store)
    const attempt = (path: string, before: PageRecord | undefined) =>
      retryOnConflict({ publisher, store, path, before, isForced }, async (pageWrite, recordedKeys) => {
        const content = pageWrite.isRewrite ? openContent(publisher) : shared
        contents.add(content)
        const { value, ms } = await duration.measure(() => renderBoth(publisher, content, path))
        const isFound = value.reason === undefined && value.pages.every(([, page]) => isPublished(page))
        const rendered = { ...value, path, origin: publisher.site.origin, content }
        const rendering = { ...value, ms, broken: isFound ? await brokenLinks(pageLookup, rendered) : [] }
        for (const key of rendering.reads.keys) recordedKeys.add(key)
        const isVacated = vacatedPaths.has(path)
        if (rendering.reason !== undefined && !isVacated)
          return retainOldPage(pageWrite, rendering, rendering.reason)
        if (!isFound) return removeMissing(pageWrite, rendering, isVacated)
        return storePage(pageWrite, rendering)
      })
    const outcomes = await pMap(
      pages,
      ({ path, before }) => attempt(path, before).catch((error: unknown) => failureOf(path, before, error)),
      { concurrency: CONCURRENCY },
    )
    return { outcomes, fragments: [...contents].map((content) => content.fragments()) }
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
