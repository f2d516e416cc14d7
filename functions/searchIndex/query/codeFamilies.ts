import { folded, wordsOf } from '@flou/shared/search/words/words.ts'
import type { StoredText } from '../segments/segmentFormat.ts'
import type { Term } from './term.ts'

/** The parts of a code that name its family: `g4` of `g4.large`. */
const familiesOf = (word: string): string[] =>
  word.includes('.') ? word.split('.').filter((part) => part.length > 1 && /\d/.test(part)) : []

/** Finds pages that write of the family of a code in the query, unlike those that only list the code. */
export function familyReader(terms: readonly Term[]): (text: StoredText) => boolean {
  const families = new Set(terms.flatMap(({ words }) => words.flatMap(familiesOf)))
  if (families.size === 0) return () => false
  return ({ body }) => wordsOf(folded(body)).some(({ text }) => families.has(text))
}
