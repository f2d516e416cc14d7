import { wordsOf } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import type { StoredText } from '../segments/segmentFormat.ts'
import type { Term } from './term.ts'

const familiesOf = (word: string): string[] =>
  word.includes('.') ? word.split('.').filter((part) => part.length > 1 && /\d/.test(part)) : []

/** Returns a function that detects pages about a product family, such as `g4` of `g4.large`. */
export function familyReader(terms: readonly Term[]): (text: StoredText) => boolean {
  const families = new Set(terms.flatMap(({ words }) => words.flatMap(familiesOf)))
  if (families.size === 0) return () => false
  return ({ body }) => wordsOf(folded(body)).some(({ text }) => families.has(text))
}
