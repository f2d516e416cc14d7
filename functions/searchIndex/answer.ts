import { imageUrl } from '@flou/shared/bases.ts'
import { localPath, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { RESULT_TYPES, type ResultType } from '@flou/shared/search/resultTypes.ts'
import type { SearchAnswer, SearchQuery, SearchResult, Suggestion } from '@flou/shared/search/results.ts'
import { SUGGESTIONS } from '@flou/shared/search/results.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { excerptOf } from './excerpt.ts'
import { marksIn, wantedOf, type Wanted } from './marks.ts'
import { headingMatch } from './query/headingMatch.ts'
import type { Popularity } from './query/popularity.ts'
import { plainQuery, termsOf } from './query/query.ts'
import type { Match } from './query/coverage.ts'
import { rank } from './query/rank.ts'
import { NO_LINES, sharedLines, type Lines } from './query/sharedLines.ts'
import type { SearchIndex } from './segments/searchIndex.ts'

/** What is searched: the index of each language, and what editors add. */
export interface Searched {
  indexes: Record<Language, SearchIndex>
  rules: Record<Language, SearchRules>
  /** Absent until it has been read, and where nobody counts visits. */
  popularity?: Popularity | undefined
}

interface Asked {
  language: Language
  now: Date
}

/** Number of results that are compared for lines they repeat, even if fewer are shown. */
const COMPARED = 12
/** Results of the other language that are shown beside. */
const MOST_OTHER = 5
const MOST_POPULAR = 6
/** Popular pages that are looked for in the index: some are not to be found, such as the search itself. */
const MOST_LOOKED_AT = 30

const headerOf = ({ layer }: Match) => layer.segment.header
const pathOf = (match: Match) => headerOf(match).paths[match.document] ?? ''
const typeOf = (match: Match): ResultType =>
  RESULT_TYPES[headerOf(match).types[match.document] ?? 0] ?? 'page'
const titleOf = (match: Match) => headerOf(match).titles[match.document] ?? ''
const dateOf = (match: Match) => headerOf(match).dates[match.document] ?? ''

/** The page at a path. */
function matchAt({ layers }: SearchIndex, path: string): Match | undefined {
  for (const layer of layers) {
    const document = layer.segment.header.paths.indexOf(path)
    if (document >= 0 && layer.alive[document] === 1)
      return { layer, document, score: Infinity, isClose: false, inTitle: 1 }
  }
  return undefined
}

/** What editors have put first for exactly this query. */
const pinnedFor = (query: string, index: SearchIndex, { pins }: SearchRules): Match[] =>
  (pins.find((pin) => pin.query === plainQuery(query))?.paths ?? []).flatMap(
    (path) => matchAt(index, path) ?? [],
  )

/** The pages that answer a query: pinned ones, then one with a heading that is the query, then the others. */
function find(
  text: string,
  { indexes, rules, popularity }: Searched,
  { language, now, isTyping = false, read }: Asked & { isTyping?: boolean; read?: number },
) {
  const index = indexes[language]
  const terms = termsOf(text, { index, rules: rules[language], isTyping })
  const pinned = pinnedFor(text, index, rules[language])
  const paths = new Set(pinned.map(pathOf))
  const repeated = headingMatch(index, text)
  const first = repeated && !paths.has(pathOf(repeated)) ? [...pinned, repeated] : pinned
  const firstPaths = new Set(first.map(pathOf))
  const ranked = rank(index, terms, { now, popularity: popularity?.[language], read })
  const others = ranked.filter((match) => firstPaths.size === 0 || !firstPaths.has(pathOf(match)))
  return { terms, matches: [...first, ...others], pinned: paths }
}

const ORDERS: Record<SearchQuery['sort'], ((one: Match, other: Match) => number) | undefined> = {
  relevance: undefined,
  newest: (one, other) => (dateOf(other) < dateOf(one) ? -1 : dateOf(other) > dateOf(one) ? 1 : 0),
  title: (one, other) => titleOf(one).localeCompare(titleOf(other)),
}

interface Shown {
  wanted: Wanted
  isPinned: boolean
  query: string
  shared: Lines
}

function resultOf(
  match: Match,
  language: Language,
  { wanted, isPinned, query, shared }: Shown,
): SearchResult {
  const { images, categories } = headerOf(match)
  const path = pathOf(match)
  const title = titleOf(match)
  const stored = match.layer.segment.textOf(match.document)
  const { text, marks, place, heading } = excerptOf(stored, { wanted, language, query, shared })
  return {
    type: typeOf(match),
    id: path,
    title,
    titleMarks: marksIn(title, wanted, language),
    excerpt: text,
    excerptMarks: marks,
    url: localPath(path, language) + (place === '' ? '' : `#${place}`),
    heading,
    image: imageUrl(images[match.document] ?? ''),
    date: dateOf(match),
    category: categories[match.document] ?? '',
    language,
    isPinned,
  }
}

function countsOf(matches: readonly Match[]): SearchAnswer['counts'] {
  const counts: SearchAnswer['counts'] = {}
  for (const match of matches) counts[typeOf(match)] = (counts[typeOf(match)] ?? 0) + 1
  return counts
}

/** Pages that are found in the other language only. */
function otherResults(
  text: string,
  searched: Searched,
  { language, now, own }: Asked & { own: readonly Match[] },
): SearchResult[] {
  const other = otherLanguage(language)
  const known = new Set(own.map(pathOf))
  const { terms, matches } = find(text, searched, { language: other, now, read: MOST_OTHER })
  const wanted = wantedOf(terms, other)
  return matches
    .filter((match) => !known.has(pathOf(match)))
    .slice(0, MOST_OTHER)
    .map((match) => resultOf(match, other, { wanted, isPinned: false, query: text, shared: NO_LINES }))
}

/** Pages to go on from where nothing is known of visitors: the products, and the pages that lead to the rest. */
const LEADING = ['/products', '/pricing', '/resources/documentation', '/faq', '/support', '/contact-us']

/** Where many go on: the pages that are opened most. */
function popularOf({ indexes, popularity }: Searched, language: Language): SearchAnswer['popular'] {
  const opened = [...(popularity?.[language].keys() ?? [])].slice(0, MOST_LOOKED_AT - LEADING.length)
  const paths = new Set([...opened, ...LEADING])
  return [...paths]
    .slice(0, MOST_LOOKED_AT)
    .flatMap((path) => matchAt(indexes[language], path) ?? [])
    .slice(0, MOST_POPULAR)
    .map((match) => ({ title: titleOf(match), url: localPath(pathOf(match), language), type: typeOf(match) }))
}

/** Answers a query. `total` is of the type that was asked for. */
export function search(
  asked: SearchQuery,
  searched: Searched,
  { language, now }: Asked,
): SearchAnswer & { total: number } {
  const { terms, matches, pinned } = find(asked.query, searched, { language, now })
  const ofType = asked.type ? matches.filter((match) => typeOf(match) === asked.type) : matches
  const order = ORDERS[asked.sort]
  const sorted = order ? ofType.toSorted(order) : ofType
  const from = (asked.page - 1) * asked.perPage
  const linesOf = sharedLines(sorted.slice(from, from + Math.max(asked.perPage, COMPARED)))
  const wanted = wantedOf(terms, language)
  return {
    total: ofType.length,
    all: matches.length,
    counts: countsOf(matches),
    results: sorted.slice(from, from + asked.perPage).map((match) => {
      const isPinned = pinned.has(pathOf(match))
      return resultOf(match, language, { wanted, isPinned, query: asked.query, shared: linesOf(match) })
    }),
    other:
      asked.page === 1 && asked.query !== ''
        ? otherResults(asked.query, searched, { language, now, own: matches })
        : [],
    isNear:
      matches.length > 0 && (terms.some(({ isNear }) => isNear) || matches.every(({ isClose }) => isClose)),
    popular: matches.length === 0 ? popularOf(searched, language) : [],
  }
}

/** Pages whose titles or headings what was typed leads to, the best first. */
export function suggest(text: string, searched: Searched, { language, now }: Asked): Suggestion[] {
  const { terms, matches } = find(text, searched, { language, now, isTyping: true })
  const wanted = wantedOf(terms, language)
  return matches.slice(0, SUGGESTIONS).map((match) => ({
    type: typeOf(match),
    title: titleOf(match),
    titleMarks: marksIn(titleOf(match), wanted, language),
    url: localPath(pathOf(match), language),
    heading: '',
    language,
  }))
}
