import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'
import { matching, type Match } from './coverage.ts'
import { familyReader } from './codeFamilies.ts'
import { passageMatcher } from './passages.ts'
import { boostOf, type PagePopularity } from './popularity.ts'
import { sharedLines, withoutLines } from './sharedLines.ts'
import type { Term } from './term.ts'
import { scoresOf } from './termScores.ts'
import { askedOf, titleShare } from './titleShare.ts'

/** So many of the best pages are in order; titles are compared for them only. */
const COMPARED = 500
/** The texts of so many of them are read: a few more than a page of results shows, whose texts are read anyway. */
const READ = 12
/** What a passage adds that has all of the query, and what a heading does. */
const PASSAGE = 0.8
const HEADING = 0.5
/** Factor of a page with words of the query only in lines that other pages of its type repeat. */
const TEMPLATE = 0.5
/** Factor of a page that writes of the family of a code in the query. */
const FAMILY = 1.5
/** Of a query with a word that no page knows, a passage or title must have so much: the rest of its words alone lead astray. */
const READ_OF_UNKNOWN = 0.7
const TITLE_OF_UNKNOWN = 0.3
/** Of any other query, a passage or title of a page that is only close must have so much. */
const READ_OF_CLOSE = 0.34
const TITLE_OF_CLOSE = 0.25
/** From so much of the query in its title on, a page is about what the query is about. */
const ABOUT = 0.5
/** What each page counts after another one that differs from it in one thing. */
const SIBLING = 0.7
const DAY = 86_400_000

/** Newer articles come a little before older ones that say the same; events that are over a little later. */
function freshness(date: string, now: number): number {
  if (date === '') return 1
  const days = (now - Date.parse(date)) / DAY
  return Number.isFinite(days) ? 1 + 0.08 * Math.exp(-Math.abs(days) / 400) : 1
}

const byScore = (one: Match, other: Match) => other.score - one.score || one.document - other.document
const titleOf = ({ layer, document }: Match) => layer.segment.header.titles[document] ?? ''

/** What the order depends on beside the pages' words. */
export interface Circumstances {
  now: Date
  popularity?: PagePopularity | undefined
  /** The texts of so many of the best pages are read, where few are shown. */
  read?: number | undefined
}

/** What the title, the date and the visitors of a page add to what its words score. */
function factorOf(match: Match, share: number, { now, popularity }: Circumstances): number {
  const { paths, dates } = match.layer.segment.header
  const isWholeTitle = share >= 1
  const title = 1 + share * (isWholeTitle ? 1.2 : 0.8)
  const boost = boostOf(popularity, { path: paths[match.document] ?? '', isWholeTitle })
  return title * boost * freshness(dates[match.document] ?? '', now.getTime())
}

/** How much sooner a page comes that is about what the query asks for, and of a kind that tells what is wanted of it, such as a price. */
function preferenceOf({ layer, document, inTitle }: Match, terms: readonly Term[]): number {
  if (inTitle <= ABOUT) return 1
  const type = RESULT_TYPES[layer.segment.header.types[document] ?? 0] ?? 'page'
  return terms.reduce((factor, { prefers }) => factor * (prefers?.[type] ?? 1), 1)
}

/** The best pages in the order of their words, titles, dates and kinds. */
function ordered(
  index: SearchIndex,
  { terms, best }: { terms: readonly Term[]; best: readonly Match[] },
  circumstances: Circumstances,
): Match[] {
  const sides = [...Map.groupBy(terms, ({ side }) => side).values()].map(askedOf)
  return best
    .map((match) => {
      const share = Math.max(...sides.map((asked) => titleShare(index, match, asked)))
      return {
        ...match,
        score: match.score * factorOf(match, share, circumstances) * preferenceOf(match, terms),
      }
    })
    .toSorted(byScore)
}

const hasUnknown = (terms: readonly Term[]) => terms.some(({ alternatives }) => alternatives.length === 0)

/** What a title must have of a query so that its page is shown whatever its text says. */
const titleNeeded = (terms: readonly Term[]) => (hasUnknown(terms) ? TITLE_OF_UNKNOWN : TITLE_OF_CLOSE)

/** Factor of a page whose words of the query are in lines that other pages of its type repeat, unless it is about them. */
const ownWords = (share: number, { inTitle }: Match): number => (share === 0 && inTitle === 0 ? TEMPLATE : 1)

/** The best pages again in order, by how much of the query stands together in one of their passages. Those that only seemed to answer go. */
function read(index: SearchIndex, terms: readonly Term[], best: readonly Match[]): Match[] {
  const passageOf = passageMatcher(index, terms)
  const linesOf = sharedLines(best)
  const writesOfFamily = familyReader(terms)
  const isUnknown = hasUnknown(terms)
  const least = isUnknown ? READ_OF_UNKNOWN : READ_OF_CLOSE
  const found: Match[] = []
  for (const match of best) {
    const lines = linesOf(match)
    // the passages of a single word tell nothing that its page does not
    const isSingle = terms.length < 2
    if (isSingle && lines.size === 0) {
      found.push(match)
      continue
    }
    const text = withoutLines(match.layer.segment.textOf(match.document), lines)
    const { share, inHeading } = passageOf(titleOf(match), text)
    if ((isUnknown || match.isClose) && share < least && match.inTitle < titleNeeded(terms)) continue
    const passage = isSingle ? 1 : 1 + PASSAGE * share ** 2 + HEADING * inHeading ** 2
    const own = writesOfFamily(text) ? FAMILY : ownWords(share, match)
    found.push({ ...match, score: match.score * passage * own })
  }
  return found.toSorted(byScore)
}

/** What titles of pages have in common that differ in one thing: `Business partners` of `Business partners: Storage`. */
const familyOf = (title: string) => /^([^:–]{1,80}?)(?:: | – )/.exec(title)?.[1]

/** Of pages that differ in one thing the best comes in its place, each other one a little further behind. */
function spread(matches: readonly Match[]): Match[] {
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

/** All pages that answer a query: the best ones in order, the others behind them as the index has them. `terms` are at most twelve. */
export function rank(index: SearchIndex, terms: readonly Term[], circumstances: Circumstances): Match[] {
  if (terms.length === 0 || index.size === 0) return []
  const all = index.layers.map((layer) => scoresOf(index, layer, terms))
  const { found, least } = matching(terms, all, COMPARED)
  const best = ordered(index, { terms, best: found.filter(({ score }) => score >= least) }, circumstances)
  const count = circumstances.read ?? READ
  const isShown = ({ isClose, inTitle }: Match) =>
    !isClose && (!hasUnknown(terms) || inTitle >= titleNeeded(terms))
  // sorting thousands costs more than finding them, and nobody pages that far
  const rest = found.length === best.length ? [] : found.filter(({ score }) => score < least)
  return [
    ...spread(read(index, terms, best.slice(0, count))),
    ...[...best.slice(count), ...rest].filter(isShown),
  ]
}
