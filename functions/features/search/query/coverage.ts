import type { Layer } from '../segments/searchIndex.ts'
import type { Term } from './term.ts'
import type { Scores } from './termScores.ts'

export interface Match {
  layer: Layer
  document: number
  score: number
  isClose: boolean
  inTitle: number
}

/** Minimum share of the query weight for pages that lack some words. */
const MIN_SHARE = 0.62
const MIN_TITLE_SHARE = 0.4
const CLOSE = 0.34
const CLOSE_IN_TITLE = 0.25

const MAX_BITS = 1 << 16

interface Coverage {
  inPage: number
  inTitle: number
}
const hasEnough = ({ inPage, inTitle }: Coverage) =>
  inPage >= MIN_SHARE || (inPage >= MIN_TITLE_SHARE && inTitle >= MIN_TITLE_SHARE)
const isClose = ({ inPage, inTitle }: Coverage) => inPage >= CLOSE || inTitle >= CLOSE_IN_TITLE

function createShareOf(terms: readonly Term[]): (bits: number) => number {
  const complete = (1 << terms.length) - 1
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const cached = new Map<number, number>()
  return (bits) => {
    if (bits === complete) return 1
    const found = cached.get(bits)
    if (found !== undefined) return found
    const share =
      terms.reduce((sum, { weight }, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0) /
      Math.max(total, Number.EPSILON)
    cached.set(bits, share)
    return share
  }
}

/** Returns a bit set of terms for each side of a comparison. */
function sideBitsOf(terms: readonly Term[]): number[] {
  const sides = Map.groupBy(terms.keys(), (at) => terms[at]?.side ?? 0)
  return [...sides.values()].map((positions) => positions.reduce((bits, at) => bits | (1 << at), 0))
}

/** Returns the covered share of the query, or of the better side of a comparison; cached, as few combinations occur. */
function createCoverageOf(terms: readonly Term[]): (has: number, inTitle: number) => Coverage {
  const coverage = uncachedCoverageOf(terms)
  const known = new Map<number, Coverage>()
  return (has, inTitle) => {
    const key = has * MAX_BITS + inTitle
    const found = known.get(key)
    if (found) return found
    const made = coverage(has, inTitle)
    known.set(key, made)
    return made
  }
}

function uncachedCoverageOf(terms: readonly Term[]): (has: number, inTitle: number) => Coverage {
  const share = createShareOf(terms)
  const sides = sideBitsOf(terms)
  if (sides.length === 1) return (has, inTitle) => ({ inPage: share(has), inTitle: share(inTitle) })
  const best = (bits: number) =>
    Math.max(
      ...sides.map((side) =>
        (bits & side) === side ? 1 : share(bits & side) / Math.max(share(side), Number.EPSILON),
      ),
    )
  return (has, inTitle) => ({ inPage: best(has), inTitle: best(inTitle) })
}

/** Scores of a layer by document number; 0 means no match. */
interface LayerMatches {
  layer: Layer
  values: Float32Array
  close: Uint8Array
  inTitle: Float32Array
}

function matchesIn(
  { layer, score, has, inTitle }: Scores,
  coverage: ReturnType<typeof createCoverageOf>,
): LayerMatches {
  const { weights } = layer.segment.header
  const size = has.length
  const layerMatches: LayerMatches = {
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
    layerMatches.values[document] = (score[document] ?? 0) * (weights[document] ?? 1) * covered.inPage
    layerMatches.close[document] = hasEnough(covered) ? 0 : 1
    layerMatches.inTitle[document] = covered.inTitle
  }
  return layerMatches
}

const BUCKETS = 1 << 16
const bucketsIn = ({ values }: LayerMatches) => new Uint32Array(values.buffer).map((bits) => bits >>> 16)

/** Returns the score of the last of the `most` best pages without sorting them all. */
function minScoreOfBest(all: readonly LayerMatches[], most: number): number {
  const counts = new Uint32Array(BUCKETS)
  const buckets = all.map(bucketsIn)
  for (const numbers of buckets) for (const bucket of numbers) counts[bucket] = (counts[bucket] ?? 0) + 1
  let rank = most
  let last = BUCKETS - 1
  for (; last > 0 && rank > (counts[last] ?? 0); last -= 1) rank -= counts[last] ?? 0
  if (last === 0) return 0
  const scores = all.flatMap(({ values }, at) =>
    Array.from(values.filter((_, document) => buckets[at]?.[document] === last)),
  )
  return scores.toSorted((one, other) => other - one)[rank - 1] ?? 0
}

/**
 * Returns all sufficient matches in index order, and partial ones that are among the best.
 * @param most number of best pages by score
 * @returns `least` is the minimum score of the best
 */
export function findMatches(
  terms: readonly Term[],
  all: readonly Scores[],
  most: number,
): { found: Match[]; least: number } {
  const coverage = createCoverageOf(terms)
  const layerMatches = all.map((scores) => matchesIn(scores, coverage))
  const least = minScoreOfBest(layerMatches, most)
  const found: Match[] = []
  for (const { layer, values, close, inTitle } of layerMatches)
    for (let document = 0; document < values.length; document += 1) {
      const score = values[document] ?? 0
      const isOnlyClose = close[document] === 1
      if (score === 0 || (isOnlyClose && score < least)) continue
      found.push({ layer, document, score, isClose: isOnlyClose, inTitle: inTitle[document] ?? 0 })
    }
  return { found, least }
}
