import type { Language } from '@flou/shared/locale.ts'
import { NO_RULES, type SearchRules } from '@flou/shared/search/rules.ts'
import type { SearchDocument } from '../documents/document.ts'
import type { PagePopularity } from './popularity.ts'
import { termsOf } from './query.ts'
import { rank } from './rank.ts'
import { searchIndexOf } from '../segments/searchIndex.ts'
import { openSegment } from '../segments/segment.ts'
import { segmentFile } from '../segments/writeSegment.ts'

const EMPTY = {
  headline: '',
  description: '',
  context: '',
  parts: [],
  date: '',
  category: '',
  image: '',
} as const

/** A page of a test: its path, its title and its text. */
export const testPage = (path: string, title: string, body = title): SearchDocument => ({
  ...EMPTY,
  path,
  title,
  body,
  type: 'page',
  weight: 1,
})

interface Asking {
  rules?: SearchRules
  popularity?: PagePopularity
}

/** Puts pages into an index. @returns a function that asks it and gives the paths that it finds, the best first */
export function testIndex(language: Language, documents: readonly SearchDocument[]) {
  const index = searchIndexOf(language, [openSegment(segmentFile(language, { documents, removed: [] }))])
  return (query: string, { rules = NO_RULES, popularity }: Asking = {}): string[] =>
    rank(index, termsOf(query, { index, rules }), { now: new Date('2026-11-23'), popularity }).map(
      ({ layer, document }) => layer.segment.header.paths[document] ?? '',
    )
}
