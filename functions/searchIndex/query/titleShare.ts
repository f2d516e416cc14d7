import type { Language } from '@flou/shared/locale.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { folded, indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import type { Alternative, Term } from './term.ts'
import { exactly, type SegmentHeader } from '../segments/segmentFormat.ts'
import type { Match } from './coverage.ts'
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

/** The words of a title. */
interface TitleWords {
  /** Each as the index has it: words with a hyphen apart. */
  entries: ReadonlySet<string>
  count: number
}

function wordsIn(title: string, language: Language): TitleWords {
  const words = wordsOf(folded(title)).filter(
    ({ text, length }) => text.length === length && !isStopWord(text, language),
  )
  const entries = words.flatMap(({ text }) => [exactly(text), indexedStem(text, language)])
  return { entries: new Set(entries), count: new Set(words.map(({ text }) => text)).size }
}

/** Titles that were compared, by segment: queries compare hundreds each, often the same. They go with their segment. */
const compared = new WeakMap<SegmentHeader, Map<number, TitleWords>>()

function titleWords(language: Language, { layer, document }: Pick<Match, 'layer' | 'document'>): TitleWords {
  const { header } = layer.segment
  const ofSegment = compared.get(header) ?? new Map<number, TitleWords>()
  if (ofSegment.size === 0) compared.set(header, ofSegment)
  const known = ofSegment.get(document)
  if (known) return known
  const words = wordsIn(header.titles[document] ?? '', language)
  ofSegment.set(document, words)
  return words
}

/** How much of a page's title the query is: 1 where it is the whole of it, 0 where a word of the query is missing. */
export function titleShare(
  { language }: SearchIndex,
  match: Pick<Match, 'layer' | 'document'>,
  asked: readonly Asked[],
): number {
  const { entries, count } = titleWords(language, match)
  let common = 0
  for (const alternatives of asked) {
    let best = 0
    for (const { stems, weight } of alternatives)
      if (stems.every((stem) => entries.has(stem))) best = Math.max(best, stems.length * weight)
    if (best === 0) return 0
    common += best
  }
  return Math.min(common / Math.max(count, 1), 1)
}
