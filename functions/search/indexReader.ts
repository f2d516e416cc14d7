import type { Language } from '@flou/shared/locale.ts'
import type { Searched } from '../searchIndex/answer.ts'
import type { Popularity } from '../searchIndex/query/popularity.ts'
import type { IndexFiles } from '../searchIndex/indexFiles.ts'
import {
  emptyManifest,
  MANIFEST_KEY,
  parsedManifest,
  type IndexManifest,
  type SegmentEntry,
} from '../searchIndex/indexManifest.ts'
import { searchIndexOf } from '../searchIndex/segments/searchIndex.ts'
import { openSegment, type Segment } from '../searchIndex/segments/segment.ts'

/** How old what is known of the manifest may be, in milliseconds: a page is found, or gone, within a second. */
const FRESH_MS = 600

interface Source {
  files: IndexFiles
  now: () => number
  /** What is known of the pages' popularity; it comes and changes by itself. */
  popularity?: () => Popularity | undefined
}

/** Segments that have been opened: they never change, so each is read once. */
function openedSegments(files: IndexFiles) {
  const segments = new Map<string, Promise<Segment | undefined>>()
  return {
    of: (entry: SegmentEntry): Promise<Segment | undefined> => {
      const open = segments.get(entry.key) ?? openEntry(files, entry)
      segments.set(entry.key, open)
      open.catch(() => segments.delete(entry.key))
      return open
    },
    keep: (keys: ReadonlySet<string>): void => {
      for (const key of segments.keys()) if (!keys.has(key)) segments.delete(key)
    },
  }
}

/**
 * Reads the index, and reads on what has changed when it is asked again. Of a manifest that cannot be read, the index before stays; the first one
 * must be there.
 */
export function indexReader({ files, now, popularity }: Source): { current: () => Promise<Searched> } {
  const segments = openedSegments(files)
  let known: { searched: Searched; etag: string } | undefined
  let checked = -Infinity
  let checking: Promise<void> | undefined

  async function searchedOf(manifest: IndexManifest): Promise<Searched> {
    const indexOf = async (language: Language) => {
      const opened = await Promise.all(manifest.segments[language].map(segments.of))
      return searchIndexOf(
        language,
        opened.filter((segment) => segment !== undefined),
      )
    }
    const [en, id] = await Promise.all([indexOf('en'), indexOf('id')])
    segments.keep(
      new Set(Object.values(manifest.segments).flatMap((entries) => entries.map(({ key }) => key))),
    )
    return { indexes: { en, id }, rules: manifest.rules }
  }

  async function check(): Promise<void> {
    const found = await files.read(MANIFEST_KEY, known?.etag)
    checked = now()
    if (found === 'same') return
    const manifest = found ? parsedManifest(found.body) : emptyManifest()
    known = { searched: await searchedOf(manifest), etag: found?.etag ?? '' }
  }

  return {
    async current() {
      if (now() - checked > FRESH_MS) checking ??= check().finally(() => (checking = undefined))
      // what was found a moment ago is better than nothing
      await checking?.catch((error: unknown) => {
        if (!known) throw error
      })
      if (!known) throw new Error('There is no index of the search')
      return { ...known.searched, popularity: popularity?.() }
    },
  }
}

/** A segment that is lost is missed, and said so; what the others find is found all the same, until the index is made anew. */
async function openEntry(files: IndexFiles, { key }: SegmentEntry): Promise<Segment | undefined> {
  const found = await files.read(key)
  if (found !== undefined && found !== 'same') return openSegment(found.body)
  process.stdout.write(
    `${JSON.stringify({ level: 'error', event: 'a segment of the search is absent', key })}\n`,
  )
  return undefined
}
