import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { mergeWords } from '../segments/mergeWords.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { documentOf, openSegment, type Segment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'
import type { IndexFiles } from './indexFiles.ts'
import { readManifest, storeSegment, type SegmentEntry } from './indexManifest.ts'
import { canSplit, halvesOf, isInShard, MAX_SHARD_PAGES, shardIn } from './shards.ts'
import { updateManifest, type IndexAccess } from './updateIndex.ts'

/** Segments per shard before merging; each one slows down every query. */
export const MAX_SEGMENTS = 8
/** Minimum size ratio of newer segments for a merge. */
const MIN_SIZE_RATIO = 0.5

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

/**
 * Merges the pages of a shard into one file.
 * @param isWhole drops tombstones, because no older segment remains
 */
export function mergeIntoSegment(
  language: Language,
  segments: readonly Segment[],
  { isWhole, shard = '' }: { isWhole: boolean; shard?: string },
) {
  const { layers } = createSearchIndex(language, segments)
  for (const { segment, alive } of layers)
    for (const [at, path] of segment.header.paths.entries()) if (!isInShard(shard, path)) alive[at] = 0
  const documents = layers.flatMap(({ segment, alive }) =>
    [...alive.keys()].filter((at) => alive[at] === 1).map((at) => documentOf(segment, at)),
  )
  const found = new Set(documents.map(({ path }) => path))
  const named = segments.flatMap(({ header }) => [...header.paths, ...header.removed])
  const removed = isWhole
    ? []
    : [...new Set(named)].filter((path) => !found.has(path) && isInShard(shard, path))
  const file = createSegment(language, { documents, removed, words: mergeWords(layers) })
  return { file, pages: documents.length }
}

interface Merge {
  language: Language
  shard: string
  chosen: readonly SegmentEntry[]
  isWhole: boolean
}

const mergesOf = (language: Language, entries: readonly SegmentEntry[]): Merge[] =>
  [...Map.groupBy(entries, shardIn)]
    .filter(([, own]) => own.length > MAX_SEGMENTS)
    .map(([shard, own]) => {
      const from = findMergeStart(own)
      return { language, shard, chosen: own.slice(from), isWhole: from === 0 }
    })

async function storeMerged(files: IndexFiles, merge: Merge, mostPages: number): Promise<SegmentEntry[]> {
  const { language, shard, chosen, isWhole } = merge
  const segments = await openSegments(files, chosen)
  const pages = segments.reduce((sum, { header }) => sum + header.paths.length, 0)
  const shards = isWhole && pages > mostPages && canSplit(shard) ? halvesOf(shard) : [shard]
  const stored: SegmentEntry[] = []
  for (const part of shards)
    stored.push(
      await storeSegment(
        files,
        { language, shard: part },
        mergeIntoSegment(language, segments, { isWhole, shard: part }),
      ),
    )
  return stored
}

function withMerged(present: readonly SegmentEntry[], { shard, chosen }: Merge, merged: SegmentEntry[]) {
  const old = new Set(chosen.map(({ key }) => key))
  // another publisher merged them or rebuilt the index
  if (chosen.some(({ key }) => !present.some((entry) => entry.key === key))) return undefined
  const remaining = present.filter(({ key }) => !old.has(key))
  // a shard cannot be split while it has newer segments
  if (merged.length > 1 && remaining.some((entry) => shardIn(entry) === shard)) return undefined
  const from = present.findIndex(({ key }) => old.has(key))
  return [...remaining.slice(0, from), ...merged, ...remaining.slice(from)]
}

/** Merges segments of shards that have too many. Search results do not change. */
export async function mergeSegments(
  { files, now }: IndexAccess,
  mostPages: number = MAX_SHARD_PAGES,
): Promise<void> {
  const { manifest } = await readManifest(files)
  for (const merge of LANGUAGES.flatMap((language) => mergesOf(language, manifest.segments[language]))) {
    const merged = await storeMerged(files, merge, mostPages)
    await updateManifest({ files, now }, async ({ manifest: current }) => {
      const next = withMerged(current.segments[merge.language], merge, merged)
      return next && { ...current, segments: { ...current.segments, [merge.language]: next } }
    })
  }
}
