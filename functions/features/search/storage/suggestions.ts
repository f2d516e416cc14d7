import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { kindOfPath } from '@flou/shared/search/kindOfPath.ts'
import type { PublishedSuggestion } from '@flou/shared/search/results.ts'
import type { SearchDocument } from '../segments/document.ts'
import type { IndexFiles } from './indexFiles.ts'
import { storeFile, type IndexManifest } from './indexManifest.ts'

/** The browser downloads the whole file when the search API is unreachable. */
const MAX_SUGGESTIONS = 1_200

export interface TitleUpdate {
  path: string
  document: Pick<SearchDocument, 'title' | 'type'> | undefined
}

const weightOf = (path: string) => kindOfPath(path)?.weight ?? 1

/**
 * Returns the most important pages after an update, so that an edit reads no other page. A removed page of a full
 * list is replaced when the index is rebuilt.
 */
function updatedSuggestions(
  before: readonly PublishedSuggestion[],
  updates: readonly TitleUpdate[],
): PublishedSuggestion[] {
  const updated = new Map(updates.map(({ path, document }) => [path, document]))
  const added = [...updated].flatMap(([path, document]): PublishedSuggestion[] =>
    document ? [[document.title, path, document.type]] : [],
  )
  return [...before.filter(([, path]) => !updated.has(path)), ...added]
    .map((suggestion) => ({ suggestion, path: suggestion[1], weight: weightOf(suggestion[1]) }))
    .toSorted((one, other) => other.weight - one.weight || (one.path < other.path ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion)
}

export async function withSuggestions(
  files: IndexFiles,
  keys: IndexManifest['suggestionFiles'],
  updates: Readonly<Record<Language, readonly TitleUpdate[]>>,
): Promise<IndexManifest['suggestionFiles']> {
  const stored = LANGUAGES.map(async (language) => {
    const key = keys[language]
    const found = key === undefined ? undefined : await files.read(key)
    const before = found === 'same' ? undefined : found?.body
    const list = before ? (JSON.parse(before.toString()) as PublishedSuggestion[]) : []
    const file = Buffer.from(JSON.stringify(updatedSuggestions(list, updates[language])))
    const isSame = before?.equals(file) === true
    return [language, isSame ? key : await storeFile(files, { language, extension: 'json' }, file)] as const
  })
  return Object.fromEntries(await Promise.all(stored))
}
