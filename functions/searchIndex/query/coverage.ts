import type { Layer } from '../segments/searchIndex.ts'
import type { Term } from './term.ts'
import type { Scores } from './termScores.ts'

/** A page that answers a query. */
export interface Match {
  layer: Layer
  document: number
  score: number
  /** It lacks much of what the query asks for. */
  isClose: boolean
  /** The share of what the query tells that its title has. */
  inTitle: number
}

/** Of what a query tells, pages that do not have all of its words must have so much. */
const ENOUGH = 0.62
/** So much is enough where the title has it. */
const ENOUGH_IN_TITLE = 0.4
/** Pages with so much, or with so much in the title, are close. */
const CLOSE = 0.34
const CLOSE_IN_TITLE = 0.25

/** What a page and its title have of what the query tells: from 0 to 1. */
interface Coverage {
  part: number
  inTitle: number
}
const hasEnough = ({ part, inTitle }: Coverage) =>
  part >= ENOUGH || (part >= ENOUGH_IN_TITLE && inTitle >= ENOUGH_IN_TITLE)
const isClose = ({ part, inTitle }: Coverage) => part >= CLOSE || inTitle >= CLOSE_IN_TITLE

/** What a set of terms tells of all that the query tells, by its bits. */
function shareOf(terms: readonly Term[]): (bits: number) => number {
  const complete = (1 << terms.length) - 1
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const known = new Map<number, number>()
  return (bits) => {
    // words that all pages have tell nothing
    if (bits === complete) return 1
    const found = known.get(bits)
    if (found !== undefined) return found
    const share =
      terms.reduce((sum, { weight }, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0) /
      Math.max(total, Number.EPSILON)
    known.set(bits, share)
    return share
  }
}

/** The terms of each side of a comparison, as bits. Where nothing is compared, all are on one side. */
function sidesIn(terms: readonly Term[]): number[] {
  const sides = Map.groupBy(terms.keys(), (at) => terms[at]?.side ?? 0)
  return [...sides.values()].map((places) => places.reduce((bits, at) => bits | (1 << at), 0))
}

/** What a page and its title have of the query, or of the side of a comparison that they have most of. */
function coverageOf(terms: readonly Term[]): (has: number, inTitle: number) => Coverage {
  const share = shareOf(terms)
  const sides = sidesIn(terms)
  if (sides.length === 1) return (has, inTitle) => ({ part: share(has), inTitle: share(inTitle) })
  const best = (bits: number) =>
    Math.max(
      ...sides.map((side) =>
        (bits & side) === side ? 1 : share(bits & side) / Math.max(share(side), Number.EPSILON),
      ),
    )
  return (has, inTitle) => ({ part: best(has), inTitle: best(inTitle) })
}

/** Pages of a layer by what they score, with those that are only close marked. A page that does not answer scores 0. */
interface Answers {
  layer: Layer
  values: Float32Array
  close: Uint8Array
  inTitle: Float32Array
}

/** Scores count the more the more of the query a page has. */
function answersIn({ layer, score, has, inTitle }: Scores, coverage: ReturnType<typeof coverageOf>): Answers {
  const { weights } = layer.segment.header
  const size = has.length
  const answers: Answers = {
    layer,
    values: new Float32Array(size),
    close: new Uint8Array(size),
    inTitle: new Float32Array(size),
  }
  for (let document = 0; document < size; document += 1) {
    const bits = has[document] ?? 0
    if (bits === 0) continue
    const covered = coverage(bits, inTitle[document] ?? 0)
    if (!isClose(covered)) continue
    answers.values[document] = (score[document] ?? 0) * (weights[document] ?? 1) * covered.part
    answers.close[document] = hasEnough(covered) ? 0 : 1
    answers.inTitle[document] = covered.inTitle
  }
  return answers
}

/** The score that only so many pages reach. */
function scoreOfBest(all: readonly Answers[], most: number): number {
  const count = all.reduce((sum, { values }) => sum + values.length, 0)
  const scores = new Float32Array(count)
  let size = 0
  for (const { values } of all)
    for (const value of values)
      if (value > 0) {
        scores[size] = value
        size += 1
      }
  return size <= most ? 0 : (scores.subarray(0, size).sort()[size - most] ?? 0)
}

/**
 * The pages that have enough of what a query tells, in the order of the index, and the best of those that are close.
 * @param most so many pages, by their words, are the best
 * @returns all of them, and the score that the best ones reach
 */
export function matching(
  terms: readonly Term[],
  all: readonly Scores[],
  most: number,
): { found: Match[]; least: number } {
  const coverage = coverageOf(terms)
  const answers = all.map((scores) => answersIn(scores, coverage))
  const least = scoreOfBest(answers, most)
  const found: Match[] = []
  for (const { layer, values, close, inTitle } of answers)
    for (let document = 0; document < values.length; document += 1) {
      const score = values[document] ?? 0
      const isOnlyClose = close[document] === 1
      if (score === 0 || (isOnlyClose && score < least)) continue
      found.push({ layer, document, score, isClose: isOnlyClose, inTitle: inTitle[document] ?? 0 })
    }
  return { found, least }
}
