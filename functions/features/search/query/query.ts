import type { Language } from '@flou/shared/locale.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { isCode, isKnownWord, queryWords } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { joinWithNeighbours, splitCompound } from './compounds.ts'
import { intentOf, isComparing, isGeneral, sidesOf } from './intents.ts'
import { formsWithPrefix, frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { findNearWords } from './nearWords.ts'
import { createPhraseFinder, contentWords, type Synonym } from './synonyms.ts'
import { formsOf, indexedAlternatives, pagesOf, createTerm, type Alternative, type Term } from './term.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'

const MAX_QUERY_LENGTH = 200
const MAX_WORDS = 12

const NEAR = [1, 0.7, 0.5] as const
const PREFIX = 0.75
const COMPOUND = 0.9
/** Words on at most this many pages are also tried as two words. */
const MAX_PAGES_OF_RARE = 2
const MAX_FORMS = 40
const MAX_NEAR = 3
const SHORTEST_PREFIX = 2
const SHORTEST_BEGINNING = 5
const INTENT = 0.5
const GENERAL = 0.5
const SINGLE = 0.2

interface QueryContext {
  index: SearchIndex
  rules: SearchRules
  isTyping: boolean
  words: readonly string[]
}

function prefixAlternatives({ index }: QueryContext, word: string): Alternative[] {
  const stems = new Set(formsWithPrefix(index, word, MAX_FORMS).values())
  return [...stems].map((stem) => ({ stems: [stem], weight: PREFIX }))
}

function nearAlternatives({ index }: QueryContext, word: string): Alternative[] {
  const near = findNearWords(index, word).map((one) => ({ ...one, pages: frequencyOf(index, one.stem) }))
  const likely = near
    .filter(({ form }) => !isStopWord(form, index.language))
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, MAX_NEAR)
  return likely.flatMap(({ form, errors }) => formsOf(index, [form], NEAR[errors] ?? 0))
}

const synonymsIn = (index: SearchIndex, synonyms: readonly Synonym[]) =>
  synonyms.flatMap(({ words, weight }) => formsOf(index, words, weight))

function phraseTerm({ index }: QueryContext, words: readonly string[], synonyms: readonly Synonym[]): Term {
  const own = formsOf(index, contentWords(words, index.language), 1)
  const single = contentWords(words, index.language)
    .filter((word) => !isGeneral(word, index.language))
    .flatMap((word) => formsOf(index, [word], SINGLE))
  return createTerm(index, {
    words,
    alternatives: indexedAlternatives(index, [...own, ...synonymsIn(index, synonyms), ...single]),
    isNear: false,
  })
}

function wordTerm(context: QueryContext, at: number, synonyms: readonly Synonym[]): Term {
  const { index, isTyping, words } = context
  const word = words[at] ?? ''
  const exact = formsOf(index, [word], 1)
  const compounds = joinWithNeighbours(index, words, at).map((joined) => ({
    words: [joined],
    weight: COMPOUND,
  }))
  const indexed = indexedAlternatives(index, [...exact, ...synonymsIn(index, [...synonyms, ...compounds])])
  const isLast = at === words.length - 1
  const isBeginning = word.length >= SHORTEST_BEGINNING && indexed.length === 0
  const isOpen = isLast && (isTyping ? word.length >= SHORTEST_PREFIX : isBeginning)
  const prefixed = isOpen || (isCode(word) && indexed.length === 0) ? prefixAlternatives(context, word) : []
  const found = [
    ...indexed,
    ...prefixed.filter(({ stems }) => exact.every((one) => one.stems[0] !== stems[0])),
  ]
  const isRare = !index.isIncomplete() && exact.every((one) => pagesOf(index, one) <= MAX_PAGES_OF_RARE)
  const halves = isRare ? splitCompound(index, word) : undefined
  if (halves) found.push(...indexedAlternatives(index, formsOf(index, halves, COMPOUND)))
  const isUnknown = found.length === 0 && !index.isIncomplete()
  const isMisspelled = isUnknown && !isCode(word) && !isKnownWord(word, index.language)
  const near = isMisspelled ? nearAlternatives(context, word) : []
  return createTerm(index, { words: [word], alternatives: [...found, ...near], isNear: near.length > 0 })
}

const correctedWord = ({ isNear, alternatives }: Term): string | undefined =>
  isNear ? alternatives[0]?.stems[0]?.replace(/^=/, '') : undefined

/** Returns the terms of a query without words that carry no meaning. */
function termsIn(context: QueryContext): Term[] {
  const { index, rules, words } = context
  const { language } = index
  const phraseAt = createPhraseFinder(words, { rules, language })
  const sides = sidesOf(words)
  const isNoise = (word: string) => isStopWord(word, language) || isComparing(word)
  const isOnlyNoise = words.every(isNoise)
  const terms: Term[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const side = sides[at] ?? 0
    const { length = 1, synonyms = [] } = phraseAt(at) ?? {}
    if (length > 1) terms.push({ ...phraseTerm(context, words.slice(at, at + length), synonyms), side })
    else if (isOnlyNoise || !isNoise(word)) {
      const term = wordTerm(context, at, synonyms)
      terms.push({ ...term, side, prefers: intentOf(correctedWord(term) ?? word, language) })
    }
    at += length
  }
  return applyWeights(terms, language)
}

/** Lowers the weight of intent words and general words next to specific ones. */
function applyWeights(terms: readonly Term[], language: Language): Term[] {
  const isGeneralTerm = ({ words }: Term) => words.length === 1 && isGeneral(words[0] ?? '', language)
  const isSpecific = (term: Term) => !isGeneralTerm(term) && !term.prefers
  if (!terms.some(isSpecific)) return terms.map((term) => ({ ...term, prefers: undefined }))
  return terms.map((term) => {
    const factor = (isGeneralTerm(term) ? GENERAL : 1) * (term.prefers ? INTENT : 1)
    return { ...term, weight: term.weight * factor }
  })
}

/**
 * Parses a query into weighted terms. Stop words are dropped unless there are no others.
 * @param isTyping the last word may be incomplete
 */
export function parseQuery(
  text: string,
  { index, rules, isTyping = false }: { index: SearchIndex; rules: SearchRules; isTyping?: boolean },
): Term[] {
  const words = queryWords(text.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS)
  return withoutRepeated(termsIn({ index, rules, isTyping, words }))
}

const withoutRepeated = (terms: readonly Term[]): Term[] =>
  terms.filter(({ words }, at) => terms.findIndex((other) => other.words.join() === words.join()) === at)

export const normalizeQuery = (text: string): string =>
  folded(text).replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH)
