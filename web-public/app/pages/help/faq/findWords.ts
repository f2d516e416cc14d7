/** A stretch of a text. */
export interface Stretch {
  start: number
  end: number
}

/** Nobody looks for more, and each word costs a pass over all questions. */
const LONGEST = 100
const MOST_WORDS = 8

/** The words of what somebody looks for, each once. */
export const wordsOf = (query: string): string[] => [
  ...new Set(query.slice(0, LONGEST).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)),
]

/** True for a text that has every word, as a part of a longer one, too; for every text where there are no words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/** Where words are in a text, from its beginning, the longest first where two begin alike. */
export function findWords(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return []
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  // letter case is the expression's work: lower case may have another length than the text
  const pattern = new RegExp(longestFirst.map((word) => word.replace(SPECIAL, '\\$&')).join('|'), 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}
