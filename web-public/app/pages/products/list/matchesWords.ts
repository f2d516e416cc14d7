/** The words of what a visitor is looking for. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

/** True for a text in which every word occurs, in any order. */
export function matchesWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
