import { localPath, type Language } from '../locale.ts'
import { pathTo } from '../paths.ts'
import { escapeHtml } from '../strings/escapeHtml.ts'
import { searchParameters, type Highlight, type SearchResponse, type SearchQuery } from './results.ts'
import type { searchTexts } from '../texts/search.ts'
import type { TextKeyOf, Translate } from '../texts/translator.ts'

export interface SearchState {
  request: SearchQuery
  language: Language
  response?: SearchResponse
  total?: number
  hasFailed?: boolean
}

export function highlightText(text: string, highlights: readonly Highlight[]): string {
  let html = ''
  let at = 0
  for (const { start, end } of highlights) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at))
}

export const searchUrl = (language: Language, request: Partial<SearchQuery>) => {
  const parameters = searchParameters(request)
  return escapeHtml(localPath(pathTo('search'), language) + (parameters === '' ? '' : `?${parameters}`))
}

export interface SearchView extends SearchState {
  t: Translate<TextKeyOf<typeof searchTexts>>
}
