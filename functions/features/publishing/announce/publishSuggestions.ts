import { createHash } from 'node:crypto'
import { LANGUAGES } from '@flou/shared/locale.ts'
import {
  type IndexFiles,
  type IndexManifest,
  type SegmentEntry,
  createSearchIndex,
  type Segment,
  openSegments,
  updateManifest,
  suggestionsOf,
} from '../../search/index.ts'
import type { Publisher } from '../publisher.ts'
import { suggestionFile } from '@flou/shared/search/results.ts'

const segmentCache = new Map<string, Segment>()

async function segmentsOf(files: IndexFiles, entries: readonly SegmentEntry[]): Promise<Segment[]> {
  const missing = entries.filter(({ key }) => !segmentCache.has(key))
  for (const [at, segment] of (await openSegments(files, missing)).entries())
    segmentCache.set(missing[at]?.key ?? '', segment)
  return entries.flatMap(({ key }) => segmentCache.get(key) ?? [])
}

/**
 * Publishes changed suggestions for browsers that cannot reach the search. Concurrent publishers may leave an
 * older file until the next publish.
 */
export async function publishSuggestions(
  { index, files, now }: Pick<Publisher, 'index' | 'files' | 'now'>,
  manifest: IndexManifest,
): Promise<void> {
  if (!index) return
  const hashes = { ...manifest.suggestions }
  let isWritten = false
  for (const language of LANGUAGES) {
    const segments = await segmentsOf(index, manifest.segments[language])
    const text = suggestionsOf(createSearchIndex(language, segments))
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
    if (hashes[language] === hash) continue
    hashes[language] = hash
    await files.putFile(suggestionFile(language), text, 'application/json')
    isWritten = true
  }
  const named = new Set(LANGUAGES.flatMap((language) => manifest.segments[language].map(({ key }) => key)))
  for (const key of segmentCache.keys()) if (!named.has(key)) segmentCache.delete(key)
  if (!isWritten) return
  await updateManifest({ files: index, now }, async ({ manifest: current }) => ({
    ...current,
    suggestions: hashes,
  }))
}
