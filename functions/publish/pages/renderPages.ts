import { noteAppeared, watchTouched } from '../../store/publishing/touchedKeys.ts'
import { type Publisher, type Outcome, type Chunk, type ChunkResult } from '../publisher.ts'
import { keyOfPart, type PageRecord } from '../../pages/pageItem.ts'
import type { PageStore } from './pageStore.ts'
import { missedPages, pagesWithNewKeys, type PartKeys } from './missedChanges.ts'
import { renderChunk } from './renderChunk.ts'

interface RenderPages {
  publisher: Publisher
  store: PageStore
  paths: readonly string[]
  /** Those whose record is gone from there. */
  gone: ReadonlySet<string>
  isAnew?: boolean | undefined
}

/** Fewer pages are not worth the way to another thread. */
const WORTH_SHARING = 16

/** Pages in turn, so that each thread has some of the large ones. */
const chunkOf = (all: Chunk, index: number, count: number): Chunk => ({
  ...all,
  pages: all.pages.filter((_, at) => at % count === index),
})

/** All threads end before one's failure is told: nothing goes on behind the caller's back. */
async function allOf(shares: readonly Promise<ChunkResult>[]): Promise<ChunkResult[]> {
  await Promise.allSettled(shares)
  return Promise.all(shares)
}

/** What a page has become in the end: its first rendering is told where the second has made no difference. */
const latest = (first: Outcome, second: Outcome | undefined): Outcome => {
  if (!second || second.kind === 'unchanged') return first
  return 'before' in second && 'before' in first ? { ...second, before: first.before } : second
}

/**
 * Renders pages, on as many threads as there are where they are many. What they share is kept once, beside them. Pages that a change has
 * missed meanwhile are rendered once more.
 */
export async function renderPages(given: RenderPages): Promise<Outcome[]> {
  const { publisher, store, paths, gone, isAnew = false } = given
  // both before any content is read: a change in between is noticed when pages are written, or once they can be found
  const [known, touched] = await Promise.all([
    store.load(paths),
    watchTouched(publisher.table, publisher.now()),
  ])
  const all: Chunk = { pages: paths.map((path) => ({ path, before: known.get(path) })), gone, isAnew }
  const workers = paths.length < WORTH_SHARING ? [] : (publisher.workers ?? [])
  const threads = [renderChunk(publisher, store), ...workers]
  const results = await allOf(threads.map((render, index) => render(chunkOf(all, index, threads.length))))
  const parts = await saveParts({ publisher, store }, results)
  const outcomes = results.flatMap((one) => one.outcomes)
  const found = pagesWithNewKeys({ outcomes, parts })
  // before it is asked what was touched: whatever comes later has this to be compared with
  await noteAppeared(
    publisher.table,
    found.map(([path]) => path),
    publisher.now(),
  )
  const missed = await missedPages(found, touched)
  if (missed.length === 0) return outcomes
  const second = await renderPages({ ...given, paths: missed })
  const again = new Map(second.map((one) => [one.path, one]))
  return outcomes.map((one) => latest(one, again.get(one.path)))
}

async function saveParts(
  { publisher, store }: Pick<RenderPages, 'publisher' | 'store'>,
  results: readonly ChunkResult[],
): Promise<ReadonlyMap<string, PartKeys>> {
  const found = new Map<string, PartKeys>()
  for (const [path, keys] of results.flatMap(({ parts }) => parts.flatMap((each) => [...each]))) {
    const part: PageRecord = { path, dependencies: [...keys].toSorted(), hashes: {}, lastModified: '' }
    const added = await store.savePart(part, publisher.now())
    const known = found.get(keyOfPart(path)) ?? { all: [], added: [] }
    found.set(keyOfPart(path), {
      all: [...known.all, ...part.dependencies],
      added: [...known.added, ...added],
    })
  }
  return found
}
