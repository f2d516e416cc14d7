import type { Language } from '@flou/shared/locale.ts'
import { isStopWord } from '@flou/shared/search/words/stopWords.ts'
import { indexedStem, wordsOf } from '@flou/shared/search/words/words.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import type { Alternative, Term } from './term.ts'
import { exactEntry } from '../segments/indexEntries.ts'
import type { SegmentHeader } from '../segments/segmentFormat.ts'
import type { Match } from './coverage.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'

export type TitleTerm = readonly Alternative[]

/** Returns the query terms that titles are compared with, without unknown words. */
export const titleTermsOf = (terms: readonly Term[]): TitleTerm[] =>
  terms
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives, isNear }) => {
      // a corrected word counts fully
      const best = isNear ? Math.max(...alternatives.map(({ weight }) => weight)) : 1
      return alternatives.map(({ stems, weight }) => ({ stems, weight: weight / best }))
    })

interface TitleWords {
  entries: ReadonlySet<string>
  count: number
}

function wordsIn(title: string, language: Language): TitleWords {
  const words = wordsOf(folded(title)).filter(
    ({ text, length }) => text.length === length && !isStopWord(text, language),
  )
  const entries = words.flatMap(({ text }) => [exactEntry(text), indexedStem(text, language)])
  return { entries: new Set(entries), count: new Set(words.map(({ text }) => text)).size }
}

/** Cache of title words by segment; entries are collected with their segment. */
const titleCache = new WeakMap<SegmentHeader, Map<number, TitleWords>>()

function titleWords(language: Language, { layer, document }: Pick<Match, 'layer' | 'document'>): TitleWords {
  const { header } = layer.segment
  const ofSegment = titleCache.get(header) ?? new Map<number, TitleWords>()
  if (ofSegment.size === 0) titleCache.set(header, ofSegment)
  const cached = ofSegment.get(document)
  if (cached) return cached
  const words = wordsIn(header.titles[document] ?? '', language)
  ofSegment.set(document, words)
  return words
}

const countOf = (alternatives: TitleTerm, entries: ReadonlySet<string>): number =>
  alternatives.reduce(
    (best, { stems, weight }) =>
      stems.every((stem) => entries.has(stem)) ? Math.max(best, stems.length * weight) : best,
    0,
  )

/** Returns the share of the title that the query repeats, whatever other words it has. */
export function repeatedTitleShare(
  { language }: SearchIndex,
  match: Pick<Match, 'layer' | 'document'>,
  titleTerms: readonly TitleTerm[],
): number {
  const { entries, count } = titleWords(language, match)
  const common = titleTerms.reduce((sum, alternatives) => sum + countOf(alternatives, entries), 0)
  return Math.min(common / Math.max(count, 1), 1)
}

/** Returns the share of the title that the query covers; 0 if a query word is missing. */
export function titleShare(
  index: SearchIndex,
  match: Pick<Match, 'layer' | 'document'>,
  titleTerms: readonly TitleTerm[],
): number {
  const { entries } = titleWords(index.language, match)
  const isAll = titleTerms.every((alternatives) => countOf(alternatives, entries) > 0)
  return isAll ? repeatedTitleShare(index, match, titleTerms) : 0
}
