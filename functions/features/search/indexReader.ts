import type { Language } from '@flou/shared/locale.ts'
import type { Searched } from './indexing/findPages.ts'
import type { Popularity } from './query/popularity.ts'
import type { IndexFiles } from './storage/indexFiles.ts'
import {
  emptyManifest,
  MANIFEST_KEY,
  parseManifest,
  type IndexManifest,
  type SegmentEntry,
} from './storage/indexManifest.ts'
import { shardIn } from './storage/shards.ts'
import { indexOfLayers, layersOf, type Layer } from './segments/searchIndex.ts'
import { openSegment, type Segment } from './segments/segment.ts'
import { textFile } from './segments/textFile.ts'

const FRESH_MS = 600

interface Source {
  files: IndexFiles
  now: () => number
  popularity?: () => Popularity | undefined
}

/** Cache of opened segments, which are immutable. */
function createSegmentCache(files: IndexFiles) {
  const segments = new Map<string, Promise<Segment | undefined>>()
  return {
    of: (entry: SegmentEntry): Promise<Segment | undefined> => {
      const open = segments.get(entry.key) ?? openEntry(files, entry)
      segments.set(entry.key, open)
      open.catch(() => segments.delete(entry.key))
      return open
    },
    retainOnly: (keys: ReadonlySet<string>): void => {
      for (const [key, open] of segments) {
        if (keys.has(key)) continue
        segments.delete(key)
        void open.then((segment) => segment?.close()).catch(() => undefined)
      }
    },
  }
}

function layerReader(open: (entry: SegmentEntry) => Promise<Segment | undefined>) {
  let known = new Map<string, Layer[]>()
  return async (entries: readonly SegmentEntry[]): Promise<Layer[]> => {
    const next = new Map<string, Layer[]>()
    // one shard after the other, because whole files need much memory
    for (const own of Map.groupBy(entries, shardIn).values()) {
      const names = own.map(({ key }) => key).join()
      const segments = known.has(names) ? [] : await Promise.all(own.map(open))
      const layers = layersOf(segments.filter((segment) => segment !== undefined))
      next.set(names, known.get(names) ?? layers)
    }
    known = next
    return [...known.values()].flat()
  }
}

/** Reads the index incrementally. If the manifest is unreadable, the previous index stays in use. */
export function indexReader({ files, now, popularity }: Source): { current: () => Promise<Searched> } {
  const segments = createSegmentCache(files)
  const readers = { en: layerReader(segments.of), id: layerReader(segments.of) }
  let loaded: { searched: Searched; etag: string } | undefined
  let checked = -Infinity
  let checking: Promise<void> | undefined

  async function searchedOf(manifest: IndexManifest): Promise<Searched> {
    const indexOf = async (language: Language) =>
      indexOfLayers(language, await readers[language](manifest.segments[language]))
    const [en, id] = await Promise.all([indexOf('en'), indexOf('id')])
    segments.retainOnly(
      new Set(Object.values(manifest.segments).flatMap((entries) => entries.map(({ key }) => key))),
    )
    return { indexes: { en, id }, rules: manifest.rules }
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

/** Logs a missing segment; the other segments remain searchable. */
async function openEntry(files: IndexFiles, { key, shard }: SegmentEntry): Promise<Segment | undefined> {
  const found = await files.read(key)
  if (found !== undefined && found !== 'same')
    return openSegment(found.body, shard === undefined ? undefined : (blocks) => textFile(key, blocks))
  process.stdout.write(
    `${JSON.stringify({ level: 'error', event: 'a segment of the search is absent', key })}\n`,
  )
  return undefined
}
