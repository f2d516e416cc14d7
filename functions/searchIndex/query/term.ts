import { indexedStem } from '@flou/shared/search/words/words.ts'
import { frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { exactly } from '../segments/segmentFormat.ts'
import type { Preference } from './intents.ts'

/** Stems that stand for a word of the query, all of which a page must have, and what they count. */
export interface Alternative {
  stems: readonly string[]
  weight: number
}

/** A word of the query, or several that have a synonym, with what stands for it. */
export interface Term {
  words: readonly string[]
  /** Empty where no page has the word, nor anything like it. */
  alternatives: readonly Alternative[]
  /** Nothing but forms that differ by typing errors was found. */
  isNear: boolean
  /** How much the term tells: words that few pages have tell more. */
  weight: number
  /** The side of a comparison that it is on. */
  side: number
  /** What kinds of pages answer best, where the term says what is wanted of a thing. */
  prefers?: Preference | undefined
}

/** Another form of the word. */
const FORM = 0.7
/** What a word tells that no page has, against one that a single page has: it may be what the pages call otherwise. */
const UNKNOWN = 0.65
/** Below 1, rare words tell a little less: they are rare by chance in a site of hundreds of pages. */
const TELLING = 0.85
/** What a word tells at least: pages are found by it though all have it. */
const LEAST_TELLING = 0.01

/** How much a word tells that stands in so many pages. */
const telling = (index: SearchIndex, pages: number) =>
  Math.max(Math.log(1 + Math.max(index.size - pages + 0.5, 0) / (pages + 0.5)) ** TELLING, LEAST_TELLING)

/** Words as they are written, and in any other form, which counts less. */
export function formsOf({ language }: SearchIndex, words: readonly string[], weight: number): Alternative[] {
  if (words.length === 0) return []
  const stems = words.map((word) => indexedStem(word, language))
  const written = words.map((word, at) => (stems[at] === word ? word : exactly(word)))
  const same = { stems: written, weight }
  return stems.join() === words.join() ? [same] : [same, { stems, weight: weight * FORM }]
}

/** The pages that the rarest stem of an alternative has, which bounds how many have all. */
export const pagesOf = (index: SearchIndex, { stems }: Alternative) =>
  Math.min(...stems.map((stem) => frequencyOf(index, stem)))

/**
 * A term of what was found for its words, the best first. It tells as much as the best and the most usual of its alternatives on average:
 * a rare word is not made common by its other forms, as `terbarukan` would be by `baru`, nor a usual one rare by its own.
 */
export function termFrom(index: SearchIndex, found: Omit<Term, 'weight' | 'side'>): Term {
  const term = { ...found, side: 0 }
  const [best = 0, ...others] = term.alternatives.map((one) => pagesOf(index, one))
  if (best === 0) return { ...term, weight: telling(index, 1) * UNKNOWN }
  return { ...term, weight: (telling(index, best) + telling(index, Math.max(best, ...others))) / 2 }
}

/** Those alternatives that pages have, each once with the most that it counts. */
export function inPages(index: SearchIndex, alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>()
  for (const one of alternatives) {
    const key = one.stems.join(' ')
    if ((best.get(key)?.weight ?? 0) < one.weight) best.set(key, one)
  }
  return [...best.values()].filter((one) => pagesOf(index, one) > 0)
}
