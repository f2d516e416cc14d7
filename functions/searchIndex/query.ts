import { folded, isCode, isStopWord, queryWords, stemOf } from '@flou/shared/search/words.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { formsFrom, frequencyOf, type SearchIndex } from './searchIndex.ts'
import { nearWords } from './nearWords.ts'
import { exactly } from './segment.ts'

/** A longer query is cut: nobody types it. */
export const LONGEST_QUERY = 200
const MOST_WORDS = 12

/** Stems that stand for a word of the query, all of which a page must have, and what they count. */
export interface Alternative {
  stems: readonly string[]
  weight: number
}

/** A word of the query, or several that have a synonym, with what stands for it. */
export interface Term {
  words: readonly string[]
  alternatives: readonly Alternative[]
  /** Nothing but forms that differ by typing errors was found. */
  isNear: boolean
  /** How much the term tells: words that few pages have tell more. */
  weight: number
}

const NEAR = [1, 0.7, 0.5] as const
/** Another form of the word. */
const FORM = 0.7
const PREFIX = 0.75
const SYNONYM = 0.85
const MOST_FORMS = 40
const MOST_NEAR = 3
const SHORTEST_PREFIX = 2

interface Reading {
  index: SearchIndex
  /** The last word may be the beginning of one: somebody is typing. */
  isTyping: boolean
}

/** How much a word tells that stands in so many pages. */
const telling = (index: SearchIndex, pages: number) =>
  Math.log(1 + Math.max(index.size - pages + 0.5, 0) / (pages + 0.5))

/** Beginnings of words, for the word that is being typed, and for codes such as `g4`. */
function beginnings({ index }: Reading, word: string): Alternative[] {
  const stems = new Set(formsFrom(index, word, MOST_FORMS).values())
  return [...stems].map((stem) => ({ stems: [stem], weight: PREFIX }))
}

function nearOnes({ index }: Reading, word: string): Alternative[] {
  const near = nearWords(index, word).map((one) => ({ ...one, pages: frequencyOf(index, one.stem) }))
  const likely = near.toSorted((one, other) => other.pages - one.pages).slice(0, MOST_NEAR)
  return likely.flatMap(({ form, errors }) => formsOf(index, [form], NEAR[errors] ?? 0))
}

/** Words as they are written, and in any other form, which counts less. */
function formsOf({ language }: SearchIndex, words: readonly string[], weight: number): Alternative[] {
  const stems = words.map((word) => stemOf(word, language))
  const written = words.map((word, at) => (stems[at] === word ? word : exactly(word)))
  const same = { stems: written, weight }
  return stems.join() === words.join() ? [same] : [same, { stems, weight: weight * FORM }]
}

/** The pages that the rarest stem of an alternative has, which bounds how many have all. */
const pagesOf = (index: SearchIndex, { stems }: Alternative) =>
  Math.min(...stems.map((stem) => frequencyOf(index, stem)))

function termOf(
  reading: Reading,
  words: readonly string[],
  { synonyms, isLast }: { synonyms: readonly string[]; isLast: boolean },
): Term {
  const { index, isTyping } = reading
  const exact = formsOf(index, words, 1)
  const others = synonyms.flatMap((phrase) => formsOf(index, queryWords(phrase), SYNONYM))
  const [word = ''] = words
  const isOne = words.length === 1
  const known = [...exact, ...others].filter((one) => pagesOf(index, one) > 0)
  const isOpen = isOne && isLast && word.length >= SHORTEST_PREFIX && (isTyping || known.length === 0)
  const begun = isOpen || (isOne && isCode(word) && known.length === 0) ? beginnings(reading, word) : []
  const found = [...known, ...begun.filter(({ stems }) => exact.every((one) => one.stems[0] !== stems[0]))]
  const near = found.length === 0 && isOne && !isCode(word) ? nearOnes(reading, word) : []
  const alternatives = [...found, ...near]
  const pages = Math.max(0, ...alternatives.map((one) => pagesOf(index, one)))
  return { words, alternatives, isNear: near.length > 0, weight: telling(index, pages) }
}

/** Synonyms of the words that begin at a place: those of the longest phrase. */
function phraseAt(words: readonly string[], at: number, { synonyms }: SearchRules) {
  const isHere = (phrase: readonly string[]) => phrase.every((word, offset) => words[at + offset] === word)
  let best: { length: number; others: string[] } | undefined
  for (const group of synonyms) {
    for (const phrase of group) {
      const parts = queryWords(phrase)
      if (parts.length === 0 || parts.length <= (best?.length ?? 0) || !isHere(parts)) continue
      best = { length: parts.length, others: group.filter((one) => one !== phrase) }
    }
  }
  return best
}

/**
 * What a query asks for in an index. Words that ask for nothing are left out unless there are no others.
 * @param isTyping the last word may be the beginning of a longer one
 */
export function termsOf(
  text: string,
  { index, rules, isTyping = false }: { index: SearchIndex; rules: SearchRules; isTyping?: boolean },
): Term[] {
  const all = queryWords(text.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
  const telling = all.filter((word) => !isStopWord(word, index.language))
  const words = telling.length > 0 ? telling : all
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, rules)
    const length = phrase?.length ?? 1
    const isLast = at + length === words.length
    const given = { synonyms: phrase?.others ?? [], isLast }
    terms.push(termOf({ index, isTyping }, words.slice(at, at + length), given))
    at += length
  }
  return withoutRepeated(terms)
}

/** A word typed twice asks for it once. */
const withoutRepeated = (terms: readonly Term[]): Term[] =>
  terms.filter(({ words }, at) => terms.findIndex((other) => other.words.join() === words.join()) === at)

/** A query as pinned results name it. */
export const plainQuery = (text: string): string =>
  folded(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)
