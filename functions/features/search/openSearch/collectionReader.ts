import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { SearchDocument } from '../segments/document.ts'
import { namedPaths } from '../indexing/answer.ts'
import type { Searched } from '../indexing/findPages.ts'
import type { Popularity } from '../query/popularity.ts'
import { openSegment } from '../segments/segment.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { createSegment } from '../segments/writeSegment.ts'
import type { IndexFiles } from '../storage/indexFiles.ts'
import { emptyManifest, MANIFEST_KEY, parseManifest, type IndexManifest } from '../storage/indexManifest.ts'
import { PAGES_INDEX, type Collection } from './collection.ts'
import { pagesQuery } from './pagesQuery.ts'

/** Pages that are ranked; counts end here. */
const MAX_PAGES = 200
const MAX_OTHER_PAGES = 30

const FRESH_MS = 600

interface Source {
  collection: Collection
  files: IndexFiles
  now: () => number
  popularity?: () => Popularity | undefined
}

interface FoundPages {
  hits?: { hits: { _source: { document: SearchDocument } }[] }
}

function rulesReader({ files, now }: Source) {
  let known: { manifest: IndexManifest; etag: string | undefined } | undefined
  let checked = -Infinity
  return async () => {
    if (known && now() - checked < FRESH_MS) return known.manifest.rules
    const found = await files.read(MANIFEST_KEY, known?.etag).catch((error: unknown) => {
      if (!known) throw error
      return 'same' as const
    })
    checked = now()
    if (found !== 'same' || !known)
      known =
        found === undefined || found === 'same'
          ? { manifest: emptyManifest(), etag: undefined }
          : { manifest: parseManifest(found.body), etag: found.etag }
    return known.manifest.rules
  }
}

/**
 * Reads, for each query, the pages of a collection that may answer it, and ranks them like those of the built-in
 * index. A collection without an index has no pages.
 */
export function collectionReader(source: Source): {
  current: (text: string, language: Language) => Promise<Searched>
} {
  const { collection, popularity } = source
  const readRules = rulesReader(source)
  async function documentsFor(query: object, size: number): Promise<SearchDocument[]> {
    const body = JSON.stringify({ query, size, _source: ['document'] })
    const { status, answer } = await collection.call({ path: `/${PAGES_INDEX}/_search`, body })
    if (status !== 200 && status !== 404)
      throw new Error(`The search collection answered ${status}: ${JSON.stringify(answer)}`)
    return (answer as FoundPages).hits?.hits.map(({ _source: { document } }) => document) ?? []
  }
  return {
    async current(text, own) {
      const rules = await readRules()
      const opened = popularity?.()
      const indexOf = async (language: Language) => {
        const isOwn = language === own
        const named = isOwn ? namedPaths(text, { rules, popularity: opened }, language) : []
        const query = pagesQuery(text, { language, rules: rules[language], named })
        const documents = await documentsFor(query, isOwn ? MAX_PAGES : MAX_OTHER_PAGES)
        return createSearchIndex(language, [openSegment(createSegment(language, { documents, removed: [] }))])
      }
      const [first, second] = await Promise.all([indexOf(own), indexOf(otherLanguage(own))])
      const indexes = own === 'en' ? { en: first, id: second } : { en: second, id: first }
      return { indexes, rules, popularity: opened }
    },
  }
}
