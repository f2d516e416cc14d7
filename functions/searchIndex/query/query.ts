import type { Language } from '@flou/shared/locale.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { folded, isCode, isKnownWord, queryWords } from '@flou/shared/search/words/words.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { joinedWith, splitOf } from './compounds.ts'
import { intentOf, isComparing, isGeneral, sidesOf } from './intents.ts'
import { formsFrom, frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { nearWords } from './nearWords.ts'
import { phraseFinder, tellingWords, type Synonym } from './synonyms.ts'
import { formsOf, inPages, pagesOf, termFrom, type Alternative, type Term } from './term.ts'

/** A longer query is cut: nobody types it. */
export const LONGEST_QUERY = 200
const MOST_WORDS = 12

const NEAR = [1, 0.7, 0.5] as const
const PREFIX = 0.75
/** Written together or apart otherwise than in the query. */
const COMPOUND = 0.9
/** A word of so few pages may be two that others write apart. */
const RARE = 2
const MOST_FORMS = 40
const MOST_NEAR = 3
const SHORTEST_PREFIX = 2
/** What a word counts that says what is wanted of a thing, such as its price. */
const INTENT = 0.5
/** What a word counts that nearly every thing here could be called. */
const GENERAL = 0.5
/** A single word of a phrase that means one thing. */
const SINGLE = 0.2

interface Reading {
  index: SearchIndex
  rules: SearchRules
  /** The last word may be the beginning of one: somebody is typing. */
  isTyping: boolean
  /** All words of the query. */
  words: readonly string[]
}

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

const synonymsIn = (index: SearchIndex, synonyms: readonly Synonym[]) =>
  synonyms.flatMap(({ words, weight }) => formsOf(index, words, weight))

/** A phrase that has synonyms. */
function phraseTerm({ index }: Reading, words: readonly string[], synonyms: readonly Synonym[]): Term {
  const own = formsOf(index, tellingWords(words, index.language), 1)
  const single = tellingWords(words, index.language)
    .filter((word) => !isGeneral(word, index.language))
    .flatMap((word) => formsOf(index, [word], SINGLE))
  return termFrom(index, {
    words,
    alternatives: inPages(index, [...own, ...synonymsIn(index, synonyms), ...single]),
    isNear: false,
  })
}

/** A single word, with its synonyms if it has any. */
function wordTerm(reading: Reading, at: number, synonyms: readonly Synonym[]): Term {
  const { index, isTyping, words } = reading
  const word = words[at] ?? ''
  const exact = formsOf(index, [word], 1)
  const together = joinedWith(index, words, at).map((joined) => ({ words: [joined], weight: COMPOUND }))
  const known = inPages(index, [...exact, ...synonymsIn(index, [...synonyms, ...together])])
  const isLast = at === words.length - 1
  const isOpen = isLast && word.length >= SHORTEST_PREFIX && (isTyping || known.length === 0)
  const begun = isOpen || (isCode(word) && known.length === 0) ? beginnings(reading, word) : []
  const found = [...known, ...begun.filter(({ stems }) => exact.every((one) => one.stems[0] !== stems[0]))]
  const isRare = exact.every((one) => pagesOf(index, one) <= RARE)
  const apart = isRare ? splitOf(index, word) : undefined
  if (apart) found.push(...inPages(index, formsOf(index, apart, COMPOUND)))
  const isWrong = found.length === 0 && !isCode(word) && !isKnownWord(word, index.language)
  const near = isWrong ? nearOnes(reading, word) : []
  return termFrom(index, { words: [word], alternatives: [...found, ...near], isNear: near.length > 0 })
}

/** The terms of a query's words, those that ask for nothing left out. */
function termsIn(reading: Reading): Term[] {
  const { index, rules, words } = reading
  const { language } = index
  const phraseAt = phraseFinder(words, { rules, language })
  const sides = sidesOf(words)
  const asksNothing = (word: string) => isStopWord(word, language) || isComparing(word)
  const isIdle = words.every(asksNothing)
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const side = sides[at] ?? 0
    const { length = 1, synonyms = [] } = phraseAt(at) ?? {}
    if (length > 1) terms.push({ ...phraseTerm(reading, words.slice(at, at + length), synonyms), side })
    else if (isIdle || !asksNothing(word))
      terms.push({ ...wordTerm(reading, at, synonyms), side, prefers: intentOf(word, language) })
    at += length
  }
  return weighed(terms, language)
}

/** Beside words about a thing, those count less that say what is wanted of it, and those that nearly everything here could be called. */
function weighed(terms: readonly Term[], language: Language): Term[] {
  const isGeneralTerm = ({ words }: Term) => words.length === 1 && isGeneral(words[0] ?? '', language)
  const isThing = (term: Term) => !isGeneralTerm(term) && !term.prefers
  if (!terms.some(isThing)) return terms.map((term) => ({ ...term, prefers: undefined }))
  return terms.map((term) => {
    const factor = (isGeneralTerm(term) ? GENERAL : 1) * (term.prefers ? INTENT : 1)
    return { ...term, weight: term.weight * factor }
  })
}

/**
 * What a query asks for in an index. Words that ask for nothing are left out unless there are no others.
 * @param isTyping the last word may be the beginning of a longer one
 */
export function termsOf(
  text: string,
  { index, rules, isTyping = false }: { index: SearchIndex; rules: SearchRules; isTyping?: boolean },
): Term[] {
  const words = queryWords(text.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS)
  return withoutRepeated(termsIn({ index, rules, isTyping, words }))
}

/** A word typed twice asks for it once. */
const withoutRepeated = (terms: readonly Term[]): Term[] =>
  terms.filter(({ words }, at) => terms.findIndex((other) => other.words.join() === words.join()) === at)

/** A query as pinned results name it. */
export const plainQuery = (text: string): string =>
  folded(text).replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)
