export const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

interface Names {
  names: readonly string[]
  others: readonly string[]
}

/** Match rank of normalized words: 0 is best; undefined if a word is missing. */
export function matchWords({ names, others }: Names, words: readonly string[]): number | undefined {
  const [first = ''] = words
  const own = names.map(normalize)
  const all = [...own, ...others.map(normalize)].join(' ')
  if (!words.every((word) => all.includes(word))) return undefined
  if (own.some((name) => name.startsWith(first))) return 0
  return own.some((name) => name.includes(` ${first}`)) ? 1 : 2
}
