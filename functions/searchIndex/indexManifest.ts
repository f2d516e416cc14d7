import { createHash, randomBytes } from 'node:crypto'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { NO_RULES, type SearchRules } from '@flou/shared/search/rules.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import type { IndexFiles } from './indexFiles.ts'

/** Everything of the index lies below it in the site's bucket; the CDN answers none of it. */
export const INDEX_FOLDER = 'search/'
export const MANIFEST_KEY = `${INDEX_FOLDER}manifest.json`

/** A segment in the bucket. */
export interface SegmentEntry {
  key: string
  pages: number
  bytes: number
}

/**
 * What the index consists of: the only file of it that changes. It is written last and only over the state that was read, so that whoever reads
 * it finds every file that it names.
 */
export interface IndexManifest {
  /** The rules by which its oldest words were indexed (`INDEXED_AS`); absent in the first ones. */
  indexedAs?: number
  /** By language, the oldest first. */
  segments: Record<Language, readonly SegmentEntry[]>
  /** What editors add, by language. */
  rules: Record<Language, SearchRules>
  /** Hashes of the published files of suggestions. */
  suggestions: Partial<Record<Language, string>>
  /** Files that are no longer named, and since when: readers of an earlier manifest may still ask for them. */
  retired: readonly { key: string; at: string }[]
}

/** A manifest as it was read. */
export interface KnownManifest {
  manifest: IndexManifest
  /** Undefined where there is none yet. */
  etag: string | undefined
}

const byLanguage = <T>(value: T): Record<Language, T> => ({ en: value, id: value })

export const emptyManifest = (): IndexManifest => ({
  indexedAs: INDEXED_AS,
  segments: byLanguage([]),
  rules: byLanguage(NO_RULES),
  suggestions: {},
  retired: [],
})

/** Reads the manifest; an empty one where there is none. */
export async function readManifest(files: IndexFiles): Promise<KnownManifest> {
  const found = await files.read(MANIFEST_KEY)
  if (found === undefined || found === 'same') return { manifest: emptyManifest(), etag: undefined }
  return { manifest: parsedManifest(found.body), etag: found.etag }
}

/** A manifest from its file, which only `swapManifest` writes. */
export const parsedManifest = (body: Buffer): IndexManifest => JSON.parse(body.toString()) as IndexManifest

/** Readers are done with a file this long after it is no longer named; milliseconds. */
const KEPT_MS = 60 * 60_000

const keysOf = ({ segments }: IndexManifest) =>
  LANGUAGES.flatMap((language) => segments[language].map(({ key }) => key))

/**
 * Puts a manifest in the place of the one that was read, and removes files that nobody has been told of for an hour.
 * @returns false where another publisher has been faster: read again
 */
export async function swapManifest(
  files: IndexFiles,
  before: KnownManifest,
  { next, now }: { next: Omit<IndexManifest, 'retired'>; now: Date },
): Promise<boolean> {
  const named = new Set(keysOf({ ...next, retired: [] }))
  const at = now.toISOString()
  const gone = keysOf(before.manifest).flatMap((key) => (named.has(key) ? [] : [{ key, at }]))
  const all = [...before.manifest.retired, ...gone].filter(({ key }) => !named.has(key))
  const isOld = (file: { at: string }) => now.getTime() - Date.parse(file.at) > KEPT_MS
  const manifest: IndexManifest = { ...next, retired: all.filter((file) => !isOld(file)) }
  const isSwapped = await files.replace(MANIFEST_KEY, Buffer.from(JSON.stringify(manifest)), before.etag)
  if (isSwapped) await Promise.all(all.filter(isOld).map(({ key }) => files.remove(key)))
  return isSwapped
}

/**
 * Stores a segment under a name made of what is in it, and of a random part: a name that was retired is never used again, so that removing its file
 * cannot take a new one away.
 */
export async function storeSegment(
  files: IndexFiles,
  language: Language,
  { file, pages }: { file: Buffer; pages: number },
): Promise<SegmentEntry> {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 16)
  const key = `${INDEX_FOLDER}${language}-${hash}-${randomBytes(4).toString('hex')}.segment`
  await files.write(key, file)
  return { key, pages, bytes: file.length }
}
