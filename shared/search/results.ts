import type { Language } from '../locale.ts'
import { isResultType, type ResultType } from './resultTypes.ts'

export interface Highlight {
  start: number
  end: number
}

/** Search result in plain text; matches are highlighted by position. */
export interface SearchResult {
  type: ResultType
  /** Path without language prefix, shared by both languages. */
  id: string
  title: string
  titleHighlights: readonly Highlight[]
  excerpt: string
  excerptHighlights: readonly Highlight[]
  /** Page URL with the anchor of the best heading. */
  url: string
  heading: string
  image: string
  date: string
  category: string
  language: Language
  isPinned: boolean
}

export const SORTS = ['relevance', 'newest', 'title'] as const
type Sort = (typeof SORTS)[number]
export const PAGE_SIZES = [10, 20, 50] as const
type PageSize = (typeof PAGE_SIZES)[number]

export interface SearchQuery {
  query: string
  type: ResultType | undefined
  sort: Sort
  page: number
  perPage: PageSize
}

export interface SearchResponse {
  results: readonly SearchResult[]
  /** Number of pages by type, ignoring the type filter. */
  counts: Partial<Record<ResultType, number>>
  all: number
  /** Best pages that exist only in the other language. */
  otherLanguage: readonly SearchResult[]
  /** No exact match: similar words or partial matches. */
  isNear: boolean
  /** Popular pages, returned if there are no results. */
  popular: readonly Pick<SearchResult, 'title' | 'url' | 'type'>[]
}

export type Suggestion = Pick<
  SearchResult,
  'type' | 'title' | 'titleHighlights' | 'url' | 'heading' | 'language'
>

export const MIN_SUGGESTION_LETTERS = 2
export const MAX_SUGGESTIONS = 8
const MAX_PAGES = 1_000

type Parameters = Readonly<Record<string, string | undefined>>

const numberIn = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 1)

/** Parses URL parameters; invalid values use the defaults. */
export function searchQuery({ query = '', type, sort, page, perPage }: Parameters): SearchQuery {
  return {
    query: query.trim(),
    type: isResultType(type) ? type : undefined,
    sort: SORTS.find((one) => one === sort) ?? 'relevance',
    page: Math.min(Math.max(numberIn(page), 1), MAX_PAGES),
    perPage: PAGE_SIZES.find((size) => String(size) === perPage) ?? 10,
  }
}

export function searchParameters({ query, type, sort, page, perPage }: Partial<SearchQuery>): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('query', query)
  if (type) parameters.set('type', type)
  if (sort && sort !== 'relevance') parameters.set('sort', sort)
  if (page && page > 1) parameters.set('page', String(page))
  if (perPage && perPage !== 10) parameters.set('perPage', String(perPage))
  return parameters.toString()
}

export type PublishedSuggestion = readonly [title: string, path: string, type: ResultType]

/** Returns the key in the site bucket; prefixed with a slash, its path. */
export const suggestionFile = (language: Language): string => `${language}/search-suggestions.json`

/** A page of another site that editors pin, such as the status page. */
export interface OutsidePage {
  url: string
  title: string
  description: string
}

export interface SearchRules {
  synonyms: readonly (readonly string[])[]
  /** Pinned paths without language prefix, or URLs of `outside`, by folded query. */
  pins: readonly { query: string; paths: readonly string[] }[]
  outside?: readonly OutsidePage[]
}

/** Pages that a query finds before and after a group of synonyms is stored. */
export interface SearchTrial {
  before: number
  after: number
}

export const NO_RULES: SearchRules = { synonyms: [], pins: [] }
