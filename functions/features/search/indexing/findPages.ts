import type { Language } from '@flou/shared/locale.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { pathOf, type FoundPage } from './searchResult.ts'
import { findHeadingMatch } from '../query/headingMatch.ts'
import { pinnedPaths } from '../query/pins.ts'
import type { Popularity } from '../query/popularity.ts'
import { parseQuery } from '../query/query.ts'
import { rank } from '../query/rank.ts'
import type { Match } from '../query/coverage.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'

export interface Searched {
  indexes: Record<Language, SearchIndex>
  rules: Record<Language, SearchRules>
  popularity?: Popularity | undefined
}

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

/** Returns matches in order: pinned pages, the page with an identical heading, ranked pages. */
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
  const first: FoundPage[] = repeated && !paths.has(pathOf(repeated)) ? [...pinned, repeated] : pinned
  const firstPaths = new Set(first.map(pathOf))
  const ranked = rank(index, terms, { now, popularity: popularity?.[language], read })
  const others = ranked.filter((match) => firstPaths.size === 0 || !firstPaths.has(pathOf(match)))
  return { terms, matches: [...first, ...others], pinned: paths }
}
