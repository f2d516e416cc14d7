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
