import { type Publisher, type Outcome, type Chunk, type ChunkResult } from '../publisher.ts'
import type { PageRecord } from '../../pages/pageItem.ts'
import type { PageStore } from './pageStore.ts'
import { renderChunk } from './renderChunk.ts'

interface RenderPages {
  publisher: Publisher
  store: PageStore
  paths: readonly string[]
  /** Those whose record is gone from there. */
  gone: ReadonlySet<string>
}

/** Fewer pages are not worth the way to another thread. */
const WORTH_SHARING = 16

/** Pages in turn, so that each thread has some of the large ones. */
const chunkOf = ({ pages, gone }: Chunk, index: number, count: number): Chunk => ({
  pages: pages.filter((_, at) => at % count === index),
  gone,
})

/** All threads end before one's failure is told: nothing goes on behind the caller's back. */
async function allOf(shares: readonly Promise<ChunkResult>[]): Promise<ChunkResult[]> {
  await Promise.allSettled(shares)
  return Promise.all(shares)
}

/** Renders pages, on as many threads as there are where they are many. What they share is kept once, beside them. */
export async function renderPages({ publisher, store, paths, gone }: RenderPages): Promise<Outcome[]> {
  // what is known of pages is read before any content: a change in between is noticed when they are written
  const known = await store.load(paths)
  const all: Chunk = { pages: paths.map((path) => ({ path, before: known.get(path) })), gone }
  const workers = paths.length < WORTH_SHARING ? [] : (publisher.workers ?? [])
  const threads = [renderChunk(publisher, store), ...workers]
  const results = await allOf(threads.map((render, index) => render(chunkOf(all, index, threads.length))))
  await saveParts({ publisher, store }, results)
  return results.flatMap(({ outcomes }) => outcomes)
}

async function saveParts(
  { publisher, store }: Pick<RenderPages, 'publisher' | 'store'>,
  results: readonly ChunkResult[],
): Promise<void> {
  for (const [path, keys] of results.flatMap(({ parts }) => parts.flatMap((each) => [...each]))) {
    const part: PageRecord = { path, dependencies: [...keys].toSorted(), hashes: {}, lastModified: '' }
    await store.savePart(part, publisher.now())
  }
}
