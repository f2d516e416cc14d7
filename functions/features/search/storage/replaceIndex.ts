import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import type { SearchDocument } from '../segments/document.ts'
import { documentOf, type Segment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'
import type { IndexFiles } from './indexFiles.ts'
import { storeSegment, type IndexManifest, type SegmentEntry } from './indexManifest.ts'
import { mergeIntoSegment, openSegments } from './mergeSegments.ts'
import { MAX_SHARD_PAGES, shardFinder, shardsFor } from './shards.ts'
import { withSuggestions, type TitleUpdate } from './suggestions.ts'
import { updateManifest, type IndexAccess } from './updateIndex.ts'

async function storeBases(
  files: IndexFiles,
  language: Language,
  { documents, shards }: { documents: readonly SearchDocument[]; shards: readonly string[] },
): Promise<SegmentEntry[]> {
  const shardOf = shardFinder(shards)
  const byShard = Map.groupBy(documents, ({ path }) => shardOf(path))
  const bases: SegmentEntry[] = []
  for (const shard of shards) {
    const own = byShard.get(shard) ?? []
    const file = createSegment(language, { documents: own, removed: [] })
    bases.push(await storeSegment(files, { language, shard }, { file, pages: own.length }))
  }
  return bases
}

async function storeNewer(
  files: IndexFiles,
  language: Language,
  { newer, shards }: { newer: readonly Segment[]; shards: readonly string[] },
): Promise<SegmentEntry[]> {
  if (newer.length === 0) return []
  return Promise.all(
    shards.map((shard) =>
      storeSegment(files, { language, shard }, mergeIntoSegment(language, newer, { isWhole: false, shard })),
    ),
  )
}

const titlesOf = (documents: readonly SearchDocument[]): TitleUpdate[] =>
  documents.map((document) => ({ path: document.path, document }))

const titlesIn = (segments: readonly Segment[]): TitleUpdate[] =>
  segments.flatMap((segment) => [
    ...segment.header.paths.map((path, at) => ({ path, document: documentOf(segment, at) })),
    ...segment.header.removed.map((path) => ({ path, document: undefined })),
  ])

interface NewIndex {
  since: IndexManifest
  documents: Record<Language, readonly SearchDocument[]>
  mostPages?: number
}

/**
 * Replaces the segments known at `since` with a full index; newer segments remain.
 * @param newIndex all pages, read after `since`
 * @returns false if segments were merged meanwhile: read all pages again
 */
export async function replaceIndex(
  { files, now }: IndexAccess,
  { since, documents, mostPages = MAX_SHARD_PAGES }: NewIndex,
): Promise<boolean> {
  const built: { language: Language; shards: string[]; bases: SegmentEntry[] }[] = []
  for (const language of LANGUAGES) {
    const shards = shardsFor(documents[language].length, mostPages)
    const bases = await storeBases(files, language, { documents: documents[language], shards })
    built.push({ language, shards, bases })
  }
  const isReplaced = await updateManifest({ files, now }, async ({ manifest }) => {
    const segments = { ...manifest.segments }
    const titles = { en: titlesOf(documents.en), id: titlesOf(documents.id) }
    for (const { language, shards, bases } of built) {
      const old = new Set(since.segments[language].map(({ key }) => key))
      const remaining = segments[language].filter(({ key }) => !old.has(key))
      if (remaining.length + old.size !== segments[language].length) return undefined
      const newer = await openSegments(files, remaining)
      segments[language] = [...bases, ...(await storeNewer(files, language, { newer, shards }))]
      titles[language].push(...titlesIn(newer))
    }
    const suggestionFiles = await withSuggestions(files, {}, titles)
    return { ...manifest, indexedAs: INDEXED_AS, isInCollection: false, suggestionFiles, segments }
  })
  return isReplaced !== undefined
}
