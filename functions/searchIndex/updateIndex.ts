import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import type { SearchDocument } from './documents/document.ts'
import type { IndexFiles } from './indexFiles.ts'
import {
  readManifest,
  storeSegment,
  swapManifest,
  type IndexManifest,
  type KnownManifest,
  type SegmentEntry,
} from './indexManifest.ts'
import { mergedWords } from './segments/mergedWords.ts'
import { searchIndexOf } from './segments/searchIndex.ts'
import { documentOf, openSegment, type Segment } from './segments/segment.ts'
import { segmentFile } from './segments/writeSegment.ts'

/** What became of a page: what is found of it in a language, nothing where it is not to be found. */
export interface PageChange {
  path: string
  documents: Partial<Record<Language, SearchDocument>>
}

/** How often an update is tried again when other publishers come between. */
const TURNS = 40
/** More segments of a language than these are merged: each costs every query a little. */
export const MOST_SEGMENTS = 8
/** A segment is merged with newer ones that are at least this part of it together. */
const WORTH_MERGING = 0.5

type Next = Omit<IndexManifest, 'retired'>

interface Update {
  files: IndexFiles
  now: () => Date
}

/** Changes the manifest over the state that was read, again and again until nobody has come between. @throws where that takes too often */
export async function updateManifest(
  { files, now }: Update,
  change: (known: KnownManifest) => Promise<Next | undefined>,
): Promise<IndexManifest | undefined> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const known = await readManifest(files)
    const next = await change(known)
    if (!next) return undefined
    if (await swapManifest(files, known, { next, now: now() })) return { ...next, retired: [] }
    // publishers that meet go on at different times
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * turn))
  }
  throw new Error(`The index of the search has been overtaken ${TURNS} times`)
}

/** A segment of what has changed in a language. */
function changesFile(language: Language, changes: readonly PageChange[]) {
  const documents = changes.flatMap(({ documents: found }) => found[language] ?? [])
  const removed = changes.flatMap(({ path, documents: found }) => (found[language] ? [] : [path]))
  return { file: segmentFile(language, { documents, removed }), pages: documents.length }
}

async function withSegments(
  files: IndexFiles,
  segments: IndexManifest['segments'],
  changes: readonly PageChange[],
): Promise<IndexManifest['segments']> {
  const stored = async (language: Language) => [
    ...segments[language],
    await storeSegment(files, language, changesFile(language, changes)),
  ]
  const [en, id] = await Promise.all([stored('en'), stored('id')])
  return { en, id }
}

interface Changes extends Update {
  changes: readonly PageChange[]
  /**
   * Called with the paths after the manifest was read: those that are still as `changes` says. A page that another publisher has written since is
   * left to it: its own update follows.
   */
  stillTrue: (paths: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Adds what has changed to the index, as the newest segment of each language. @returns the manifest; undefined where nothing was added */
export async function addChanges({
  files,
  now,
  changes,
  stillTrue,
}: Changes): Promise<IndexManifest | undefined> {
  if (changes.length === 0) return undefined
  const paths = changes.map(({ path }) => path)
  return updateManifest({ files, now }, async ({ manifest: known }) => {
    const certain = await stillTrue(paths)
    const own = changes.filter(({ path }) => certain.has(path))
    if (own.length === 0) return undefined
    return { ...known, segments: await withSegments(files, known.segments, own) }
  })
}

/** Which of the newest segments are worth one: each older one that is not much larger than what follows it. */
export function mergedFrom(entries: readonly SegmentEntry[]): number {
  let from = entries.length - 1
  let bytes = entries.at(-1)?.bytes ?? 0
  while (from > 0 && bytes >= (entries[from - 1]?.bytes ?? 0) * WORTH_MERGING) {
    from -= 1
    bytes += entries[from]?.bytes ?? 0
  }
  // a long row of growing segments would stay: all but the oldest become one
  return entries.length - from < 2 ? Math.min(1, from) : from
}

/** Reads segments. @throws where one is absent: the manifest names complete indexes only */
export const openSegments = (files: IndexFiles, entries: readonly SegmentEntry[]): Promise<Segment[]> =>
  Promise.all(
    entries.map(async ({ key }) => {
      const found = await files.read(key)
      if (found === undefined || found === 'same') throw new Error(`${key} of the search's index is absent`)
      return openSegment(found.body)
    }),
  )

/** One segment that says what several say, one after another. */
export function mergedFile(language: Language, segments: readonly Segment[], isWhole: boolean) {
  const { layers } = searchIndexOf(language, segments)
  const documents = layers.flatMap(({ segment, alive }) =>
    [...alive.keys()].filter((at) => alive[at] === 1).map((at) => documentOf(segment, at)),
  )
  const found = new Set(documents.map(({ path }) => path))
  const named = segments.flatMap(({ header }) => [...header.paths, ...header.removed])
  const removed = isWhole ? [] : [...new Set(named)].filter((path) => !found.has(path))
  const file = segmentFile(language, { documents, removed, words: mergedWords(layers) })
  return { file, pages: documents.length }
}

/** Segments with some of them in one; those that were added meanwhile stay behind it. */
const withMerged = (entries: readonly SegmentEntry[], old: ReadonlySet<string>, merged: SegmentEntry) => {
  const from = entries.findIndex(({ key }) => old.has(key))
  const rest = entries.filter(({ key }) => !old.has(key))
  return [...rest.slice(0, from), merged, ...rest.slice(from)]
}

/** Makes fewer segments of many, in each language that has too many. What is found stays the same. */
export async function mergeSegments({ files, now }: Update): Promise<void> {
  const { manifest } = await readManifest(files)
  for (const language of LANGUAGES) {
    const entries = manifest.segments[language]
    if (entries.length <= MOST_SEGMENTS) continue
    const from = mergedFrom(entries)
    const chosen = entries.slice(from)
    const made = mergedFile(language, await openSegments(files, chosen), from === 0)
    const merged = await storeSegment(files, language, made)
    const old = new Set(chosen.map(({ key }) => key))
    await updateManifest({ files, now }, async ({ manifest: known }) => {
      const present = known.segments[language]
      // another publisher has merged them, or the index was made anew
      if (chosen.some(({ key }) => !present.some((entry) => entry.key === key))) return undefined
      return { ...known, segments: { ...known.segments, [language]: withMerged(present, old, merged) } }
    })
  }
}

/**
 * Puts an index made of all pages in the place of what there was at `since`; what was added after that stays, as it may be newer.
 * @param documents all pages, read after `since` was
 * @returns false where segments have been merged meanwhile, so that old and new cannot be told apart: read all pages again
 */
export async function replaceIndex(
  { files, now }: Update,
  { since, documents }: { since: IndexManifest; documents: Record<Language, readonly SearchDocument[]> },
): Promise<boolean> {
  const stored = LANGUAGES.map(async (language) => {
    const pages = documents[language]
    const file = segmentFile(language, { documents: pages, removed: [] })
    return [language, await storeSegment(files, language, { file, pages: pages.length })] as const
  })
  const bases = await Promise.all(stored)
  const isSwapped = await updateManifest({ files, now }, async ({ manifest }) => {
    const segments = { ...manifest.segments }
    for (const [language, base] of bases) {
      const old = new Set(since.segments[language].map(({ key }) => key))
      const rest = segments[language].filter(({ key }) => !old.has(key))
      if (rest.length + old.size !== segments[language].length) return undefined
      segments[language] = [base, ...rest]
    }
    return { ...manifest, indexedAs: INDEXED_AS, segments }
  })
  return isSwapped !== undefined
}
