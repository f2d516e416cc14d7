import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'
import { findMatches, type Match } from './coverage.ts'
import { familyReader } from './codeFamilies.ts'
import { passageMatcher } from './passages.ts'
import { boostOf, type PagePopularity } from './popularity.ts'
import { findSharedLines, withoutLines } from './sharedLines.ts'
import type { Term } from './term.ts'
import { scoreLayer } from './termScores.ts'
import { repeatedTitleShare, titleTermsOf, titleShare, type TitleTerm } from './titleShare.ts'

const RANKED_PAGES = 500
/** Number of best pages whose texts are read. */
const READ_PAGES = 20
const PASSAGE = 0.8
const HEADING = 0.5
/** Factor of a page that matches only in template lines. */
const TEMPLATE = 0.5
const FAMILY = 1.5
/** Minimum share in a passage or title if a query word is unknown. */
const MIN_PASSAGE_OF_UNKNOWN = 0.7
const MIN_TITLE_OF_UNKNOWN = 0.3
/** Minimum share in a passage or title of a partial match. */
const MIN_PASSAGE_OF_CLOSE = 0.34
const MIN_PASSAGE_OF_SHORT = 0.6
const MIN_TITLE_OF_CLOSE = 0.25
/** Minimum title coverage for page type preferences. */
const ABOUT = 0.5
const WHOLE_TITLE = 2.2
const TITLE = 0.8
const MIN_REPEATED = 0.55
/** Factor for each further page of a title family. */
const SIBLING = 0.7
const DAY = 86_400_000

/** Returns a factor that slightly prefers recent pages, decaying over about 400 days. */
function freshness(date: string, now: number): number {
  if (date === '') return 1
  const days = (now - Date.parse(date)) / DAY
  return Number.isFinite(days) ? 1 + 0.08 * Math.exp(-Math.abs(days) / 400) : 1
}

const byScore = (one: Match, other: Match) => other.score - one.score || one.document - other.document
const titleOf = ({ layer, document }: Match) => layer.segment.header.titles[document] ?? ''

export interface RankingContext {
  now: Date
  popularity?: PagePopularity | undefined
  read?: number | undefined
}

function factorOf(match: Match, share: number, { now, popularity }: RankingContext): number {
  const { paths, dates } = match.layer.segment.header
  const isWholeTitle = share >= 1
  const title = isWholeTitle ? WHOLE_TITLE : 1 + share * TITLE
  const boost = boostOf(popularity, { path: paths[match.document] ?? '', isWholeTitle })
  return title * boost * freshness(dates[match.document] ?? '', now.getTime())
}

function repeatedTitleFactor(index: SearchIndex, match: Match, sides: readonly TitleTerm[][]): number {
  const share = Math.max(...sides.map((titleTerms) => repeatedTitleShare(index, match, titleTerms)))
  return share < MIN_REPEATED ? 1 : 1 + share * TITLE
}

function preferenceOf({ layer, document, inTitle }: Match, terms: readonly Term[]): number {
  if (inTitle <= ABOUT) return 1
  const type = RESULT_TYPES[layer.segment.header.types[document] ?? 0] ?? 'page'
  return terms.reduce((factor, { prefers }) => factor * (prefers?.[type] ?? 1), 1)
}

function orderByScore(
  index: SearchIndex,
  { terms, best }: { terms: readonly Term[]; best: readonly Match[] },
  context: RankingContext,
): Match[] {
  const sides = [...Map.groupBy(terms, ({ side }) => side).values()].map(titleTermsOf)
  return best
    .map((match) => {
      const share = Math.max(...sides.map((titleTerms) => titleShare(index, match, titleTerms)))
      const titled = share > 0 ? 1 : repeatedTitleFactor(index, match, sides)
      return {
        ...match,
        score: match.score * titled * factorOf(match, share, context) * preferenceOf(match, terms),
      }
    })
    .toSorted(byScore)
}

const hasUnknown = (terms: readonly Term[]) => terms.some(({ alternatives }) => alternatives.length === 0)

const minTitleShare = (terms: readonly Term[]) =>
  hasUnknown(terms) ? MIN_TITLE_OF_UNKNOWN : MIN_TITLE_OF_CLOSE

