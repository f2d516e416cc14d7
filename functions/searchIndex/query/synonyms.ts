import type { Language } from '@flou/shared/locale.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { TRADE_NEEDS, TRADE_WORDS } from '@flou/shared/search/words/tradeWords.ts'
import { indexedStem, queryWords } from '@flou/shared/search/words/words.ts'

/** Words that stand for others, all of which a page must have, and what they count. */
export interface Synonym {
  words: readonly string[]
  weight: number
}

/** What editors say of their own site counts more than what is true of the trade. */
const EDITORS = 0.85
const TRADE = 0.6
/** What helps with a problem, or serves a need, counts less than what means the same. */
const SERVES = 0.4

/** A word or phrase with what stands for it. */
interface Phrase {
  stems: readonly string[]
  synonyms: readonly Synonym[]
}

/** Phrases by their first stem. */
type SynonymTable = ReadonlyMap<string, readonly Phrase[]>

/**
 * The words by which a phrase is looked for in pages: those that tell something. A phrase of which only one is left, such as `log in`, is
 * understood in a query and looked for in no page.
 */
export function tellingWords(words: readonly string[], language: Language): readonly string[] {
  const telling = words.filter((word) => !isStopWord(word, language))
  return telling.length === words.length || telling.length > 1 ? telling : []
}

/** Words with all that mean the same. */
const meaningSame = (words: readonly string[], language: Language): readonly string[] => [
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
        .map((other) => ({ words: tellingWords(other, language), weight }))
        .filter((other) => other.words.length > 0)
      const [first = ''] = stems
      table.set(first, [...(table.get(first) ?? []), { stems, synonyms: others }])
    }
  }
  const lead = (needs: readonly string[], answers: readonly string[]) => {
    const found = answers
      .map((words) => ({ words: tellingWords(queryWords(words), language), weight: SERVES }))
      .filter((other) => other.words.length > 0)
    for (const words of needs.map(queryWords)) {
      const stems = words.map((word) => indexedStem(word, language))
      const [first = ''] = stems
      table.set(first, [...(table.get(first) ?? []), { stems, synonyms: found }])
    }
  }
  for (const group of synonyms) add(group, EDITORS)
  for (const group of TRADE_WORDS[language]) add(group, TRADE)
  for (const { needs, answers } of TRADE_NEEDS[language]) lead(meaningSame(needs, language), answers)
  return table
}

/** Tables of the rules that are in use: each manifest brings new ones. */
const tables: Readonly<Record<Language, WeakMap<SearchRules, SynonymTable>>> = {
  en: new WeakMap(),
  id: new WeakMap(),
}

function knownTable(rules: SearchRules, language: Language): SynonymTable {
  const known = tables[language].get(rules)
  if (known) return known
  const table = tableOf(rules, language)
  tables[language].set(rules, table)
  return table
}

/** A phrase of a query: how many of its words it is, and what stands for it. */
export interface FoundPhrase {
  length: number
  synonyms: readonly Synonym[]
}

/** Finds phrases that have synonyms, in any form of their words. @returns a function that finds the longest one at a place */
export function phraseFinder(
  words: readonly string[],
  { rules, language }: { rules: SearchRules; language: Language },
): (at: number) => FoundPhrase | undefined {
  const table = knownTable(rules, language)
  const stems = words.map((word) => indexedStem(word, language))
  const isPassed = words.map((word) => isStopWord(word, language))
  /** Where a phrase ends that begins at a place: words that ask for nothing may stand between its own, as in "cancel my account". */
  const endOf = (phrase: Phrase, at: number): number | undefined => {
    let next = at
    for (const stem of phrase.stems) {
      while (next > at && stems[next] !== stem && isPassed[next]) next += 1
      if (stems[next] !== stem) return undefined
      next += 1
    }
    return next
  }
  return (at) => {
    const phrases = table.get(stems[at] ?? '') ?? []
    const here = phrases.flatMap((phrase) => {
      const end = endOf(phrase, at)
      return end === undefined ? [] : [{ phrase, length: end - at }]
    })
    const length = Math.max(0, ...here.map((one) => one.length))
    if (length === 0) return undefined
    const longest = here.filter((one) => one.length === length)
    return { length, synonyms: longest.flatMap(({ phrase }) => phrase.synonyms) }
  }
}
