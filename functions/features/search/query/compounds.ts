import { frequencyOf, type SearchIndex } from '../segments/searchIndex.ts'
import { exactEntry } from '../segments/indexEntries.ts'

const MIN_HALF_LENGTH = 3

const pagesWith = (index: SearchIndex, word: string) =>
  Math.max(frequencyOf(index, word), frequencyOf(index, exactEntry(word)))

/** Returns compounds with a neighbouring word that exist in the index: `data base` is `database`. */
export const joinWithNeighbours = (index: SearchIndex, words: readonly string[], at: number): string[] =>
  [at - 1, at].flatMap((first) => {
    const [one, other] = [words[first], words[first + 1]]
    if (one === undefined || other === undefined) return []
    return pagesWith(index, one + other) > 0 ? [one + other] : []
  })

/** Splits a rare word into the most frequent pair of indexed words: `loadbalancer`. */
export function splitCompound(index: SearchIndex, word: string): readonly [string, string] | undefined {
  let best: { halves: readonly [string, string]; pages: number } | undefined
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)] as const
    const pages = Math.min(...halves.map((half) => pagesWith(index, half)))
    if (pages > (best?.pages ?? 0)) best = { halves, pages }
  }
  return best?.halves
}
