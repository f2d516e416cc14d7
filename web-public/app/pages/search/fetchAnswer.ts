import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { searchParameters, type SearchAnswer, type SearchQuery } from '@flou/shared/search/results.ts'
import { callApi } from '../../callApi.ts'

interface Found {
  answer: SearchAnswer
  total: number
}

/** Asks the search; undefined where there is no answer. */
export async function fetchAnswer(
  asked: SearchQuery,
  language: Language,
  signal: AbortSignal,
): Promise<Found | undefined> {
  try {
    const response = await callApi(`${PUBLIC_PATHS.search}?${searchParameters(asked)}`, { language, signal })
    if (!response.ok) return undefined
    const { data, total } = (await response.json()) as { data: SearchAnswer; total: number } // functions/search answers it
    return { answer: data, total }
  } catch {
    return undefined
  }
}
