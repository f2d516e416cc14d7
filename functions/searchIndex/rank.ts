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
/** Titles are compared for the best pages only. */
const COMPARED = 200
const DAY = 86_400_000

interface Scores {
  layer: Layer
  score: Float32Array
  /** A bit for each term of the query that the page has. */
  has: Uint16Array
  /** The same for those that are in its title. */
  inTitle: Uint16Array
  /** Pages whose title has the term that is being counted. */
  titled: Set<number>
}

function saturated({ segment }: Layer, document: number, counts: number, averageLength: number): number {
  const length = (segment.header.lengths[document] ?? 0) / averageLength
  const body = (bodyCount(counts) * FIELD.body) / (1 - LENGTH + LENGTH * length)
  const sum = titleCount(counts) * FIELD.title + headingCount(counts) * FIELD.heading + body
  return sum / (sum + SATURATION)
}

/** What each page of a layer scores for an alternative of one stem or several; nothing where one is missing. */
function scoresOf(index: SearchIndex, { layer, titled }: Scores, { stems, weight }: Alternative) {
  let all: Map<number, number> | undefined
  for (const stem of stems) {
    const found = new Map<number, number>()
    const number = stemNumber(layer.segment, stem)
    if (number < 0) return found
    const before = all
    eachPage(layer, number, (document, counts) => {
      const sum = before ? before.get(document) : 0
      if (sum === undefined) return
      if (titleCount(counts) > 0) titled.add(document)
      found.set(
        document,
        sum + (saturated(layer, document, counts, index.averageLength) * weight) / stems.length,
      )
    })
    all = found
  }
  return all ?? new Map<number, number>()
}

/** The score of a page for a term is that of its best alternative. */
function addTerm(index: SearchIndex, scores: Scores, { alternatives, weight }: Term, bit: number): void {
  const { score, has, inTitle, titled } = scores
  titled.clear()
  const [only] = alternatives
  const best = alternatives.length === 1 && only ? scoresOf(index, scores, only) : new Map<number, number>()
  if (alternatives.length > 1) {
    for (const alternative of alternatives) {
      for (const [document, value] of scoresOf(index, scores, alternative)) {
        if (value > (best.get(document) ?? 0)) best.set(document, value)
      }
    }
  }
  for (const [document, value] of best) {
    score[document] = (score[document] ?? 0) + value * weight
    has[document] = (has[document] ?? 0) | bit
  }
  for (const document of titled) inTitle[document] = (inTitle[document] ?? 0) | bit
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

/** All pages that answer a query, the best first. `terms` are at most twelve. */
export function rank(index: SearchIndex, terms: readonly Term[], now: Date): Match[] {
  if (terms.length === 0 || index.size === 0) return []
  const all = index.layers.map((layer): Scores => {
    const size = layer.alive.length
    const scores = {
      layer,
      score: new Float32Array(size),
      has: new Uint16Array(size),
      inTitle: new Uint16Array(size),
      titled: new Set<number>(),
    }
    for (const [at, term] of terms.entries()) addTerm(index, scores, term, 1 << at)
    return scores
  })
  const found = matching(terms, all).toSorted(byScore)
  const asked = askedOf(terms)
  for (const match of found.slice(0, COMPARED)) {
    const { titles, dates } = match.layer.segment.header
    const share = titleShare(index, titles[match.document] ?? '', asked)
    match.score *=
      (1 + share * (share >= 1 ? 1.2 : 0.8)) * freshness(dates[match.document] ?? '', now.getTime())
  }
  return found.toSorted(byScore)
}
