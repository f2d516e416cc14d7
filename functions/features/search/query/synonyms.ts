import type { Language } from '@flou/shared/locale.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { TRADE_NEEDS, TRADE_WORDS } from '@flou/shared/search/words/tradeWords.ts'
import { indexedStem, queryWords } from '@flou/shared/search/words/words.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'

export interface Synonym {
  words: readonly string[]
  weight: number
}

/** Synonyms of editors weigh more than those of the industry. */
const EDITORS = 0.85
const TRADE = 0.6
const NEEDS = 0.4

interface Phrase {
  stems: readonly string[]
  synonyms: readonly Synonym[]
}

export const phrasesIn = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => folded(phrase).replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '')

type SynonymTable = ReadonlyMap<string, readonly Phrase[]>

/** Returns the words of a phrase without stop words, or none if only one would remain, as in `log in`. */
export function contentWords(words: readonly string[], language: Language): readonly string[] {
  const meaningful = words.filter((word) => !isStopWord(word, language))
  return meaningful.length === words.length || meaningful.length > 1 ? meaningful : []
}

const withSynonyms = (words: readonly string[], language: Language): readonly string[] => [
  ...new Set([
    ...words,
    ...TRADE_WORDS[language].filter((group) => group.some((word) => words.includes(word))).flat(),
  ]),
]

function tableOf({ synonyms }: SearchRules, language: Language): SynonymTable {
  const table = new Map<string, Phrase[]>()
  const add = (group: readonly string[], weight: number) => {
    const phrases = group.map(queryWords).filter((words) => words.length > 0)
    for (const words of phrases) {
      const stems = words.map((word) => indexedStem(word, language))
      const others = phrases
        .filter((other) => other !== words)
        .map((other) => ({ words: contentWords(other, language), weight }))
        .filter((other) => other.words.length > 0)
      const [first = ''] = stems
      table.set(first, [...(table.get(first) ?? []), { stems, synonyms: others }])
    }
  }
  const addNeeds = (needs: readonly string[], answers: readonly string[]) => {
    const found = answers
      .map((words) => ({ words: contentWords(queryWords(words), language), weight: NEEDS }))
      .filter((other) => other.words.length > 0)
    for (const words of needs.map(queryWords)) {
      const stems = words.map((word) => indexedStem(word, language))
      const [first = ''] = stems
      table.set(first, [...(table.get(first) ?? []), { stems, synonyms: found }])
    }
  }
  for (const group of synonyms) add(group, EDITORS)
  for (const group of TRADE_WORDS[language]) add(group, TRADE)
  for (const { needs, answers } of TRADE_NEEDS[language]) addNeeds(withSynonyms(needs, language), answers)
  return table
}

/** Cache by rules object; each manifest creates a new one. */
const tables: Readonly<Record<Language, WeakMap<SearchRules, SynonymTable>>> = {
  en: new WeakMap(),
  id: new WeakMap(),
}

function cachedTableOf(rules: SearchRules, language: Language): SynonymTable {
  const cached = tables[language].get(rules)
  if (cached) return cached
  const table = tableOf(rules, language)
  tables[language].set(rules, table)
  return table
}

export interface FoundPhrase {
  length: number
  synonyms: readonly Synonym[]
}

/**
 * Finds phrases with synonyms in any inflection.
 * @returns a function that returns the longest phrase at a position
 */
export function createPhraseFinder(
  words: readonly string[],
  { rules, language }: { rules: SearchRules; language: Language },
): (at: number) => FoundPhrase | undefined {
  const table = cachedTableOf(rules, language)
  const stems = words.map((word) => indexedStem(word, language))
  const isSkippable = words.map((word) => isStopWord(word, language))
  /** Returns the end of a phrase; stop words may lie between its words, as in "cancel my account". */
  const endOf = (phrase: Phrase, at: number): number | undefined => {
    let next = at
    for (const stem of phrase.stems) {
      while (next > at && stems[next] !== stem && isSkippable[next]) next += 1
      if (stems[next] !== stem) return undefined
      next += 1
    }
    return next
  }
  return (at) => {
    const phrases = table.get(stems[at] ?? '') ?? []
    const matches = phrases.flatMap((phrase) => {
      const end = endOf(phrase, at)
      return end === undefined ? [] : [{ phrase, length: end - at }]
    })
    const length = Math.max(0, ...matches.map((one) => one.length))
    if (length === 0) return undefined
    const longest = matches.filter((one) => one.length === length)
    return { length, synonyms: longest.flatMap(({ phrase }) => phrase.synonyms) }
  }
}
