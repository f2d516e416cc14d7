import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import {
  MAX_SUGGESTIONS,
  type Suggestion,
  suggestionFile,
  type PublishedSuggestion,
} from '@flou/shared/search/results.ts'
import { callApi } from '../../callApi.ts'

const published = new Map<Language, Promise<readonly PublishedSuggestion[]>>()

/** Loads the published suggestions, a fallback if search is unavailable. */
function readPublished(language: Language): Promise<readonly PublishedSuggestion[]> {
  const cached = published.get(language)
  if (cached) return cached
  const read = fetch(`/${suggestionFile(language)}`).then(async (response) =>
    response.ok ? ((await response.json()) as PublishedSuggestion[]) : [],
  )
  published.set(language, read)
  read.catch(() => published.delete(language))
  return read
}

const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []

/** Filters by title words; the last word matches as prefix. */
async function fromPublished(query: string, language: Language): Promise<Suggestion[]> {
  const queryWords = splitWords(query)
  const all = await readPublished(language).catch(() => [])
  return all
    .filter(([title]) => {
      const words = splitWords(title)
      return queryWords.every((word) => words.some((one) => one.startsWith(word)))
    })
    .slice(0, MAX_SUGGESTIONS)
    .map(([title, path, type]) => ({
      title,
      titleHighlights: [],
      url: localPath(path, language),
      type,
      heading: '',
      language,
    }))
}

/** Returns suggestions from the API or the published fallback; may be empty. */
export async function fetchSuggestions(
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const path = `${PUBLIC_PATHS.suggestions}?query=${encodeURIComponent(query)}`
  const response = await callApi(path, { language, signal }).catch(() => undefined)
  if (!response?.ok) return signal.aborted ? [] : fromPublished(query, language)
  const { data } = (await response.json()) as { data: Suggestion[] }
  return data
}
