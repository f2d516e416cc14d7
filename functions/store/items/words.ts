import type { ContentType } from '@flou/shared/content/define.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { FUNCTION_WORDS } from '@flou/shared/search/words/functionWords.ts'
import { stemOf } from '@flou/shared/search/words/words.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { textOf, textsOf } from '../texts.ts'
import type { Values } from '../writeContext.ts'

const MAX_WORD = 32

/**
 * The version of the rules by which records have words. After a change of it the words of all records are made anew in the background
 * (schedule/renewWords.ts): saving a record writes only words that its content adds or loses.
 */
export const WORD_RULES = 3

/** The words of a text as the index knows them: without accents, lower-case, each once. */
export function wordsIn(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => cutText(word, MAX_WORD)))]
}

const COMMON = new Set(LANGUAGES.flatMap((language) => FUNCTION_WORDS[language].split(' ')))
const isCommon = (word: string) => COMMON.has(word)

/** The words of a keyword by which records are looked for: without "and" and the like, unless it has no others. */
export function wordsSought(keyword: string): string[] {
  const words = wordsIn(keyword)
  const telling = words.filter((word) => !isCommon(word))
  return telling.length > 0 ? telling : words
}

/** Shorter beginnings are those of too many words. */
const SHORTEST_STEM = 4

/**
 * What other forms of a word have in common, where the word itself does not begin so: `kelola` of `mengelola`. Plurals begin with their
 * singular, which finds them as a beginning.
 */
const furtherStems = (word: string): string[] => stemsOf(word).filter((stem) => !word.startsWith(stem))

/** What finds the other forms of a word: its stems in both languages, which records have as words or their words begin with. */
export const stemsOf = (word: string): string[] =>
  [...new Set(LANGUAGES.map((language) => stemOf(word, language)))].filter(
    (stem) => stem !== word && stem.length >= SHORTEST_STEM,
  )

/**
 * The words that find a record: of its search fields in both languages and of the end of its path, and their stems, those of the first
 * field first. Of the other fields without words such as "and": each word is an item that is stored.
 */
export function wordsOf(type: ContentType, fields: Values): string[] {
  const [first = '', ...others] = type.search
  const wordsOfField = (name: string) => {
    const { en, id } = textsOf(type.shape, fields, name)
    return [en, id].flatMap(wordsIn)
  }
  const withStems = (words: readonly string[]) => [...words, ...words.flatMap(furtherStems)]
  const further = others.flatMap(wordsOfField).filter((word) => !isCommon(word))
  return [
    ...new Set([
      ...withStems(wordsOfField(first)),
      ...wordsIn(textOf(fields['slug'])),
      ...withStems(further),
    ]),
  ]
}
