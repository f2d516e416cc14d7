import { boostOf, type PagePopularity } from './popularity.ts'
import type { Term } from './query.ts'
import type { Layer, SearchIndex } from '../segments/searchIndex.ts'
import { scoresOf, type Scores } from './termScores.ts'
import { askedOf, titleShare } from './titleShare.ts'

/** A page that answers a query. */
export interface Match {
  layer: Layer
  document: number
  score: number
  /** It lacks much of what the query asks for. */
  isClose: boolean
}

/** Of what a query tells, pages that do not have all of its words must have so much. */
const ENOUGH = 0.62
/** So much is enough where the title has it. */
const ENOUGH_IN_TITLE = 0.4
/** With fewer pages than a page of results shows, those follow that are close: that have so much, or whose title has so much. */
const FEW = 10
const CLOSE = 0.4
const CLOSE_IN_TITLE = 0.3
/** So many of the best pages are in order; titles are compared for them only. */
const COMPARED = 500
const DAY = 86_400_000

/** What a set of terms tells of all that the query tells, by its bits. */
function shareOf(terms: readonly Term[]): (bits: number) => number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const known = new Map<number, number>()
  return (bits) => {
    const found = known.get(bits)
    if (found !== undefined) return found
    const share =
      terms.reduce((sum, { weight }, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0) / total
    known.set(bits, share)
    return share
  }
}

/** What a page and its title have of what the query tells: from 0 to 1. */
interface Coverage {
  part: number
  inTitle: number
}
const hasEnough = ({ part, inTitle }: Coverage) =>
  part >= ENOUGH || (part >= ENOUGH_IN_TITLE && inTitle >= ENOUGH_IN_TITLE)
const isClose = ({ part, inTitle }: Coverage) => part >= CLOSE || inTitle >= CLOSE_IN_TITLE
/** Where nothing has enough, words of a text alone lead astray. */
const isCloseByTitle = ({ inTitle }: Coverage) => inTitle >= CLOSE_IN_TITLE

/** Pages of which enough is said by the query's words that they have. */
function matching(
  terms: readonly Term[],
  all: readonly Scores[],
  isAnswer: (coverage: Coverage) => boolean,
): Match[] {
  const found: Match[] = []
  const complete = (1 << terms.length) - 1
  const share = shareOf(terms)
  for (const { layer, score, has, inTitle } of all) {
    const { weights } = layer.segment.header
    for (let document = 0; document < has.length; document += 1) {
      const bits = has[document] ?? 0
      if (bits === 0) continue
      const part = bits === complete ? 1 : share(bits)
      const coverage = { part, inTitle: share(inTitle[document] ?? 0) }
      if (!isAnswer(coverage)) continue
      const value = (score[document] ?? 0) * (weights[document] ?? 1) * part * part
      found.push({ layer, document, score: value, isClose: !hasEnough(coverage) })
    }
  }
  return found
}

/** Pages with all words of the query, behind them those with enough of them, and where these are few those that are close. */
function answering(terms: readonly Term[], all: readonly Scores[]): Match[] {
  const enough = matching(terms, all, hasEnough)
  if (enough.length >= FEW) return enough
  return matching(terms, all, enough.length === 0 ? isCloseByTitle : (one) => hasEnough(one) || isClose(one))
}

/** Newer articles come a little before older ones that say the same; events that are over a little later. */
function freshness(date: string, now: number): number {
  if (date === '') return 1
  const days = (now - Date.parse(date)) / DAY
  return Number.isFinite(days) ? 1 + 0.08 * Math.exp(-Math.abs(days) / 400) : 1
}

const byScore = (one: Match, other: Match) => other.score - one.score || one.document - other.document

/** The score that only so many pages reach. */
function scoreOfBest(matches: readonly Match[]): number {
  if (matches.length <= COMPARED) return -Infinity
  const scores = Float32Array.from(matches, ({ score }) => score).sort()
  return scores[scores.length - COMPARED] ?? -Infinity
}

/** What the order depends on beside the pages' words. */
export interface Circumstances {
  now: Date
  popularity?: PagePopularity | undefined
}

/** What the title, the date and the visitors of a page add to what its words score. */
function factorOf(match: Match, share: number, { now, popularity }: Circumstances): number {
  const { paths, dates } = match.layer.segment.header
  const isWholeTitle = share >= 1
  const title = 1 + share * (isWholeTitle ? 1.2 : 0.8)
  const boost = boostOf(popularity, { path: paths[match.document] ?? '', isWholeTitle })
  return title * boost * freshness(dates[match.document] ?? '', now.getTime())
}

/** All pages that answer a query: the best ones in order, the others behind them as the index has them. `terms` are at most twelve. */
export function rank(index: SearchIndex, terms: readonly Term[], circumstances: Circumstances): Match[] {
  if (terms.length === 0 || index.size === 0) return []
  const all = index.layers.map((layer) => scoresOf(index, layer, terms))
  const found = answering(terms, all)
  const least = scoreOfBest(found)
  const best = found.filter(({ score }) => score >= least)
  const asked = askedOf(terms)
  for (const match of best) {
    const share = titleShare(index, match.layer.segment.header.titles[match.document] ?? '', asked)
    match.score *= factorOf(match, share, circumstances)
  }
  // sorting thousands costs more than finding them, and nobody pages that far
  const rest = found.length === best.length ? [] : found.filter(({ score }) => score < least)
  return [...best.toSorted(byScore), ...rest]
}
