import type { Language } from '@flou/shared/locale.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import type { Publisher } from '../publisher.ts'
import { type PageRecord, isSamePage } from '../../pages/pageItem.ts'
import type { PageStore } from './pageStore.ts'

/** A page's turn: what is known of it, read before any content; each further turn follows on being overtaken. */
export interface PageWrite {
  store: PageStore
  publisher: Publisher
  path: string
  before: PageRecord | undefined
  /** Files and dependencies may have been written by an earlier turn: all of them are written again. */
  isRedo: boolean
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Writes files under a claim; says at the page where they could not be written. @returns false where another publish has been faster: what was rendered may be out of date */
async function withClaim(turn: PageWrite, page: PageRecord | undefined, write: () => Promise<unknown>) {
  const { store, path, before, isRedo, publisher } = turn
  const claim = await store.claim(path, before, publisher.now())
  if (!claim) return false
  await write().catch(async (error: unknown) => {
    const failure = { error: reasonOf(error), failedAt: publisher.now().toISOString() }
    // the first cause counts, whatever comes of noting it
    await store.fail(claim, failure).catch(() => undefined)
    throw error
  })
  return page ? store.settle(page, claim, isRedo) : store.forget(claim)
}

/** Writes the languages that changed. @returns undefined where overtaken */
export async function writeFiles(
  turn: PageWrite,
  page: PageRecord,
  files: readonly [Language, RenderedPage][],
): Promise<'written' | 'unchanged' | undefined> {
  const { before, isRedo, path, publisher } = turn
  const isCertain = before && !isRedo && before.claimed === undefined
  const changed = files.filter(
    ([language]) => !isCertain || page.hashes[language] !== before.hashes[language],
  )
  if (isCertain && isSamePage(before, page)) return 'unchanged'
  const isDone = await withClaim(turn, page, () =>
    Promise.all(
      changed.map(async ([language, one]) => {
        if (before?.hashes[language] !== undefined) await publisher.files.keepEdition(path, language)
        await publisher.files.put(path, language, one)
      }),
    ),
  )
  if (!isDone) return undefined
  return changed.length > 0 ? 'written' : 'unchanged'
}

/** Keeps why a page could not be rendered; its files stay. @returns false where overtaken */
export const writeFailure = (turn: PageWrite, page: PageRecord): Promise<boolean> =>
  turn.before && isSamePage(turn.before, page) ? Promise.resolve(true) : withClaim(turn, page, async () => {})

/** Leaves a redirect at the page's address. @returns false where overtaken */
export const writeRedirect = (turn: PageWrite, { to, keys }: { to: string; keys: readonly string[] }) => {
  const page = { path: turn.path, dependencies: keys, hashes: {}, lastModified: '', redirectTo: to }
  return withClaim(turn, page, () => turn.publisher.files.redirect(turn.path, to))
}

/** Removes a page's files and remembers what it read, because that may bring it back. @returns false where overtaken */
export function writeAbsence(turn: PageWrite, dependencies: readonly string[]): Promise<boolean> {
  const page = { path: turn.path, dependencies, hashes: {}, lastModified: '' }
  const { before, isRedo } = turn
  const isCertain = before && !isRedo && before.claimed === undefined
  if (isCertain && isSamePage(before, page)) return Promise.resolve(true)
  return withClaim(turn, page, () => turn.publisher.files.remove(turn.path))
}

/** Removes a page with its files. @returns false where overtaken */
export const removePage = (turn: PageWrite): Promise<boolean> =>
  withClaim(turn, undefined, () => turn.publisher.files.remove(turn.path))
