import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PageRow } from '@flou/shared/publishing/publishing.ts'
import { INDEXED_AS } from '@flou/shared/search/words/words.ts'
import { listPages } from '../store/pageRows.ts'
import {
  pathsIn,
  readManifest,
  replaceIndex,
  updateManifest,
  withSuggestions,
  type Collection,
  type IndexFiles,
  type PageUpdate,
  type TitleUpdate,
} from '../../search/index.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import { documentsOf, writeToCollection } from './pageDocuments.ts'
import type { Publisher } from '../publisher.ts'
import { publishRules } from './publishRules.ts'
import { publishSuggestions } from './publishSuggestions.ts'

const PAGE_SIZE = 500
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

const ofTitles = (updates: readonly PageUpdate[], language: Language) =>
  updates.flatMap(({ path, documents }) => {
    const document = documents[language]
    return document ? [{ path, document: { title: document.title, type: document.type } }] : []
  })

/** Writes all pages to the collection, and again those that only the collection has, which removes them. */
async function rebuildCollection(
  publisher: Publisher,
  { index, collection }: { index: IndexFiles; collection: Collection },
): Promise<Record<Language, number>> {
  const { table, now } = publisher
  const titles: Record<Language, TitleUpdate[]> = { en: [], id: [] }
  const write = async (paths: readonly string[]) => {
    const updates = await writeToCollection({ table, index, collection }, paths)
    for (const language of LANGUAGES) titles[language].push(...ofTitles(updates, language))
  }
  const paths = (await publishedPages(publisher)).map(({ path }) => path)
  for (let at = 0; at < paths.length; at += PAGE_SIZE) await write(paths.slice(at, at + PAGE_SIZE))
  const known = new Set(paths)
  for await (const found of pathsIn(collection)) await write(found.filter((path) => !known.has(path)))
  const suggestionFiles = await withSuggestions(index, {}, titles)
  const segments = { en: [], id: [] }
  await updateManifest({ files: index, now }, async ({ manifest }) => ({
    ...manifest,
    indexedAs: INDEXED_AS,
    isInCollection: true,
    suggestionFiles,
    segments,
  }))
  await publishRules(publisher)
  await publishSuggestions(publisher, (await readManifest(index)).manifest)
  return { en: titles.en.length, id: titles.id.length }
}

/**
 * Rebuilds the search index from public files while the old one stays in use.
 * @returns the number of pages per language
 * @throws after too many conflicts
 */
export async function rebuildIndex(publisher: Publisher): Promise<Record<Language, number>> {
  const { index, collection, now } = publisher
  if (!index) throw new Error('There is nowhere to keep an index')
  if (collection) return rebuildCollection(publisher, { index, collection })
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { manifest: since } = await readManifest(index)
    const pages = await publishedPages(publisher)
    const [en, id] = await Promise.all(
      LANGUAGES.toReversed().map((language) => {
        const ofLanguage = pages.filter(isPublishedIn(language))
        return documentsOf(
          index,
          ofLanguage.map(({ path }) => path),
          language,
        )
      }),
    )
    const documents = { en: en ?? [], id: id ?? [] }
    if (!(await replaceIndex({ files: index, now }, { since, documents }))) continue
    await publishRules(publisher)
    await publishSuggestions(publisher, (await readManifest(index)).manifest)
    return { en: documents.en.length, id: documents.id.length }
  }
  throw new Error(`The index has been merged ${MAX_ATTEMPTS} times while it was made`)
}

/** Rebuilds the index if an earlier release used other indexing rules or kept the pages elsewhere. */
export async function renewIndex(publisher: Publisher): Promise<void> {
  if (!publisher.index) return
  const { manifest } = await readManifest(publisher.index)
  const isElsewhere = (manifest.isInCollection ?? false) !== (publisher.collection !== undefined)
  if (manifest.indexedAs !== INDEXED_AS || isElsewhere) await rebuildIndex(publisher)
}
