import { folded, isStopWord, stemOf, wordsOf } from '@flou/shared/search/words.ts'
import { bodyCount, headingCount, titleCount } from './postings.ts'
import type { Alternative, Term } from './query.ts'
import { exactly } from './segment.ts'
import { eachPage, stemNumber, type Layer, type SearchIndex } from './searchIndex.ts'

/** A page that answers a query. */
export interface Match {
  layer: Layer
  document: number
  score: number
}

/** What an occurrence counts, by field, and how soon more of them add little. */
const FIELD = { title: 8, heading: 2, body: 1 } as const
const SATURATION = 1.6
const LENGTH = 0.6
/** Of what a query tells, pages that do not have all of its words must have so much. */
const ENOUGH = 0.62
/** So much is enough where the title has it. */
const ENOUGH_IN_TITLE = 0.4
/** What another form of a word counts in a title. */
const OTHER_FORM = 0.7
/** So many of the best pages are in order; titles are compared for them only. */
const COMPARED = 500
const DAY = 86_400_000

interface Scores {
  layer: Layer
  score: Float32Array
  /** A bit for each term of the query that the page has. */
  has: Uint16Array
  /** The same for those that are in its title. */
  inTitle: Uint16Array
}

/** @param length words of the page, as a share of what pages have on average */
function saturated(counts: number, length: number): number {
  const body = (bodyCount(counts) * FIELD.body) / (1 - LENGTH + LENGTH * length)
  const sum = titleCount(counts) * FIELD.title + headingCount(counts) * FIELD.heading + body
  return sum / (sum + SATURATION)
}

/** What pages score for a term: that of its best alternative. Of an alternative of several stems pages need all. */
class TermScores {
  readonly best: Float32Array
  readonly titled: Uint8Array
  readonly #layer: Layer
  readonly #averageLength: number

  constructor(layer: Layer, averageLength: number) {
    this.#layer = layer
    this.#averageLength = averageLength
    this.best = new Float32Array(layer.alive.length)
    this.titled = new Uint8Array(layer.alive.length)
  }

  add({ stems, weight }: Alternative): void {
    const numbers = stems.map((stem) => stemNumber(this.#layer.segment, stem))
    if (numbers.some((number) => number < 0)) return
    const [only] = numbers
    if (numbers.length === 1 && only !== undefined) this.#each(only, weight, this.#keep)
    else this.#addAll(numbers, weight)
  }

  readonly #keep = (document: number, value: number): void => {
    if (value > (this.best[document] ?? 0)) this.best[document] = value
  }

  #addAll(numbers: readonly number[], weight: number): void {
    const sums = new Float32Array(this.best.length)
    const found = new Uint8Array(this.best.length)
    for (const [at, number] of numbers.entries()) {
      this.#each(number, weight / numbers.length, (document, value) => {
        if (found[document] !== at) return
        found[document] = at + 1
        sums[document] = (sums[document] ?? 0) + value
      })
    }
    for (const [document, count] of found.entries())
      if (count === numbers.length) this.#keep(document, sums[document] ?? 0)
  }

  #each(stem: number, weight: number, found: (document: number, value: number) => void): void {
    const { lengths } = this.#layer.segment.header
    eachPage(this.#layer, stem, (document, counts) => {
      if (titleCount(counts) > 0) this.titled[document] = 1
      found(document, saturated(counts, (lengths[document] ?? 0) / this.#averageLength) * weight)
    })
  }
}

function addTerm(
  index: SearchIndex,
  { layer, score, has, inTitle }: Scores,
  { term: { alternatives, weight }, bit }: { term: Term; bit: number },
): void {
  const scores = new TermScores(layer, index.averageLength)
  for (const alternative of alternatives) scores.add(alternative)
  const { best, titled } = scores
  for (let document = 0; document < best.length; document += 1) {
    const value = best[document] ?? 0
    if (value === 0) continue
    score[document] = (score[document] ?? 0) + value * weight
    has[document] = (has[document] ?? 0) | bit
    if (titled[document] === 1) inTitle[document] = (inTitle[document] ?? 0) | bit
  }
}

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

/** Pages with all words of the query, and, behind them, those with enough of them. */
function matching(terms: readonly Term[], all: readonly Scores[]): Match[] {
  const found: Match[] = []
  const complete = (1 << terms.length) - 1
  const share = shareOf(terms)
  for (const { layer, score, has, inTitle } of all) {
    const { weights } = layer.segment.header
    for (let document = 0; document < has.length; document += 1) {
      const bits = has[document] ?? 0
      if (bits === 0) continue
      const part = bits === complete ? 1 : share(bits)
      const isEnough =
        part >= ENOUGH || (part >= ENOUGH_IN_TITLE && share(inTitle[document] ?? 0) >= ENOUGH_IN_TITLE)
      if (isEnough)
        found.push({
          layer,
          document,
          score: (score[document] ?? 0) * (weights[document] ?? 1) * part * part,
        })
    }
  }
  return found
}

/** The words of a query as titles are compared with them: what stands for each, without what marks it as written. */
const askedOf = (terms: readonly Term[]): ReadonlySet<string>[] =>
  terms.map(({ alternatives }) => new Set(alternatives.flatMap(({ stems }) => stems)))

/** How much of a title the query is: 1 where it is the whole of it, 0 where a word of the query is missing. */
function titleShare({ language }: SearchIndex, title: string, asked: readonly ReadonlySet<string>[]): number {
  const words = wordsOf(folded(title)).filter(({ text }) => !isStopWord(text, language))
  const stems = words.map(({ text }) => ({ written: exactly(text), stem: stemOf(text, language), text }))
  let common = 0
  for (const one of asked) {
    if (stems.some(({ written, stem, text }) => one.has(written) || (stem === text && one.has(text))))
      common += 1
    else if (stems.some(({ stem }) => one.has(stem))) common += OTHER_FORM
    else return 0
  }
  return common / Math.max(stems.length, 1)
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

/** All pages that answer a query: the best ones in order, the others behind them as the index has them. `terms` are at most twelve. */
export function rank(index: SearchIndex, terms: readonly Term[], now: Date): Match[] {
  if (terms.length === 0 || index.size === 0) return []
  const all = index.layers.map((layer): Scores => {
    const size = layer.alive.length
    const scores = {
      layer,
      score: new Float32Array(size),
      has: new Uint16Array(size),
      inTitle: new Uint16Array(size),
    }
    for (const [at, term] of terms.entries()) addTerm(index, scores, { term, bit: 1 << at })
    return scores
  })
  const found = matching(terms, all)
  const least = scoreOfBest(found)
  const best = found.filter(({ score }) => score >= least)
  const asked = askedOf(terms)
  for (const match of best) {
    const { titles, dates } = match.layer.segment.header
    const share = titleShare(index, titles[match.document] ?? '', asked)
    match.score *=
      (1 + share * (share >= 1 ? 1.2 : 0.8)) * freshness(dates[match.document] ?? '', now.getTime())
  }
  // sorting thousands costs more than finding them, and nobody pages that far
  const rest = found.length === best.length ? [] : found.filter(({ score }) => score < least)
  return [...best.toSorted(byScore), ...rest]
}
