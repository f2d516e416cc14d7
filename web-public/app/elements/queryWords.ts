/** Lower-case words of a finder's query; `32GB` is two, as pages write it. */
export const splitWords = (query: string): string[] =>
  query
    .toLowerCase()
    .replaceAll(/(\d)(?=(?:gb|tb|vcpu)\b)/g, '$1 ')
    .split(/\s+/)
    .filter(Boolean)

export function matchesWords(words: readonly string[], ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase().replaceAll('\u00A0', ' ')
  return words.every((word) => text.includes(word))
}
