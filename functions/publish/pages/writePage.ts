import type { Language } from '@flou/shared/locale.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import type { Publisher } from '../publisher.ts'
import { type PageRecord, isSamePage } from '../../pages/pageItem.ts'
import type { PageStore } from './pageStore.ts'

/** One attempt to write a page; `before` is read before any content. */
export interface PageWrite {
  store: PageStore
  publisher: Publisher
  path: string
  before: PageRecord | undefined
  /** An earlier attempt may have written: rewrite all files and dependencies. */
  isRewrite: boolean
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Writes files under a claim and stores errors. @returns false if another publish was faster */
async function withClaim(pageWrite: PageWrite, page: PageRecord | undefined, write: () => Promise<unknown>) {
  const { store, path, before, isRewrite, publisher } = pageWrite
  const claim = await store.claim(path, before, publisher.now())
  if (!claim) return false
  await write().catch(async (error: unknown) => {
    const failure = { error: reasonOf(error), failedAt: publisher.now().toISOString() }
    await store.fail(claim, failure).catch(() => undefined)
    throw error
  })
  return page ? store.complete(page, claim, isRewrite) : store.forget(claim)
}

/** Writes the changed languages. @returns undefined on conflict */
export async function writeFiles(
  pageWrite: PageWrite,
  page: PageRecord,
  files: readonly [Language, RenderedPage][],
): Promise<'written' | 'unchanged' | undefined> {
  const { before, isRewrite, path, publisher } = pageWrite
  const isReliable = before && !isRewrite && before.claimed === undefined
  const changedFiles = files.filter(
    ([language]) => !isReliable || page.hashes[language] !== before.hashes[language],
  )
  if (isReliable && isSamePage(before, page)) return 'unchanged'
  const isDone = await withClaim(pageWrite, page, () =>
    Promise.all(
      changedFiles.map(async ([language, one]) => {
        if (before?.hashes[language] !== undefined) await publisher.files.storeSnapshot(path, language)
        await publisher.files.put(path, language, one)
      }),
    ),
  )
  if (!isDone) return undefined
  return changedFiles.length > 0 ? 'written' : 'unchanged'
}

export const writeFailure = (pageWrite: PageWrite, page: PageRecord): Promise<boolean> =>
  pageWrite.before && isSamePage(pageWrite.before, page)
    ? Promise.resolve(true)
    : withClaim(pageWrite, page, async () => {})

export const writeRedirect = (
  pageWrite: PageWrite,
  { to, keys }: { to: string; keys: readonly string[] },
) => {
  const page = { path: pageWrite.path, dependencies: keys, hashes: {}, lastModified: '', redirectTo: to }
  return withClaim(pageWrite, page, () => pageWrite.publisher.files.redirect(pageWrite.path, to))
}

/** Removes the files but stores dependencies that may bring the page back. @returns false on conflict */
export function writeAbsence(pageWrite: PageWrite, dependencies: readonly string[]): Promise<boolean> {
  const page = { path: pageWrite.path, dependencies, hashes: {}, lastModified: '' }
  const { before, isRewrite } = pageWrite
  const isReliable = before && !isRewrite && before.claimed === undefined
  if (isReliable && isSamePage(before, page)) return Promise.resolve(true)
  return withClaim(pageWrite, page, () => pageWrite.publisher.files.remove(pageWrite.path))
}

export const removePage = (pageWrite: PageWrite): Promise<boolean> =>
  withClaim(pageWrite, undefined, () => pageWrite.publisher.files.remove(pageWrite.path))
