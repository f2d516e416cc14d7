import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PageRow } from '@flou/shared/publishing/publishing.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import pMap from 'p-map'
import { listPages } from '../store/pageRows.ts'
import {
  type SearchDocument,
  type IndexFiles,
  readManifest,
  readDocument,
  replaceIndex,
} from '../../search/index.ts'
import { fileKeys } from '../site/bucket/fileKeys.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import type { Publisher } from '../publisher.ts'
import { publishRules } from './publishRules.ts'
import { publishSuggestions } from './publishSuggestions.ts'

const PAGE_SIZE = 500
const CONCURRENCY = 32
const MAX_ATTEMPTS = 5

async function publishedPages({ table }: Publisher): Promise<PageRow[]> {
  const pages: PageRow[] = []
  let cursor: string | undefined
  do {
    const page = await listPages(table, { limit: PAGE_SIZE, cursor })
    pages.push(...page.rows.filter(({ languages }) => languages.length > 0))
    cursor = page.cursor
  } while (cursor !== undefined)
  return pages.filter(({ path }) => kindOfPath(path))
}

async function documentsOf(
  files: IndexFiles,
  pages: readonly PageRow[],
  language: Language,
): Promise<SearchDocument[]> {
  const documentOf = async ({ path }: PageRow) => {
    const file = await files.read(fileKeys(path, language).html)
    return file === undefined || file === 'same' ? undefined : readDocument(path, file.body.toString())
  }
  const found = await pMap(pages.filter(isPublishedIn(language)), documentOf, { concurrency: CONCURRENCY })
  return found
    .filter((document) => document !== undefined)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/**
 * Rebuilds the search index from public files while the old one stays in use.
 * @returns the number of pages per language
 * @throws after too many conflicts
 */
export async function rebuildIndex(publisher: Publisher): Promise<Record<Language, number>> {
  const { index, now } = publisher
  if (!index) throw new Error('There is nowhere to keep an index')
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { manifest: since } = await readManifest(index)
    const pages = await publishedPages(publisher)
    const [en, id] = await Promise.all(
      LANGUAGES.toReversed().map((language) => documentsOf(index, pages, language)),
    )
    const documents = { en: en ?? [], id: id ?? [] }
    if (!(await replaceIndex({ files: index, now }, { since, documents }))) continue
    await publishRules(publisher)
    await publishSuggestions(publisher, (await readManifest(index)).manifest)
    return { en: documents.en.length, id: documents.id.length }
  }
  throw new Error(`The index has been merged ${MAX_ATTEMPTS} times while it was made`)
}

/** Rebuilds the index if an earlier release used other indexing rules. */
export async function renewIndex(publisher: Publisher): Promise<void> {
  if (!publisher.index) return
  const { manifest } = await readManifest(publisher.index)
  if (manifest.indexedAs !== INDEXED_AS) await rebuildIndex(publisher)
}
