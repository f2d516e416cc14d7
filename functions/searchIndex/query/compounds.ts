import { frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { exactly } from '../segments/segmentFormat.ts'

/** Shorter parts are found in too many words. */
const SHORTEST_PART = 3

/** In how many pages a word occurs as it is written. */
const pagesWith = (index: SearchIndex, word: string) =>
  Math.max(frequencyOf(index, word), frequencyOf(index, exactly(word)))

/** What a word is written together with one beside it, where pages have that: `data base` is `database`. */
export const joinedWith = (index: SearchIndex, words: readonly string[], at: number): string[] =>
  [at - 1, at].flatMap((first) => {
    const [one, other] = [words[first], words[first + 1]]
    if (one === undefined || other === undefined) return []
    return pagesWith(index, one + other) > 0 ? [one + other] : []
  })

/** The two words that a word is made of which hardly any page has, where pages have both: `loadbalancer`. Of several pairs the most usual one. */
export function splitOf(index: SearchIndex, word: string): readonly [string, string] | undefined {
  let best: { parts: readonly [string, string]; pages: number } | undefined
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const
    const pages = Math.min(...parts.map((part) => pagesWith(index, part)))
    if (pages > (best?.pages ?? 0)) best = { parts, pages }
  }
  return best?.parts
}
