import { createHash, randomBytes } from 'node:crypto'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import { headLength } from '../segments/writeSegment.ts'
import type { IndexFiles } from './indexFiles.ts'
import { NO_RULES, type SearchRules } from '@flou/shared/search/results.ts'

/** Folder in the site bucket; the CDN does not serve it. */
export const INDEX_FOLDER = 'search/'
export const MANIFEST_KEY = `${INDEX_FOLDER}manifest.json`

export interface SegmentEntry {
  key: string
  pages: number
  bytes: number
  /** Length of the part that is always in memory; absent in earlier manifests: the whole file. */
  head?: number
  /** Absent in an index of one shard. */
  shard?: string
}

/**
 * The only mutable file of the index. It is written last, with a conditional write, so all files that it
 * names exist.
 */
export interface IndexManifest {
  /** Version of the indexing rules of the oldest entries; absent in the first manifests. */
  indexedAs?: number
  /** The pages are in a collection of OpenSearch, and the segments are empty. */
  isInCollection?: boolean
  /** Oldest first within a shard. */
  segments: Record<Language, readonly SegmentEntry[]>
  rules: Record<Language, SearchRules>
  /** Keys of the suggestions, which are copied to the site. */
  suggestionFiles: Partial<Record<Language, string>>
  /** Unreferenced files; readers of an earlier manifest may still fetch them. */
  retired: readonly { key: string; at: string }[]
}

export const bytesOf = (segments: IndexManifest['segments']): number =>
  LANGUAGES.flatMap((language) => segments[language]).reduce((sum, { bytes }) => sum + bytes, 0)

export interface LoadedManifest {
  manifest: IndexManifest
  etag: string | undefined
}

const byLanguage = <T>(value: T): Record<Language, T> => ({ en: value, id: value })

export const emptyManifest = (): IndexManifest => ({
  indexedAs: INDEXED_AS,
  segments: byLanguage([]),
  rules: byLanguage(NO_RULES),
  suggestionFiles: {},
  retired: [],
})

export async function readManifest(files: IndexFiles): Promise<LoadedManifest> {
  const found = await files.read(MANIFEST_KEY)
  if (found === undefined || found === 'same') return { manifest: emptyManifest(), etag: undefined }
  return { manifest: parseManifest(found.body), etag: found.etag }
}

export const parseManifest = (body: Buffer): IndexManifest => ({
  ...emptyManifest(),
  ...(JSON.parse(body.toString()) as IndexManifest),
})

/** Retention of unreferenced files in milliseconds. */
const RETENTION_MS = 60 * 60_000

const keysOf = ({ segments, suggestionFiles }: Omit<IndexManifest, 'retired'>): string[] => [
  ...LANGUAGES.flatMap((language) => segments[language].map(({ key }) => key)),
  ...Object.values(suggestionFiles),
]

/**
 * Replaces the manifest with a conditional write and removes files that were retired an hour ago.
 * @returns false if another publisher was faster: read again
 */
export async function replaceManifest(
  files: IndexFiles,
  before: LoadedManifest,
  { next, now }: { next: Omit<IndexManifest, 'retired'>; now: Date },
): Promise<boolean> {
  const named = new Set(keysOf(next))
  const at = now.toISOString()
  const newlyRetired = keysOf(before.manifest).flatMap((key) => (named.has(key) ? [] : [{ key, at }]))
  const all = [...before.manifest.retired, ...newlyRetired].filter(({ key }) => !named.has(key))
  const isOld = (file: { at: string }) => now.getTime() - Date.parse(file.at) > RETENTION_MS
  const manifest: IndexManifest = { ...next, retired: all.filter((file) => !isOld(file)) }
  const isReplaced = await files.replace(MANIFEST_KEY, Buffer.from(JSON.stringify(manifest)), before.etag)
  if (isReplaced) await Promise.all(all.filter(isOld).map(({ key }) => files.remove(key)))
  return isReplaced
}

/**
 * Stores a file under its hash and a random suffix. Names are never reused, so cleanup cannot remove a new
 * file.
 */
export async function storeFile(
  files: IndexFiles,
  { language, extension }: { language: Language; extension: string },
  file: Buffer,
): Promise<string> {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 16)
  const key = `${INDEX_FOLDER}${language}-${hash}-${randomBytes(4).toString('hex')}.${extension}`
  await files.write(key, file)
  return key
}

export async function storeSegment(
  files: IndexFiles,
  { language, shard }: { language: Language; shard: string },
  { file, pages }: { file: Buffer; pages: number },
): Promise<SegmentEntry> {
  const key = await storeFile(files, { language, extension: 'segment' }, file)
  return { key, pages, bytes: file.length, head: headLength(file, pages), ...(shard !== '' && { shard }) }
}
