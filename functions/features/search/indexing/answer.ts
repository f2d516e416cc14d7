import { localPath, otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { SearchResponse, SearchQuery, SearchResult, Suggestion } from '@flou/shared/search/results.ts'
import { MAX_SUGGESTIONS } from '@flou/shared/search/results.ts'
import { pinnedPaths } from '../query/pins.ts'
import { findPages, matchAt, PRICE_PAGES, type SearchContext, type Searched } from './findPages.ts'
import { findMarks, createTarget } from './marks.ts'
import {
  countsOf,
  dateOf,
  isOutside,
  pathOf,
  resultOf,
  titleOf,
  typeOf,
  type FoundPage,
} from './searchResult.ts'
import type { Match } from '../query/coverage.ts'
import { NO_LINES, findSharedLines } from '../query/sharedLines.ts'

/** Results whose repeated lines are compared, even if fewer are shown. */
const COMPARED = 12
const MAX_OTHER = 5
const MAX_POPULAR = 6
/** Candidate popular pages; some are not in the index. */
const MAX_POPULAR_CANDIDATES = 30

const ORDERS: Record<SearchQuery['sort'], ((one: FoundPage, other: FoundPage) => number) | undefined> = {
  relevance: undefined,
  newest: (one, other) => (dateOf(other) < dateOf(one) ? -1 : dateOf(other) > dateOf(one) ? 1 : 0),
  title: (one, other) => titleOf(one).localeCompare(titleOf(other)),
}

function otherResults(
  text: string,
  searched: Searched,
  { language, now, own }: SearchContext & { own: readonly FoundPage[] },
): SearchResult[] {
  const other = otherLanguage(language)
  const ownPaths = new Set(own.map(pathOf))
  const { terms, matches } = findPages(text, searched, { language: other, now, read: MAX_OTHER })
  const target = createTarget(terms, other)
  return matches
    .filter((match) => !ownPaths.has(pathOf(match)))
    .slice(0, MAX_OTHER)
    .map((match) => resultOf(match, other, { target, isPinned: false, query: text, shared: NO_LINES }))
}

/** Fallback for popular pages while there is no visit data. */
const FALLBACK_PATHS = [
  '/products',
  '/pricing',
  '/resources/documentation',
  '/faq',
  '/support',
  '/contact-us',
]

function popularPaths({ popularity }: Pick<Searched, 'popularity'>, language: Language): string[] {
  const opened = [...(popularity?.[language].keys() ?? [])].slice(
    0,
    MAX_POPULAR_CANDIDATES - FALLBACK_PATHS.length,
  )
  return [...new Set([...opened, ...FALLBACK_PATHS])].slice(0, MAX_POPULAR_CANDIDATES)
}

/** Returns the paths that an answer may show although they do not match the query. */
export const namedPaths = (
  text: string,
  searched: Pick<Searched, 'rules' | 'popularity'>,
  language: Language,
): string[] => [
  ...pinnedPaths(text, searched.rules[language], language),
  ...PRICE_PAGES,
  ...popularPaths(searched, language),
]

function popularOf(searched: Searched, language: Language): SearchResponse['popular'] {
  const { indexes } = searched
  return popularPaths(searched, language)
    .flatMap((path) => matchAt(indexes[language], path) ?? [])
    .slice(0, MAX_POPULAR)
    .map((match) => ({ title: titleOf(match), url: localPath(pathOf(match), language), type: typeOf(match) }))
}

/** Answers a query. `total` counts only the requested type. */
export function search(
  searchQuery: SearchQuery,
  searched: Searched,
  { language, now }: SearchContext,
): SearchResponse & { total: number } {
  const { terms, matches, pinned } = findPages(searchQuery.query, searched, { language, now })
  const ofType = searchQuery.type ? matches.filter((match) => typeOf(match) === searchQuery.type) : matches
  const order = ORDERS[searchQuery.sort]
  const sorted = order ? ofType.toSorted(order) : ofType
  const from = (searchQuery.page - 1) * searchQuery.perPage
  const compared = sorted.slice(from, from + Math.max(searchQuery.perPage, COMPARED))
  const linesOf = findSharedLines(compared.filter((page): page is Match => !isOutside(page)))
  const target = createTarget(terms, language)
  return {
    total: ofType.length,
    all: matches.length,
    counts: countsOf(matches),
    results: sorted.slice(from, from + searchQuery.perPage).map((match) => {
      const isPinned = pinned.has(pathOf(match))
      const shared = isOutside(match) ? NO_LINES : linesOf(match)
      return resultOf(match, language, { target, isPinned, query: searchQuery.query, shared })
    }),
    otherLanguage:
      searchQuery.page === 1 && searchQuery.query !== ''
        ? otherResults(searchQuery.query, searched, { language, now, own: matches })
        : [],
    isNear:
      matches.length > 0 &&
      (terms.some(({ isNear }) => isNear) || matches.every((match) => !isOutside(match) && match.isClose)),
    popular: matches.length === 0 ? popularOf(searched, language) : [],
  }
}

/** Returns pages for an incomplete query, best first. */
export function suggest(text: string, searched: Searched, { language, now }: SearchContext): Suggestion[] {
  const { terms, matches } = findPages(text, searched, { language, now, isTyping: true })
  const target = createTarget(terms, language)
  return matches.slice(0, MAX_SUGGESTIONS).map((match) => ({
    type: typeOf(match),
    title: titleOf(match),
    titleHighlights: findMarks(titleOf(match), target, language),
    url: isOutside(match) ? match.url : localPath(pathOf(match), language),
    heading: '',
    language,
  }))
}
