import type { ContentType } from '@flou/shared/content/define.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { stemOf } from '@flou/shared/search/words/words.ts'
import { textOf, textsOf } from '../texts.ts'
import type { Values } from '../writeContext.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import { FUNCTION_WORDS } from '@flou/shared/search/words/stopWords.ts'

const MAX_WORD = 32

/** Version of the rules of words, list filters and links. After an increase updateSearchWords.ts rebuilds them. */
export const WORD_RULES = 7

export function wordsIn(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => cutText(word, MAX_WORD)))]
}

const COMMON = new Set(LANGUAGES.flatMap((language) => FUNCTION_WORDS[language].split(' ')))
export const isFunctionWord = (word: string) => COMMON.has(word)

/** Returns the search words of a keyword without function words, unless there are no others. */
export function searchWordsOf(keyword: string): string[] {
  const words = wordsIn(keyword)
  const meaningful = words.filter((word) => !isFunctionWord(word))
  return meaningful.length > 0 ? meaningful : words
}

const MIN_STEM_LENGTH = 4

/** Returns stems that are not a prefix of the word: `kelola` of `mengelola`. */
const relatedStems = (word: string): string[] => stemsOf(word).filter((stem) => !word.startsWith(stem))

export const withStems = (words: readonly string[]): string[] => [...words, ...words.flatMap(relatedStems)]

export const stemsOf = (word: string): string[] =>
  [...new Set(LANGUAGES.map((language) => stemOf(word, language)))].filter(
    (stem) => stem !== word && stem.length >= MIN_STEM_LENGTH,
  )

/**
 * Returns the search words of a record with their stems, most important first. Function words are dropped
 * outside the first search field.
 */
export function wordsOf(type: ContentType, fields: Values): string[] {
  const [first = '', ...others] = type.search
  const wordsOfField = (name: string) => {
    const { en, id } = textsOf(type.declaration, fields, name)
    return [en, id].flatMap(wordsIn)
  }
  const relatedWords = others.flatMap(wordsOfField).filter((word) => !isFunctionWord(word))
  return [
    ...new Set([
      ...withStems(wordsOfField(first)),
      ...wordsIn(textOf(fields.slug)),
      ...withStems(relatedWords),
    ]),
  ]
}

/** True if each search word, or a stem of it, begins a word of the text. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const names = wordsIn(text)
  return words.every((word) =>
    [word, ...stemsOf(word)].some((prefix) => names.some((name) => name.startsWith(prefix))),
  )
}
