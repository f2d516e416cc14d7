export interface TextRange {
  start: number
  end: number
}

/** Limits search cost: each word is a pass over all questions. */
const MAX_LENGTH = 100
const MAX_WORDS = 8

export const splitWords = (query: string): string[] => [
  ...new Set(query.slice(0, MAX_LENGTH).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)),
]

export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g

/** Returns matches in order; the longest word wins. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  if (words.length === 0) return []
  const longestFirst = words.toSorted((first, second) => second.length - first.length)
  // the `i` flag, because lowercasing may change the length
  const pattern = new RegExp(longestFirst.map((word) => word.replace(SPECIAL, '\\$&')).join('|'), 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}
