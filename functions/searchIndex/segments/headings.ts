import { hash } from 'node:crypto'
import { queryWords } from '@flou/shared/search/words/words.ts'

/** Headings with fewer words are names of sections, not questions. */
const FEWEST_WORDS = 3
const LONGEST = 200
const HASH_LENGTH = 8

/** The index entry of a whole heading, by a hash of its words; undefined for a short one. */
export function headingEntry(text: string): string | undefined {
  const words = queryWords(text.slice(0, LONGEST))
  if (words.length < FEWEST_WORDS) return undefined
  return `?${hash('sha256', words.join(' '), 'base64url').slice(0, HASH_LENGTH)}`
}
