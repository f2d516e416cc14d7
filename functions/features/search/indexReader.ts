import type { Language } from '@flou/shared/locale.ts'
import type { Searched } from './indexing/findPages.ts'
import type { Popularity } from './query/popularity.ts'
import type { IndexFiles } from './storage/indexFiles.ts'
import {
  bytesOf,
  emptyManifest,
  MANIFEST_KEY,
  parseManifest,
  type IndexManifest,
  type SegmentEntry,
} from './storage/indexManifest.ts'
import { shardIn } from './storage/shards.ts'
import { indexOfLayers, layersOf, type Layer, type SearchIndex } from './segments/searchIndex.ts'
import { openSegment, type Segment } from './segments/segment.ts'
import { complete, PartCache } from './storage/partCache.ts'

const FRESH_MS = 600
/** Up to these bytes of both languages an index is read whole, so that queries need no other call. */
const MAX_WHOLE_BYTES = 64 * 2 ** 20
/** Share of them up to which a segment of a larger index is read whole, such as a segment of one edit. */
const WHOLE_SEGMENT = 1 / 32
/** Parts of larger segments in memory, per language. */
export const MAX_PART_BYTES = 64 * 2 ** 20

interface Limits {
  maxWholeBytes?: number
  maxPartBytes?: number
  partBytes?: number
}

interface Source extends Limits {
  files: IndexFiles
  now: () => number
  popularity?: () => Popularity | undefined
}

/** Cache of opened segments, which are immutable. */
function createSegmentCache(source: Pick<Opening, 'files' | 'cache'>) {
  const segments = new Map<string, Promise<Segment | undefined>>()
  return {
    of: (entry: SegmentEntry, maxWholeBytes: number): Promise<Segment | undefined> => {
      const open = segments.get(entry.key) ?? openEntry(entry, { ...source, maxWholeBytes })
      segments.set(entry.key, open)
      open.catch(() => segments.delete(entry.key))
      return open
    },
    retainOnly: (entries: readonly SegmentEntry[]): void => {
      const keys = new Set(entries.map(({ key }) => key))
      for (const key of segments.keys()) if (!keys.has(key)) segments.delete(key)
    },
  }
}

function languageReader(language: Language, source: Pick<Opening, 'files' | 'cache'>) {
  const segments = createSegmentCache(source)
  let known = new Map<string, Layer[]>()
  return async (entries: readonly SegmentEntry[], maxWholeBytes: number): Promise<SearchIndex> => {
    const shards = [...Map.groupBy(entries, shardIn).values()].map(async (own) => {
      const names = own.map(({ key }) => key).join()
      const opened = known.has(names)
        ? []
        : await Promise.all(own.map((entry) => segments.of(entry, maxWholeBytes)))
      const layers = layersOf(opened.filter((segment) => segment !== undefined))
      return [names, known.get(names) ?? layers] as const
    })
    known = new Map(await Promise.all(shards))
    segments.retainOnly(entries)
    return indexOfLayers(language, [...known.values()].flat(), source.cache.isIncomplete)
  }
}

/**
 * Reads the index incrementally. If the manifest is unreadable, the previous index stays in use. Its pages need
 * `answerFrom`, because parts of large segments are read when a query needs them.
 */
export function indexReader({ files, now, popularity, ...limits }: Source): {
  current: () => Promise<Searched>
} {
  const { maxWholeBytes = MAX_WHOLE_BYTES, maxPartBytes = MAX_PART_BYTES, partBytes } = limits
  const createCache = () => new PartCache(files, { maxBytes: maxPartBytes, ...(partBytes && { partBytes }) })
  const [en, id] = [createCache(), createCache()]
  const readers = {
    en: languageReader('en', { files, cache: en }),
    id: languageReader('id', { files, cache: id }),
  }
  let loaded: { searched: Searched; etag: string } | undefined
  let checked = -Infinity
  let checking: Promise<void> | undefined

  async function searchedOf({ segments, rules }: IndexManifest): Promise<Searched> {
    const most = bytesOf(segments) > maxWholeBytes ? maxWholeBytes * WHOLE_SEGMENT : Infinity
    const indexes = await Promise.all([readers.en(segments.en, most), readers.id(segments.id, most)])
    return {
      indexes: { en: indexes[0], id: indexes[1] },
      rules,
      complete: (answer) => complete([en, id], answer),
    }
  }

  async function check(): Promise<void> {
    const found = await files.read(MANIFEST_KEY, loaded?.etag)
    checked = now()
    if (found === 'same') return
    const manifest = found ? parseManifest(found.body) : emptyManifest()
    loaded = { searched: await searchedOf(manifest), etag: found?.etag ?? '' }
  }

  return {
    async current() {
      if (now() - checked > FRESH_MS) checking ??= check().finally(() => (checking = undefined))
      await checking?.catch((error: unknown) => {
        if (!loaded) throw error
      })
      if (!loaded) throw new Error('There is no index of the search')
      return { ...loaded.searched, popularity: popularity?.() }
    },
  }
}

interface Opening {
  files: IndexFiles
  cache: PartCache
  /** Larger segments are read by parts. */
  maxWholeBytes: number
}

/** Logs a missing segment; the other segments remain searchable. */
async function openEntry(
  { key, bytes, head }: SegmentEntry,
  { files, cache, maxWholeBytes }: Opening,
): Promise<Segment | undefined> {
  if (head !== undefined && bytes > maxWholeBytes) {
    const part = await files.readPart(key, 0, head)
    if (part) return openSegment(part, cache.readerOf(key, bytes))
  } else {
    const found = await files.read(key)
    if (found !== undefined && found !== 'same') return openSegment(found.body)
  }
  process.stdout.write(
    `${JSON.stringify({ level: 'error', event: 'a segment of the search is absent', key })}\n`,
  )
  return undefined
}
