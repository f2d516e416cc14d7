import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { folded, indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import type { Alternative, Term } from './query.ts'
import { exactly } from '../segments/segmentFormat.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'

/** What stands for a word of the query, with what it counts against the best that does. */
export type Asked = readonly Alternative[]

/** The words of a query as titles are compared with them. Words that no page has are left out: no title has them. */
export const askedOf = (terms: readonly Term[]): Asked[] =>
  terms
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives, isNear }) => {
      // a word typed wrong is taken for what was meant
      const best = isNear ? Math.max(...alternatives.map(({ weight }) => weight)) : 1
      return alternatives.map(({ stems, weight }) => ({ stems, weight: weight / best }))
    })

/** The words of a title, each as the index has it: words with a hyphen apart. */
function entriesOf(
  title: string,
  { language }: SearchIndex,
): { entries: ReadonlySet<string>; words: number } {
  const words = wordsOf(folded(title)).filter(
    ({ text, length }) => text.length === length && !isStopWord(text, language),
  )
  const entries = words.flatMap(({ text }) => [exactly(text), indexedStem(text, language)])
  return { entries: new Set(entries), words: new Set(words.map(({ text }) => text)).size }
}

/** How much of a title the query is: 1 where it is the whole of it, 0 where a word of the query is missing. */
export function titleShare(index: SearchIndex, title: string, asked: readonly Asked[]): number {
  const { entries, words } = entriesOf(title, index)
  let common = 0
  for (const alternatives of asked) {
    const found = alternatives.filter(({ stems }) => stems.every((stem) => entries.has(stem)))
    if (found.length === 0) return 0
    common += Math.max(...found.map(({ stems, weight }) => stems.length * weight))
  }
  return Math.min(common / Math.max(words, 1), 1)
}
