import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import pMap from 'p-map'
import type { PageRecord } from '../pageData/pageItem.ts'
import { PageStore } from '../pageData/pageStore.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import {
  readDocument,
  writePages,
  type Collection,
  type IndexFiles,
  type PageUpdate,
  type SearchDocument,
} from '../../search/index.ts'
import { fileKeys } from '../site/bucket/fileKeys.ts'
import type { Publisher } from '../publisher.ts'

const CONCURRENCY = 32

export async function documentsOf(
  files: IndexFiles,
  paths: readonly string[],
  language: Language,
): Promise<SearchDocument[]> {
  const documentOf = async (path: string) => {
    const file = await files.read(fileKeys(path, language).html)
    return file === undefined || file === 'same' ? undefined : readDocument(path, file.body.toString())
  }
  const found = await pMap(paths, documentOf, { concurrency: CONCURRENCY })
  return found
    .filter((document) => document !== undefined)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

async function updatesOf(
  files: IndexFiles,
  paths: readonly string[],
  pages: ReadonlyMap<string, PageRecord>,
): Promise<PageUpdate[]> {
  const documents = await Promise.all(
    LANGUAGES.map(async (language) => {
      const ofLanguage = paths.filter((path) => isPublishedIn(language)(pages.get(path) ?? {}))
      const found = await documentsOf(files, ofLanguage, language)
      return [language, new Map(found.map((document) => [document.path, document]))] as const
    }),
  )
  return paths.map((path) => ({
    path,
    documents: Object.fromEntries(
      documents.flatMap(([language, byPath]) => {
        const document = byPath.get(path)
        return document ? [[language, document]] : []
      }),
    ),
  }))
}

const MAX_ATTEMPTS = 10

/** Changes when a publish claims the page, and when its files are written. */
const versionOf = (page: PageRecord | undefined) =>
  JSON.stringify([page?.stamp, page?.published, page?.indexed])

interface CollectionUpdate extends Pick<Publisher, 'table'> {
  index: IndexFiles
  collection: Collection
}

/**
 * Writes the public files of pages to the collection. Repeats the pages that another publish changed meanwhile, since
 * their writes may arrive in the wrong order.
 * @returns what was written
 */
export async function writeToCollection(
  { table, index, collection }: CollectionUpdate,
  paths: readonly string[],
): Promise<PageUpdate[]> {
  const store = new PageStore(table)
  const written = new Map<string, PageUpdate>()
  let pending = paths
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt === MAX_ATTEMPTS)
      throw new Error(`Pages changed ${MAX_ATTEMPTS} times while they were indexed`)
    const before = await store.load(pending)
    const updates = await updatesOf(index, pending, before)
    await writePages(collection, updates)
    for (const update of updates) written.set(update.path, update)
    const after = await store.load(pending)
    pending = pending.filter((path) => versionOf(before.get(path)) !== versionOf(after.get(path)))
  }
  return [...written.values()]
}
