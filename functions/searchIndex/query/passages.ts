import { folded, wordsOf } from '@flou/shared/search/words/words.ts'
import { formsOfStems, type SearchIndex } from '../segments/searchIndex.ts'
import type { StoredText } from '../segments/segmentFormat.ts'
import type { Term } from './term.ts'

/** Text of a page that is looked at: what a very long page answers further down is left to its words. */
const LONGEST_TEXT = 9_000
/** Other forms and synonyms count nearly as much as the word itself: what counts here is that words stand together. */
const EVEN = 0.6

/** What the best passage of a page has of a query, each from 0 to 1. */
export interface PassageMatch {
  /** Of what the query tells, the share that one passage has, its page's title included. */
  share: number
  /** The share that one heading or question has. */
  inHeading: number
}

/** A term of a query as passages are compared with it: what all of which a passage must have, by number, and what it counts. */
interface PassageTerm {
  weight: number
  alternatives: readonly { entries: readonly number[]; weight: number }[]
}

/** The entries of the index that a query asks for, each with a number, and which of them a word has. */
class QueryWords {
  readonly #numbers = new Map<string, number>()
  #ofWord: ReadonlyMap<string, readonly number[]> = new Map()

  numberOf(entry: string): number {
    const known = this.#numbers.get(entry) ?? this.#numbers.size
    this.#numbers.set(entry, known)
    return known
  }

  /** Looks up the written forms of all entries. Texts are then compared word by word, without stemming any. */
  readForms(index: SearchIndex): void {
    const stems = [...this.#numbers.keys()].filter((entry) => !entry.startsWith('='))
    const ofWord = new Map<string, number[]>()
    const add = (word: string, entry: string) => {
      const number = this.#numbers.get(entry)
      if (number !== undefined) ofWord.set(word, [...(ofWord.get(word) ?? []), number])
    }
    for (const [form, stem] of formsOfStems(index, stems)) add(form, stem)
    for (const entry of this.#numbers.keys()) if (entry.startsWith('=')) add(entry.slice(1), entry)
    this.#ofWord = ofWord
  }

  /** Adds the entries that a text has. */
  addTo(found: Set<number>, text: string): void {
    for (const word of wordsOf(folded(text))) {
      const numbers = this.#ofWord.get(word.text)
      if (numbers) for (const number of numbers) found.add(number)
    }
  }
}

const passageTerm = (words: QueryWords, { weight: whole, alternatives, isNear }: Term): PassageTerm => ({
  weight: whole,
  alternatives: alternatives.map(({ stems, weight }) => ({
    entries: stems.map((stem) => words.numberOf(stem)),
    weight: isNear ? weight : EVEN + (1 - EVEN) * weight,
  })),
})

/** What a set of entries has of a query, from 0 to 1. */
function shareOf(terms: readonly PassageTerm[], found: ReadonlySet<number>): number {
  if (found.size === 0) return 0
  let sum = 0
  let total = 0
  for (const { weight: whole, alternatives } of terms) {
    let best = 0
    for (const { entries, weight } of alternatives)
      if (weight > best && entries.every((entry) => found.has(entry))) best = weight
    sum += best * whole
    total += whole
  }
  return total === 0 ? 0 : sum / total
}

/**
 * Compares passages of pages with a query. Words that stand together below one heading answer it; words scattered over a page rarely do.
 * @returns a function that finds the best passage of a page
 */
export function passageMatcher(
  index: SearchIndex,
  terms: readonly Term[],
): (title: string, text: StoredText) => PassageMatch {
  const words = new QueryWords()
  const asked = terms.map((term) => passageTerm(words, term))
  words.readForms(index)
  const withWords = (known: ReadonlySet<number>, text: string): Set<number> => {
    const found = new Set(known)
    words.addTo(found, text)
    return found
  }
  return (title, { body, description, parts }) => {
    const titled = withWords(new Set(), title)
    let share = shareOf(asked, withWords(titled, description))
    let inHeading = 0
    for (const [at, part] of [{ at: 0, text: '' }, ...parts].entries()) {
      if (part.at > LONGEST_TEXT) break
      const text = body.slice(part.at, parts[at]?.at ?? LONGEST_TEXT)
      share = Math.max(share, shareOf(asked, withWords(titled, text)))
      if (part.text !== '') inHeading = Math.max(inHeading, shareOf(asked, withWords(new Set(), part.text)))
    }
    return { share, inHeading }
  }
}
