import { folded } from '@flou/shared/strings/folded.ts'

interface Names {
  names: readonly string[]
  others: readonly string[]
}

/** Match rank of folded words: 0 is best; undefined if a word is missing. */
export function matchWords({ names, others }: Names, words: readonly string[]): number | undefined {
  const [first = ''] = words
  const own = names.map(folded)
  const all = [...own, ...others.map(folded)].join(' ')
  if (!words.every((word) => all.includes(word))) return undefined
  const phrase = words.join(' ')
  if (own.includes(phrase)) return 0
  if (own.some((name) => name.startsWith(phrase))) return 1
  if (own.some((name) => name.startsWith(first))) return 2
  return own.some((name) => name.includes(` ${first}`)) ? 3 : 4
}
