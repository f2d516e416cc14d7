import { bodyCount, headingCount, titleCount } from '../segments/postings.ts'
import type { Alternative, Term } from './term.ts'
import { findStem, forEachPage, postingsOf, type Layer, type SearchIndex } from '../segments/searchIndex.ts'

const FIELD = { title: 1, heading: 0.8, body: 0.5 } as const
/** BM25 saturation per field. */
const SATURATION = { heading: 1, body: 3 } as const
const LENGTH = 0.6

export interface Scores {
  layer: Layer
  score: Float32Array
  has: Uint16Array
  inTitle: Uint16Array
}

/** @param length page length relative to the average */
function saturated(counts: number, length: number): number {
  const body = bodyCount(counts) / (1 - LENGTH + LENGTH * length)
  const heading = headingCount(counts)
  return (
    (titleCount(counts) > 0 ? FIELD.title : 0) +
    (FIELD.heading * heading) / (heading + SATURATION.heading) +
    (FIELD.body * body) / (body + SATURATION.body)
  )
}

/** Scores of pages for one term, by its best alternative. All stems of an alternative are required. */
class TermScores {
  readonly best: Float32Array
  readonly isInTitle: Uint8Array
  readonly #layer: Layer
  readonly #averageLength: number

  constructor(layer: Layer, averageLength: number) {
    this.#layer = layer
    this.#averageLength = Math.max(averageLength, 1)
    this.best = new Float32Array(layer.alive.length)
    this.isInTitle = new Uint8Array(layer.alive.length)
  }

  add({ stems, weight }: Alternative): void {
    const numbers = stems.map((stem) => findStem(this.#layer.segment, stem))
    if (numbers.some((number) => number < 0)) return
    const [only] = numbers
    if (numbers.length === 1 && only !== undefined) this.#addSingle(only, weight)
    else this.#addAll(numbers, weight)
  }

  #addSingle(stem: number, weight: number): void {
    const { best, isInTitle } = this
    const { alive, segment } = this.#layer
    const { lengths } = segment.header
    const { count, documents, counts } = postingsOf(this.#layer, stem)
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] ?? 0
      if (alive[document] === 0) continue
      const packed = counts[at] ?? 0
      const value = saturated(packed, (lengths[document] ?? 0) / this.#averageLength) * weight
      if (value > (best[document] ?? 0)) best[document] = value
      if (titleCount(packed) > 0) isInTitle[document] = 1
    }
  }

  #keep(document: number, value: number, isTitled: boolean): void {
    if (value > (this.best[document] ?? 0)) this.best[document] = value
    if (isTitled) this.isInTitle[document] = 1
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
    forEachPage(this.#layer, stem, (document, counts) => {
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
  const { best, isInTitle } = scores
  for (let document = 0; document < best.length; document += 1) {
    const value = best[document] ?? 0
    if (value === 0) continue
    score[document] = (score[document] ?? 0) + value * weight
    has[document] = (has[document] ?? 0) | bit
    if (isInTitle[document] === 1) inTitle[document] = (inTitle[document] ?? 0) | bit
  }
}

/**
 * Scores all pages of a layer.
 * @param terms at most 16, one bit each
 */
export function scoreLayer(index: SearchIndex, layer: Layer, terms: readonly Term[]): Scores {
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