function minPassageShare(terms: readonly Term[]): number {
  if (hasUnknown(terms)) return MIN_PASSAGE_OF_UNKNOWN
  const words = terms.reduce((count, term) => count + term.words.length, 0)
  return words > 2 ? MIN_PASSAGE_OF_CLOSE : MIN_PASSAGE_OF_SHORT
}

const templateFactor = (share: number, { inTitle }: Match): number =>
  share === 0 && inTitle === 0 ? TEMPLATE : 1

/** Reranks the best pages by their passages and drops weak partial matches. */
function read(index: SearchIndex, terms: readonly Term[], best: readonly Match[]): Match[] {
  const passageOf = passageMatcher(index, terms)
  const linesOf = findSharedLines(best)
  const writesOfFamily = familyReader(terms)
  const isUnknown = hasUnknown(terms)
  const least = minPassageShare(terms)
  if (index.isIncomplete()) return []
  const found: Match[] = []
  for (const match of best) {
    const lines = linesOf(match)
    // single words: passages add no information
    const isSingle = terms.length < 2
    if (isSingle && lines.size === 0) {
      found.push(match)
      continue
    }
    const text = withoutLines(match.layer.segment.textOf(match.document), lines)
    const { share, inHeading } = passageOf(titleOf(match), text)
    if ((isUnknown || match.isClose) && share < least && match.inTitle < minTitleShare(terms)) continue
    const passage = isSingle ? 1 : 1 + PASSAGE * share ** 2 + HEADING * inHeading ** 2
    const own = writesOfFamily(text) ? FAMILY : templateFactor(share, match)
    found.push({ ...match, score: match.score * passage * own })
  }
  return found.toSorted(byScore)
}

/** Returns the common prefix of sibling titles: `Business partners` of `Business partners: Storage`. */
const familyOf = (title: string) => /^([^:–]{1,80}?)(?:: | – )/.exec(title)?.[1]

function demoteSiblings(matches: readonly Match[]): Match[] {
  const before = new Map<string, number>()
  const all = matches.map((match) => {
    const family = familyOf(titleOf(match))
    if (family === undefined) return match
    const count = before.get(family) ?? 0
    before.set(family, count + 1)
    return { ...match, score: match.score * SIBLING ** count }
  })
  return all.toSorted(byScore)
}

interface Scored {
  best: readonly Match[]
  rest: readonly Match[]
}

const NO_PAGES: Scored = { best: [], rest: [] }

function scorePages(index: SearchIndex, terms: readonly Term[], context: RankingContext): Scored {
  const all = index.layers.map((layer) => scoreLayer(index, layer, terms))
  if (index.isIncomplete()) return NO_PAGES
  const { found, least } = findMatches(terms, all, RANKED_PAGES)
  const best = orderByScore(index, { terms, best: found.filter(({ score }) => score >= least) }, context)
  // sorting thousands costs more than finding them, and visitors rarely page that far
  const rest = found.length === best.length ? [] : found.filter(({ score }) => score < least)
  return { best, rest }
}

interface LastScored {
  key: string
  popularity: PagePopularity | undefined
  scored: Scored
}
const lastScored = new WeakMap<SearchIndex, LastScored>()

/** Scores once while an answer is repeated until the texts that it reads are in memory. */
function scoredPages(index: SearchIndex, terms: readonly Term[], context: RankingContext): Scored {
  const { now, popularity } = context
  const key = JSON.stringify([terms, now])
  const last = lastScored.get(index)
  if (last?.key === key && last.popularity === popularity) return last.scored
  const scored = scorePages(index, terms, context)
  if (!index.isIncomplete()) lastScored.set(index, { key, popularity, scored })
  return scored
}

/** Ranks all matching pages; pages beyond the best ones stay in index order. */
export function rank(index: SearchIndex, terms: readonly Term[], context: RankingContext): Match[] {
  if (terms.length === 0 || index.size === 0) return []
  const { best, rest } = index.isIncomplete() ? NO_PAGES : scoredPages(index, terms, context)
  const count = context.read ?? READ_PAGES
  const isRelevant = ({ isClose, inTitle }: Match) =>
    !isClose && (!hasUnknown(terms) || inTitle >= minTitleShare(terms))
  return [
    ...demoteSiblings(read(index, terms, best.slice(0, count))),
    ...[...best.slice(count), ...rest].filter(isRelevant),
  ]
}
