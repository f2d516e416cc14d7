import { bodyCount, headingCount, titleCount } from '../segments/postings.ts'
import type { Alternative, Term } from './term.ts'
import { eachPage, stemNumber, type Layer, type SearchIndex } from '../segments/searchIndex.ts'

/** What a word counts in each field of a page at most. */
const FIELD = { title: 1, heading: 0.8, body: 0.5 } as const
/** How soon more occurrences add little. Fields are saturated apart: a word that a text repeats is not what the page is about. */
const SATURATION = { heading: 1, body: 3 } as const
const LENGTH = 0.6

/** What the pages of a layer score for the terms of a query. */
export interface Scores {
  layer: Layer
  score: Float32Array
  /** A bit for each term of the query that the page has. */
  has: Uint16Array
  /** The same for those that are in its title. */
  inTitle: Uint16Array
}

/** @param length words of the page, as a share of what pages have on average */
function saturated(counts: number, length: number): number {
  const body = bodyCount(counts) / (1 - LENGTH + LENGTH * length)
  const heading = headingCount(counts)
  return (
    (titleCount(counts) > 0 ? FIELD.title : 0) +
    (FIELD.heading * heading) / (heading + SATURATION.heading) +
    (FIELD.body * body) / (body + SATURATION.body)
  )
}

/** What pages score for a term: that of its best alternative. Of an alternative of several stems pages need all. */
class TermScores {
  readonly best: Float32Array
  readonly titled: Uint8Array
  readonly #layer: Layer
  readonly #averageLength: number

  constructor(layer: Layer, averageLength: number) {
    this.#layer = layer
    // an index of nothing but titles has none
    this.#averageLength = Math.max(averageLength, 1)
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

  readonly #keep = (document: number, value: number, isTitled: boolean): void => {
    if (value > (this.best[document] ?? 0)) this.best[document] = value
    if (isTitled) this.titled[document] = 1
  }

  #addAll(numbers: readonly number[], weight: number): void {
    const sums = new Float32Array(this.best.length)
    const found = new Uint8Array(this.best.length)
    const inTitle = new Uint8Array(this.best.length)
    for (const [at, number] of numbers.entries()) {
      this.#each(number, weight / numbers.length, (document, value, isTitled) => {
        if (found[document] !== at) return
        found[document] = at + 1
        sums[document] = (sums[document] ?? 0) + value
        if (isTitled) inTitle[document] = (inTitle[document] ?? 0) + 1
      })
    }
    for (const [document, count] of found.entries())
      if (count === numbers.length)
        this.#keep(document, sums[document] ?? 0, inTitle[document] === numbers.length)
  }

  #each(
    stem: number,
    weight: number,
    found: (document: number, value: number, isTitled: boolean) => void,
  ): void {
    const { lengths } = this.#layer.segment.header
    eachPage(this.#layer, stem, (document, counts) => {
      const value = saturated(counts, (lengths[document] ?? 0) / this.#averageLength) * weight
      found(document, value, titleCount(counts) > 0)
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

/** Scores every page of a layer. @param terms at most sixteen: each has a bit */
export function scoresOf(index: SearchIndex, layer: Layer, terms: readonly Term[]): Scores {
  const size = layer.alive.length
  const scores: Scores = {
    layer,
    score: new Float32Array(size),
    has: new Uint16Array(size),
    inTitle: new Uint16Array(size),
  }
  for (const [at, term] of terms.entries()) addTerm(index, scores, { term, bit: 1 << at })
  return scores
}
