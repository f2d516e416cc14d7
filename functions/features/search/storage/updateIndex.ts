import type { Language } from '@flou/shared/locale.ts'
import type { SearchDocument } from '../segments/document.ts'
import { createSegment } from '../segments/writeSegment.ts'
import type { IndexFiles } from './indexFiles.ts'
import {
  readManifest,
  replaceManifest,
  storeSegment,
  type IndexManifest,
  type LoadedManifest,
  type SegmentEntry,
} from './indexManifest.ts'
import { shardFinder, shardIn } from './shards.ts'
import { withSuggestions } from './suggestions.ts'

/** New documents of a page; languages without a document are removed from the index. */
export interface PageUpdate {
  path: string
  documents: Partial<Record<Language, SearchDocument>>
}

/** Attempts against concurrent publishers. */
const MAX_ATTEMPTS = 40

type Next = Omit<IndexManifest, 'retired'>

export interface IndexAccess {
  files: IndexFiles
  now: () => Date
}

/** Updates the manifest with optimistic locking and retries. @throws Error after too many lost races */
export async function updateManifest(
  { files, now }: IndexAccess,
  update: (current: LoadedManifest) => Promise<Next | undefined>,
): Promise<IndexManifest | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const current = await readManifest(files)
    const next = await update(current)
    if (!next) return undefined
    if (await replaceManifest(files, current, { next, now: now() })) return { ...next, retired: [] }
    // jitter, so that competing publishers do not collide again
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
  }
  throw new Error(`The index of the search has been overtaken ${MAX_ATTEMPTS} times`)
}

function segmentOfUpdates(language: Language, updates: readonly PageUpdate[]) {
  const documents = updates.flatMap(({ documents: found }) => found[language] ?? [])
  const removed = updates.flatMap(({ path, documents: found }) => (found[language] ? [] : [path]))
  return { file: createSegment(language, { documents, removed }), pages: documents.length }
}

async function withUpdates(
  files: IndexFiles,
  entries: readonly SegmentEntry[],
  { language, updates }: { language: Language; updates: readonly PageUpdate[] },
): Promise<SegmentEntry[]> {
  const shardOf = shardFinder(entries.map(shardIn))
  const stored = [...Map.groupBy(updates, ({ path }) => shardOf(path))].map(([shard, own]) =>
    storeSegment(files, { language, shard }, segmentOfUpdates(language, own)),
  )
  return [...entries, ...(await Promise.all(stored))]
}

interface IndexUpdate extends IndexAccess {
  updates: readonly PageUpdate[]
  /**
   * Returns the paths whose documents are still current. Pages written by another publisher are left to its
   * own update.
   */
  findCurrentPaths: (paths: readonly string[]) => Promise<ReadonlySet<string>>
  /** False if a collection holds the pages: only the suggestions are updated. */
  hasSegments?: boolean
}

/** Writes the updates as the newest segments of each language. @returns undefined if nothing was added */
export async function addUpdates({
  files,
  now,
  updates,
  findCurrentPaths,
  hasSegments = true,
}: IndexUpdate): Promise<IndexManifest | undefined> {
  if (updates.length === 0) return undefined
  const paths = updates.map(({ path }) => path)
  return updateManifest({ files, now }, async ({ manifest }) => {
    const currentPaths = await findCurrentPaths(paths)
    const current = updates.filter(({ path }) => currentPaths.has(path))
    if (current.length === 0) return undefined
    const titlesIn = (language: Language) =>
      current.map(({ path, documents }) => ({ path, document: documents[language] }))
    const segmentsOf = async (language: Language) =>
      hasSegments
        ? withUpdates(files, manifest.segments[language], { language, updates: current })
        : manifest.segments[language]
    const [suggestionFiles, en, id] = await Promise.all([
      withSuggestions(files, manifest.suggestionFiles, { en: titlesIn('en'), id: titlesIn('id') }),
      segmentsOf('en'),
      segmentsOf('id'),
    ])
    return { ...manifest, suggestionFiles, segments: { en, id } }
  })
}
