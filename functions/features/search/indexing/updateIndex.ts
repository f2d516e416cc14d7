import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import type { SearchDocument } from '../segments/document.ts'
import type { IndexFiles } from './indexFiles.ts'
import {
  readManifest,
  storeSegment,
  replaceManifest,
  type IndexManifest,
  type LoadedManifest,
  type SegmentEntry,
} from './indexManifest.ts'
import { mergeWords } from '../segments/mergeWords.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { documentOf, openSegment, type Segment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'

/** New documents of a page; languages without a document are removed from the index. */
export interface PageUpdate {
  path: string
  documents: Partial<Record<Language, SearchDocument>>
}

/** Attempts against concurrent publishers. */
const MAX_ATTEMPTS = 40
/** Segments per language before merging; each one slows down every query. */
export const MAX_SEGMENTS = 8
/** Minimum size ratio of newer segments for a merge. */
const MIN_SIZE_RATIO = 0.5

type Next = Omit<IndexManifest, 'retired'>

interface IndexAccess {
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

async function withSegments(
  files: IndexFiles,
  segments: IndexManifest['segments'],
  updates: readonly PageUpdate[],
): Promise<IndexManifest['segments']> {
  const stored = async (language: Language) => [
    ...segments[language],
    await storeSegment(files, language, segmentOfUpdates(language, updates)),
  ]
  const [en, id] = await Promise.all([stored('en'), stored('id')])
  return { en, id }
}

interface IndexUpdate extends IndexAccess {
  updates: readonly PageUpdate[]
  /**
   * Returns the paths whose documents are still current. Pages written by another publisher are left to its
   * own update.
   */
  findCurrentPaths: (paths: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Writes the updates as the newest segment of each language. @returns undefined if nothing was added */
export async function addUpdates({
  files,
  now,
  updates,
  findCurrentPaths,
}: IndexUpdate): Promise<IndexManifest | undefined> {
  if (updates.length === 0) return undefined
  const paths = updates.map(({ path }) => path)
  return updateManifest({ files, now }, async ({ manifest: current }) => {
    const currentPaths = await findCurrentPaths(paths)
    const currentUpdates = updates.filter(({ path }) => currentPaths.has(path))
    if (currentUpdates.length === 0) return undefined
    return { ...current, segments: await withSegments(files, current.segments, currentUpdates) }
  })
}

/** Returns the index of the first segment to merge. */
function findMergeStart(entries: readonly SegmentEntry[]): number {
  let from = entries.length - 1
  let bytes = entries.at(-1)?.bytes ?? 0
  while (from > 0 && bytes >= (entries[from - 1]?.bytes ?? 0) * MIN_SIZE_RATIO) {
    from -= 1
    bytes += entries[from]?.bytes ?? 0
  }
  // many segments of growing size would never merge: merge all but the oldest
  return entries.length - from < 2 ? Math.min(1, from) : from
}

/** Loads segments. @throws Error if one is missing */
export const openSegments = (files: IndexFiles, entries: readonly SegmentEntry[]): Promise<Segment[]> =>
  Promise.all(
    entries.map(async ({ key }) => {
      const found = await files.read(key)
      if (found === undefined || found === 'same') throw new Error(`${key} of the search's index is absent`)
      return openSegment(found.body)
    }),
  )

/** Merges segments into one file. @param isWhole drops tombstones, because no older segment remains */
export function mergeIntoSegment(language: Language, segments: readonly Segment[], isWhole: boolean) {
  const { layers } = createSearchIndex(language, segments)
  const documents = layers.flatMap(({ segment, alive }) =>
    [...alive.keys()].filter((at) => alive[at] === 1).map((at) => documentOf(segment, at)),
  )
  const found = new Set(documents.map(({ path }) => path))
  const named = segments.flatMap(({ header }) => [...header.paths, ...header.removed])
  const removed = isWhole ? [] : [...new Set(named)].filter((path) => !found.has(path))
  const file = createSegment(language, { documents, removed, words: mergeWords(layers) })
  return { file, pages: documents.length }
}

const withMerged = (entries: readonly SegmentEntry[], old: ReadonlySet<string>, merged: SegmentEntry) => {
  const from = entries.findIndex(({ key }) => old.has(key))
  const remaining = entries.filter(({ key }) => !old.has(key))
  return [...remaining.slice(0, from), merged, ...remaining.slice(from)]
}

/** Merges segments of languages that have too many. Search results do not change. */
export async function mergeSegments({ files, now }: IndexAccess): Promise<void> {
  const { manifest } = await readManifest(files)
  for (const language of LANGUAGES) {
    const entries = manifest.segments[language]
    if (entries.length <= MAX_SEGMENTS) continue
    const from = findMergeStart(entries)
    const chosen = entries.slice(from)
    const mergedSegment = mergeIntoSegment(language, await openSegments(files, chosen), from === 0)
    const merged = await storeSegment(files, language, mergedSegment)
    const old = new Set(chosen.map(({ key }) => key))
    await updateManifest({ files, now }, async ({ manifest: current }) => {
      const present = current.segments[language]
      // another publisher merged them or rebuilt the index
      if (chosen.some(({ key }) => !present.some((entry) => entry.key === key))) return undefined
      return { ...current, segments: { ...current.segments, [language]: withMerged(present, old, merged) } }
    })
  }
}

/**
 * Replaces the segments known at `since` with a full index; newer segments remain.
 * @param documents all pages, read after `since`
 * @returns false if segments were merged meanwhile: read all pages again
 */
export async function replaceIndex(
  { files, now }: IndexAccess,
  { since, documents }: { since: IndexManifest; documents: Record<Language, readonly SearchDocument[]> },
): Promise<boolean> {
  const stored = LANGUAGES.map(async (language) => {
    const pages = documents[language]
    const file = createSegment(language, { documents: pages, removed: [] })
    return [language, await storeSegment(files, language, { file, pages: pages.length })] as const
  })
  const bases = await Promise.all(stored)
  const isReplaced = await updateManifest({ files, now }, async ({ manifest }) => {
    const segments = { ...manifest.segments }
    for (const [language, base] of bases) {
      const old = new Set(since.segments[language].map(({ key }) => key))
      const remaining = segments[language].filter(({ key }) => !old.has(key))
      if (remaining.length + old.size !== segments[language].length) return undefined
      segments[language] = [base, ...remaining]
    }
    return { ...manifest, indexedAs: INDEXED_AS, segments }
  })
  return isReplaced !== undefined
}
