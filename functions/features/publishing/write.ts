import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { isDayKey, isListKey } from '../../core/store/dependencies.ts'
import { isSamePage, type PageRecord } from './pageData/pageItem.ts'
import type { Reads } from './pageData/reads.ts'
import { withSince } from './links/brokenLinks.ts'
import { anchorsOf, documentsOf, titlesOf } from './links/documentParts.ts'
import { mayBeUninvalidated, reasonOf, type Outcome } from './outcome.ts'
import { isPublishedIn } from './pageData/visitors.ts'
import type { PageStore } from './pageData/pageStore.ts'
import { hashOf, type Rendering } from './render.ts'
import type { SiteFiles } from './site/bucket/siteFiles.ts'
import { TAGS_VERSION } from './site/cacheTags.ts'

/** One attempt to write a page; `before` is read before any content. */
export interface PageWrite {
  store: PageStore
  files: Pick<SiteFiles, 'storeSnapshot' | 'put' | 'redirect' | 'remove'>
  now: () => Date
  path: string
  before: PageRecord | undefined
  /** An earlier attempt may have written: rewrite all files and dependencies. */
  isRewrite: boolean
}

/** Writes files under a claim and stores errors. @returns false if another publish was faster */
async function withClaim(pageWrite: PageWrite, page: PageRecord | undefined, write: () => Promise<unknown>) {
  const { store, path, before, isRewrite, now } = pageWrite
  const claim = await store.claim(path, before, now())
  if (!claim) return false
  await write().catch(async (error: unknown) => {
    const failure = { error: reasonOf(error), failedAt: now().toISOString() }
    await store.fail(claim, failure).catch(() => undefined)
    throw error
  })
  return page ? store.complete(page, claim, isRewrite) : store.forget(claim)
}

/** Writes the changed languages. @returns undefined on conflict */
async function writeFiles(
  pageWrite: PageWrite,
  page: PageRecord,
  pages: readonly [Language, RenderedPage][],
): Promise<'written' | 'unchanged' | undefined> {
  const { before, isRewrite, path, files } = pageWrite
  const isReliable = before && !isRewrite && before.claimed === undefined
  const changedPages = pages.filter(
    ([language]) => !isReliable || page.hashes[language] !== before.hashes[language],
  )
  if (isReliable && isSamePage(before, page)) return 'unchanged'
  const isDone = await withClaim(pageWrite, page, () =>
    Promise.all(
      changedPages.map(async ([language, one]) => {
        if (before?.hashes[language] !== undefined) await files.storeSnapshot(path, language)
        await files.put(path, language, one)
      }),
    ),
  )
  if (!isDone) return undefined
  return changedPages.length > 0 ? 'written' : 'unchanged'
}

const writeFailure = (pageWrite: PageWrite, page: PageRecord): Promise<boolean> =>
  pageWrite.before && isSamePage(pageWrite.before, page)
    ? Promise.resolve(true)
    : withClaim(pageWrite, page, async () => {})

export const writeRedirect = (
  pageWrite: PageWrite,
  { to, keys }: { to: string; keys: readonly string[] },
) => {
  const page = { path: pageWrite.path, dependencies: keys, hashes: {}, lastModified: '', redirectTo: to }
  return withClaim(pageWrite, page, () => pageWrite.files.redirect(pageWrite.path, to))
}

/** Removes the files but stores dependencies that may bring the page back. @returns false on conflict */
function writeAbsence(pageWrite: PageWrite, dependencies: readonly string[]): Promise<boolean> {
  const page = { path: pageWrite.path, dependencies, hashes: {}, lastModified: '' }
  const { before, isRewrite } = pageWrite
  const isReliable = before && !isRewrite && before.claimed === undefined
  if (isReliable && isSamePage(before, page)) return Promise.resolve(true)
  return withClaim(pageWrite, page, () => pageWrite.files.remove(pageWrite.path))
}

const removePage = (pageWrite: PageWrite): Promise<boolean> =>
  withClaim(pageWrite, undefined, () => pageWrite.files.remove(pageWrite.path))

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
    failedAt: pageWrite.now().toISOString(),
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

async function storePage(
  pageWrite: PageWrite,
  { reads, pages, ms, broken, outside }: Rendering,
  isIndexed: boolean,
): Promise<Outcome | undefined> {
  const now = pageWrite.now()
  const { path, before, isRewrite } = pageWrite
  const hashes = Object.fromEntries(
    pages.map(([language, one]) => [language, `${hashOf(one)} ${TAGS_VERSION}`]),
  )
  const isSame = LANGUAGES.every((language) => hashes[language] === before?.hashes[language])
  const { onlyIn } = reads
  const indexedPages = pages.filter(([language]) => isPublishedIn(language)(reads))
  const documents = isIndexed && (!isSame || isRewrite) ? documentsOf(path, indexedPages) : undefined
  const indexed = documents ? fingerprint(JSON.stringify(documents)) : before?.indexed
  const page: PageRecord = {
    path,
    dependencies: reads.keys,
    hashes,
    lastModified: reads.lastModified,
    ...(onlyIn && { onlyIn }),
    ...anchorsOf(path, pages),
    ...titlesOf(path, pages),
    ...(broken.length > 0 && { broken: withSince(broken, before, now) }),
    ...(outside.length > 0 && { outside }),
    ...(indexed !== undefined && { indexed }),
    published: now.toISOString(),
    ms,
  }
  const kind = await writeFiles(pageWrite, page, pages)
  if (!kind) return undefined
  const outcome = { kind, path, page, before, ms }
  if (isIndexed && mayBeUninvalidated(outcome, now))
    return { ...outcome, documents: documents ?? documentsOf(path, indexedPages) }
  return documents && (isRewrite || indexed !== before?.indexed) ? { ...outcome, documents } : outcome
}

interface WriteOptions {
  /** The record of the page disappeared: remove it even if rendering failed. */
  isVacated: boolean
  /** Adds the documents of the search index to the outcome. */
  isIndexed: boolean
}

/**
 * Fourth step of publishing: writes what was rendered, or removes the page.
 * @returns undefined if another publish was faster
 */
export function write(
  pageWrite: PageWrite,
  rendering: Rendering,
  { isVacated, isIndexed }: WriteOptions,
): Promise<Outcome | undefined> {
  if (rendering.reason !== undefined && !isVacated)
    return retainOldPage(pageWrite, rendering, rendering.reason)
  if (!rendering.isFound) return removeMissing(pageWrite, rendering, isVacated)
  return storePage(pageWrite, rendering, isIndexed)
}
