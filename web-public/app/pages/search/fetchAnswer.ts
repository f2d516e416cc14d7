import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import { searchParameters, type SearchResponse, type SearchQuery } from '@flou/shared/search/results.ts'
import { callApi } from '../../callApi.ts'

interface Found {
  response: SearchResponse
  total: number
}

export async function fetchAnswer(
  query: SearchQuery,
  language: Language,
  signal: AbortSignal,
): Promise<Found | undefined> {
  try {
    const reply = await callApi(`${PUBLIC_PATHS.search}?${searchParameters(query)}`, { language, signal })
    if (!reply.ok) return undefined
    const { data, total } = (await reply.json()) as { data: SearchResponse; total: number }
    return { response: data, total }
  } catch {
    return undefined
  }
}
