import { indexedStem } from '@flou/shared/search/words/words.ts'
import { frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { exactEntry } from '../segments/indexEntries.ts'
import type { Preference } from './intents.ts'

export interface Alternative {
  stems: readonly string[]
  weight: number
}

export interface Term {
  words: readonly string[]
  /** Empty if no page contains the word or a similar one. */
  alternatives: readonly Alternative[]
  /** True if only forms with typing errors were found. */
  isNear: boolean
  /** Inverse document frequency: rare words weigh more. */
  weight: number
  side: number
  prefers?: Preference | undefined
}

const OTHER_FORM_WEIGHT = 0.7
/** Weight of an unknown word relative to a word on a single page. */
const UNKNOWN_WEIGHT = 0.65
/** Exponent that damps IDF, because rarity in a small site is often chance. */
const IDF_EXPONENT = 0.85
const MIN_IDF = 0.01

/** BM25 inverse document frequency. */
const inverseFrequency = (index: SearchIndex, pages: number) =>
  Math.max(Math.log(1 + Math.max(index.size - pages + 0.5, 0) / (pages + 0.5)) ** IDF_EXPONENT, MIN_IDF)

export function formsOf({ language }: SearchIndex, words: readonly string[], weight: number): Alternative[] {
  if (words.length === 0) return []
  const stems = words.map((word) => indexedStem(word, language))
  const written = words.map((word, at) => (stems[at] === word ? word : exactEntry(word)))
  const same = { stems: written, weight }
  return stems.join() === words.join() ? [same] : [same, { stems, weight: weight * OTHER_FORM_WEIGHT }]
}

export const pagesOf = (index: SearchIndex, { stems }: Alternative) =>
  Math.min(...stems.map((stem) => frequencyOf(index, stem)))

/** Creates a term whose weight averages the IDF of its best and most frequent alternative. */
export function createTerm(index: SearchIndex, found: Omit<Term, 'weight' | 'side'>): Term {
  const term = { ...found, side: 0 }
  const [best = 0, ...others] = term.alternatives.map((one) => pagesOf(index, one))
  if (best === 0) return { ...term, weight: inverseFrequency(index, 1) * UNKNOWN_WEIGHT }
  return {
    ...term,
    weight: (inverseFrequency(index, best) + inverseFrequency(index, Math.max(best, ...others))) / 2,
  }
}

export function indexedAlternatives(index: SearchIndex, alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>()
  for (const one of alternatives) {
    const key = one.stems.join(' ')
    if ((best.get(key)?.weight ?? 0) < one.weight) best.set(key, one)
  }
  return [...best.values()].filter((one) => pagesOf(index, one) > 0)
}
