import { wordsOf } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { formsOfStems, type SearchIndex } from '../segments/searchIndex.ts'
import type { StoredText } from '../segments/segmentFormat.ts'
import type { Term } from './term.ts'

const MAX_TEXT_LENGTH = 9_000
/** Base weight of other forms and synonyms, because here proximity counts. */
const BASE_WEIGHT = 0.6

export interface PassageMatch {
  share: number
  inHeading: number
}

interface PassageTerm {
  weight: number
  alternatives: readonly { entries: readonly number[]; weight: number }[]
}

class QueryEntries {
  readonly #numbers = new Map<string, number>()
  #ofWord: ReadonlyMap<string, readonly number[]> = new Map()

  numberOf(entry: string): number {
    const known = this.#numbers.get(entry) ?? this.#numbers.size
    this.#numbers.set(entry, known)
    return known
  }

  /** Loads all written forms, so texts are compared without stemming. */
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

  addTo(found: Set<number>, text: string): void {
    for (const word of wordsOf(folded(text))) {
      const numbers = this.#ofWord.get(word.text)
      if (numbers) for (const number of numbers) found.add(number)
    }
  }
}

const passageTerm = (words: QueryEntries, { weight: whole, alternatives, isNear }: Term): PassageTerm => ({
  weight: whole,
  alternatives: alternatives.map(({ stems, weight }) => ({
    entries: stems.map((stem) => words.numberOf(stem)),
    weight: isNear ? weight : BASE_WEIGHT + (1 - BASE_WEIGHT) * weight,
  })),
})

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
 * Scores passages: query words below one heading answer it better than scattered ones.
 * @returns a function that scores the best passage of a page
 */
export function passageMatcher(
  index: SearchIndex,
  terms: readonly Term[],
): (title: string, text: StoredText) => PassageMatch {
  const words = new QueryEntries()
  const passageTerms = terms.map((term) => passageTerm(words, term))
  // read at once, next to other parts of the index
  let hasForms = terms.length > 1
  if (hasForms) words.readForms(index)
  const withEntriesOf = (known: ReadonlySet<number>, text: string): Set<number> => {
    const found = new Set(known)
    words.addTo(found, text)
    return found
  }
  return (title, { body, description, headings }) => {
    if (!hasForms) words.readForms(index)
    hasForms = true
    const titled = withEntriesOf(new Set(), title)
    let share = shareOf(passageTerms, withEntriesOf(titled, description))
    let inHeading = 0
    for (const [at, section] of [{ at: 0, text: '' }, ...headings].entries()) {
      if (section.at > MAX_TEXT_LENGTH) break
      const text = body.slice(section.at, headings[at]?.at ?? MAX_TEXT_LENGTH)
      share = Math.max(share, shareOf(passageTerms, withEntriesOf(titled, text)))
      if (section.text !== '')
        inHeading = Math.max(inHeading, shareOf(passageTerms, withEntriesOf(new Set(), section.text)))
    }
    return { share, inHeading }
  }
}
