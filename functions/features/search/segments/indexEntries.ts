import { hash } from 'node:crypto'
import { queryWords } from '@flou/shared/search/words/words.ts'

const MIN_WORDS = 3
const MAX_LENGTH = 200
const HASH_LENGTH = 8

/** Returns the index entry of a heading by its hash, or undefined for short ones. */
export function headingEntry(text: string): string | undefined {
  const words = queryWords(text.slice(0, MAX_LENGTH))
  if (words.length < MIN_WORDS) return undefined
  return `?${hash('sha256', words.join(' '), 'base64url').slice(0, HASH_LENGTH)}`
}

/** Splits a name of the price list or a query: `g4.large` and `g4 large` are one name, as are `16GB` and `16 GB`. */
export const nameWords = (text: string): string[] =>
  queryWords(text.replaceAll('.', ' ').replace(/(?<=\d)(?=[gt]b\b)/gi, ' '))

export const packageEntry = (words: readonly string[]): string => `$${words.join(' ')}`

/** Index entry of the written form, next to that of its stem. */
export const exactEntry = (word: string): string => `=${word}`
