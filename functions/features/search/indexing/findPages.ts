import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'
import { pathOf, typeOf, type FoundPage } from './searchResult.ts'
import { findHeadingMatch } from '../query/headingMatch.ts'
import { isPinnedExactly, pinnedPaths } from '../query/pins.ts'
import type { Popularity } from '../query/popularity.ts'
import { parseQuery } from '../query/query.ts'
import { rank } from '../query/rank.ts'
import { findSoldPackage } from '../query/soldPackage.ts'
import type { Term } from '../query/term.ts'
import type { Match } from '../query/coverage.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'

export interface Searched {
  indexes: Record<Language, SearchIndex>
  rules: Record<Language, SearchRules>
  popularity?: Popularity | undefined
  /** Repeats an answer until what it reads is in memory; absent if all is. */
  complete?: <T>(answer: () => T) => Promise<T>
}

export const answerFrom = async <T>(searched: Searched, answer: (searched: Searched) => T): Promise<T> =>
  searched.complete ? searched.complete(() => answer(searched)) : answer(searched)

export type CurrentPages = (text: string, language: Language) => Promise<Searched>

export interface SearchContext {
  language: Language
  now: Date
}

export function matchAt({ layers }: SearchIndex, path: string): Match | undefined {
  for (const layer of layers) {
    const document = layer.segment.header.paths.indexOf(path)
    if (document >= 0 && layer.alive[document] === 1)
      return { layer, document, score: Infinity, isClose: false, inTitle: 1 }
  }
  return undefined
}

const pinnedFor = (query: string, index: SearchIndex, rules: SearchRules): FoundPage[] =>
  pinnedPaths(query, rules, index.language).flatMap(
    (path) => rules.outside?.find(({ url }) => url === path) ?? matchAt(index, path) ?? [],
  )

export const PRICE_PAGES = [pathTo('calculator'), pathTo('pricing')]

/** Returns the pages with all prices behind the best product if the query is about prices or a package. */
function pagesOfPrices(
  index: SearchIndex,
  { text, terms, ranked }: { text: string; terms: readonly Term[]; ranked: readonly Match[] },
): Match[] {
  const [best] = ranked
  const isAboutPrices = terms.some((term) => term.prefers?.product !== undefined)
  const priced = isAboutPrices && best && typeOf(best) === 'product' ? best : undefined
  const sold = findSoldPackage(index, { text, terms, ranked }) ?? priced
  return sold ? [sold, ...PRICE_PAGES.flatMap((path) => matchAt(index, path) ?? [])] : []
}

/**
 * Returns matches in order: pinned pages, the page with an identical heading or a package, ranked pages. An
 * identical heading precedes pins whose phrase the query only contains.
 */
export function findPages(
  text: string,
  { indexes, rules, popularity }: Searched,
  { language, now, isTyping = false, read }: SearchContext & { isTyping?: boolean; read?: number },
) {
  const index = indexes[language]
  const terms = parseQuery(text, { index, rules: rules[language], isTyping })
  const pinned = pinnedFor(text, index, rules[language])
  const paths = new Set(pinned.map(pathOf))
  const repeated = findHeadingMatch(index, text)
  const ranked = rank(index, terms, { now, popularity: popularity?.[language], read })
  const leading: FoundPage[] = repeated ? [repeated] : pagesOfPrices(index, { text, terms, ranked })
  const unpinned = leading.filter((page) => !paths.has(pathOf(page)))
  const isContained = repeated !== undefined && !isPinnedExactly(text, rules[language])
  const first = isContained ? [...unpinned, ...pinned] : [...pinned, ...unpinned]
  const firstPaths = new Set(first.map(pathOf))
  const others = ranked.filter((match) => firstPaths.size === 0 || !firstPaths.has(pathOf(match)))
  return { terms, matches: [...first, ...others], pinned: paths }
}
