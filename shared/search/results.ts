import { isLanguage, type Language } from '../locale.ts'
import { isResultType, type ResultType } from './resultTypes.ts'

/** A stretch of a text that is to be marked. */
export interface Mark {
  start: number
  end: number
}

/** A result as visitors see it (decision 38). Texts are plain; the words that were found are marked by their places. */
export interface SearchResult {
  type: ResultType
  /** The page's path without a language prefix: it names the page in both languages. */
  id: string
  title: string
  titleMarks: readonly Mark[]
  excerpt: string
  excerptMarks: readonly Mark[]
  /** The page's address, with the place of the heading that answers best. */
  url: string
  /** That heading; empty where the page as a whole answers. */
  heading: string
  image: string
  /** ISO day; empty for pages without one. */
  date: string
  category: string
  language: Language
  /** An editor has put it first for this query. */
  isPinned: boolean
}

export const SORTS = ['relevance', 'newest', 'title'] as const
export type Sort = (typeof SORTS)[number]
/** Results of a page (decision 2). */
export const PAGE_SIZES = [10, 20, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** What is asked of the search, as it stands in the address of its page and of its call. */
export interface SearchQuery {
  query: string
  type: ResultType | undefined
  sort: Sort
  page: number
  perPage: PageSize
}

/** An answer of the search. */
export interface SearchAnswer {
  results: readonly SearchResult[]
  /** How many pages were found by type, whatever type was asked for. */
  counts: Partial<Record<ResultType, number>>
  /** Of all types. */
  all: number
  /** Pages that are found in the other language only, the best ones. */
  other: readonly SearchResult[]
  /** Nothing matches exactly: words were found that are like those of the query, or pages that have a part of them. */
  isNear: boolean
  /** Where nothing was found: pages that many look for. */
  popular: readonly Pick<SearchResult, 'title' | 'url' | 'type'>[]
}

/** A suggestion while somebody types. */
export type Suggestion = Pick<SearchResult, 'type' | 'title' | 'titleMarks' | 'url' | 'heading' | 'language'>

/** The first suggestions come after so many letters. */
export const SUGGESTED_FROM = 2
export const SUGGESTIONS = 8
const MOST_PAGES = 1_000

type Parameters = Readonly<Record<string, string | undefined>>

const numberIn = (text: string | undefined) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 1)

/** A query from the parameters of an address. Whatever is unknown or malformed counts as not given. */
export function searchQuery({ query = '', type, sort, page, perPage }: Parameters): SearchQuery {
  return {
    query: query.trim(),
    type: isResultType(type) ? type : undefined,
    sort: SORTS.find((one) => one === sort) ?? 'relevance',
    page: Math.min(Math.max(numberIn(page), 1), MOST_PAGES),
    perPage: PAGE_SIZES.find((size) => String(size) === perPage) ?? 10,
  }
}

/** The parameters of a query's address, without those that go without saying. */
export function searchParameters({ query, type, sort, page, perPage }: Partial<SearchQuery>): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('query', query)
  if (type) parameters.set('type', type)
  if (sort && sort !== 'relevance') parameters.set('sort', sort)
  if (page && page > 1) parameters.set('page', String(page))
  if (perPage && perPage !== 10) parameters.set('perPage', String(perPage))
  return parameters.toString()
}

export const requestedLanguage = (text: string | undefined, otherwise: Language): Language =>
  isLanguage(text) ? text : otherwise
