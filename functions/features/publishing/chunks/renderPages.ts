import { recordAppeared, observeAffectedKeys } from '../store/affectedKeys.ts'
import type { Outcome } from '../outcome.ts'
import type { Publisher, Chunk, ChunkResult } from '../publisher.ts'
import { keyOfFragment, type PageRecord } from '../pageData/pageItem.ts'
import type { PageStore } from '../pageData/pageStore.ts'
import { findMissedPages, pagesWithNewKeys, type FragmentKeys } from './missedEvents.ts'
import { publishChunk } from './publishChunk.ts'

interface RenderPages {
  publisher: Publisher
  store: PageStore
  paths: readonly string[]
  vacatedPaths: ReadonlySet<string>
  isForced?: boolean | undefined
}

const MIN_PARALLEL_PAGES = 16

const chunkOf = (all: Chunk, index: number, count: number): Chunk => ({
  ...all,
  pages: all.pages.filter((_, at) => at % count === index),
})

/** Waits for all workers, then throws the first error. */
async function settleAll(chunkResults: readonly Promise<ChunkResult>[]): Promise<ChunkResult[]> {
  await Promise.allSettled(chunkResults)
  return Promise.all(chunkResults)
}

const latest = (first: Outcome, second: Outcome | undefined): Outcome => {
  if (!second || second.kind === 'unchanged') return first
  return 'before' in second && 'before' in first ? { ...second, before: first.before } : second
}

/**
 * Renders pages on all threads and stores shared fragments. Pages affected by concurrent writes are rendered
 * again.
 */
export async function renderPages(options: RenderPages): Promise<Outcome[]> {
  const { publisher, store, paths, vacatedPaths, isForced = false } = options
  // must start before content is read to detect concurrent writes
  const [known, loadAffected] = await Promise.all([
    store.load(paths),
    observeAffectedKeys(publisher.table, publisher.now()),
  ])
  const all: Chunk = {
    pages: paths.map((path) => ({ path, before: known.get(path) })),
    vacatedPaths,
    isForced,
  }
  const workers = paths.length < MIN_PARALLEL_PAGES ? [] : (publisher.workers ?? [])
  const threads = [publishChunk(publisher, store), ...workers]
  const results = await settleAll(threads.map((render, index) => render(chunkOf(all, index, threads.length))))
  const fragments = await saveFragments({ publisher, store }, results)
  const outcomes = results.flatMap((one) => one.outcomes)
  const found = pagesWithNewKeys({ outcomes, fragments })
  // must precede reading affected keys, so that later writes find these pages
  await recordAppeared(
    publisher.table,
    found.map(([path]) => path),
    publisher.now(),
  )
  const missed = await findMissedPages(found, loadAffected)
  if (missed.length === 0) return outcomes
  const second = await renderPages({ ...options, paths: missed })
  const rerendered = new Map(second.map((one) => [one.path, one]))
  return outcomes.map((one) => latest(one, rerendered.get(one.path)))
}

async function saveFragments(
  { publisher, store }: Pick<RenderPages, 'publisher' | 'store'>,
  results: readonly ChunkResult[],
): Promise<ReadonlyMap<string, FragmentKeys>> {
  const found = new Map<string, FragmentKeys>()
  for (const [path, keys] of results.flatMap(({ fragments }) => fragments.flatMap((each) => [...each]))) {
    const fragment: PageRecord = { path, dependencies: [...keys].toSorted(), hashes: {}, lastModified: '' }
    const added = await store.saveFragment(fragment, publisher.now())
    const known = found.get(keyOfFragment(path)) ?? { all: [], added: [] }
    found.set(keyOfFragment(path), {
      all: [...known.all, ...fragment.dependencies],
      added: [...known.added, ...added],
    })
  }
  return found
}
