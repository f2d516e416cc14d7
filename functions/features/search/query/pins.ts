import type { Language } from '@flou/shared/locale.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { indexedStem, queryWords } from '@flou/shared/search/words/words.ts'
import { intentOf, isGeneral } from './intents.ts'
import { normalizeQuery } from './query.ts'

function meaningfulStems(text: string, language: Language): string[] {
  const words = queryWords(text)
  const meaningful = words.filter((word) => !isStopWord(word, language))
  return (meaningful.length === 0 ? words : meaningful).map((word) => indexedStem(word, language))
}

/** Returns the words around a phrase, or undefined if it is missing. */
function wordsAround(words: readonly string[], phrase: readonly string[]): string[] | undefined {
  const at = words.findIndex((_, start) => phrase.every((word, next) => words[start + next] === word))
  return at < 0 || phrase.length === 0
    ? undefined
    : [...words.slice(0, at), ...words.slice(at + phrase.length)]
}

/** Words that change the answer's kind or nothing, such as `price` and `service`. */
const isMinor = (word: string, language: Language) =>
  isGeneral(word, language) || intentOf(word, language) !== undefined

/** True if a pin's phrase is the whole query. */
export const isPinnedExactly = (query: string, { pins }: SearchRules): boolean =>
  pins.some((pin) => pin.query === normalizeQuery(query))

/**
 * Returns the pinned paths of a query: those of the same words, otherwise of the longest pinned phrase that
 * it repeats in any form, with nothing but general words around it.
 */
export function pinnedPaths(query: string, { pins }: SearchRules, language: Language): readonly string[] {
  const same = pins.find((pin) => pin.query === normalizeQuery(query))
  if (same) return same.paths
  const words = meaningfulStems(query, language)
  const repeated = pins.flatMap(({ query: phrase, paths }) => {
    const stems = meaningfulStems(phrase, language)
    const around = wordsAround(words, stems)
    return around?.every((word) => isMinor(word, language)) ? [{ paths, length: stems.length }] : []
  })
  const [longest] = repeated.toSorted((one, other) => other.length - one.length)
  return longest?.paths ?? []
}
