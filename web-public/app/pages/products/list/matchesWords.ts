export const splitWords = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

export function matchesWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}
