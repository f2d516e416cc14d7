import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { SUGGESTIONS, type Suggestion } from '@flou/shared/search/results.ts'
import { suggestionFile, type PublishedSuggestion } from '@flou/shared/search/suggestionFile.ts'
import { callApi } from '../../callApi.ts'

const published = new Map<Language, Promise<readonly PublishedSuggestion[]>>()

/** The suggestions that publishing keeps, for when the search cannot be reached. */
function readPublished(language: Language): Promise<readonly PublishedSuggestion[]> {
  const known = published.get(language)
  if (known) return known
  const read = fetch(`/${suggestionFile(language)}`).then(async (response) =>
    response.ok ? ((await response.json()) as PublishedSuggestion[]) : [],
  )
  published.set(language, read)
  read.catch(() => published.delete(language))
  return read
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []

/** Of the published suggestions those whose titles have all words, the last one as a beginning. */
async function fromPublished(query: string, language: Language): Promise<Suggestion[]> {
  const asked = wordsOf(query)
  const all = await readPublished(language).catch(() => [])
  return all
    .filter(([title]) => {
      const words = wordsOf(title)
      return asked.every((word) => words.some((one) => one.startsWith(word)))
    })
    .slice(0, SUGGESTIONS)
    .map(([title, path, type]) => ({
      title,
      titleMarks: [],
      url: localPath(path, language),
      type,
      heading: '',
      language,
    }))
}

/** Pages that what was typed may lead to. Whether the search answers or not, there is an answer; it may be empty. */
export async function fetchSuggestions(
  query: string,
  language: Language,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const address = `${PUBLIC_PATHS.suggestions}?query=${encodeURIComponent(query)}`
  const response = await callApi(address, { language, signal }).catch(() => undefined)
  if (!response?.ok) return signal.aborted ? [] : fromPublished(query, language)
  const { data } = (await response.json()) as { data: Suggestion[] } // functions/search answers it
  return data
}
