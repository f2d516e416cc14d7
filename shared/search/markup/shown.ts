import { localPath, type Language } from '../../locale.ts'
import { pathTo } from '../../paths.ts'
import { escapeHtml } from '../../text/escapeHtml.ts'
import { searchParameters, type Mark, type SearchAnswer, type SearchQuery } from '../results.ts'
import type { SearchTexts } from './searchTexts.ts'

/** What the page shows; without an answer the form alone. */
export interface SearchState {
  asked: SearchQuery
  language: Language
  answer?: SearchAnswer
  /** Results of the type that was asked for. */
  total?: number
  /** The search could not be reached. */
  hasFailed?: boolean
}

/** A text with the words that were found in `<mark>`. */
export function marked(text: string, marks: readonly Mark[]): string {
  let html = ''
  let at = 0
  for (const { start, end } of marks) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at))
}

/** A fixed text with what stands in braces filled in, escaped. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(String(values[name] ?? '')))

/** The address of a search, escaped. */
export const addressOf = (language: Language, asked: Partial<SearchQuery>) => {
  const parameters = searchParameters(asked)
  return escapeHtml(localPath(pathTo('search'), language) + (parameters === '' ? '' : `?${parameters}`))
}

/** A state with the texts of its language. */
export interface Shown extends SearchState {
  t: SearchTexts
}
