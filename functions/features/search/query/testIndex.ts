import type { Language } from '@flou/shared/locale.ts'
import type { SearchDocument } from '../segments/document.ts'
import type { PagePopularity } from './popularity.ts'
import { parseQuery } from './query.ts'
import { rank } from './rank.ts'
import { createSearchIndex } from '../segments/searchIndex.ts'
import { openSegment } from '../segments/segment.ts'
import { createSegment } from '../segments/writeSegment.ts'
import { NO_RULES, type SearchRules } from '@flou/shared/search/results.ts'

const EMPTY = {
  headline: '',
  description: '',
  context: '',
  headings: [],
  date: '',
  category: '',
  image: '',
} as const

export const testPage = (path: string, title: string, body = title): SearchDocument => ({
  ...EMPTY,
  path,
  title,
  body,
  type: 'page',
  weight: 1,
})

interface TestQueryOptions {
  rules?: SearchRules
  popularity?: PagePopularity
}

export function testIndex(language: Language, documents: readonly SearchDocument[]) {
  const index = createSearchIndex(language, [
    openSegment(createSegment(language, { documents, removed: [] })),
  ])
  return (query: string, { rules = NO_RULES, popularity }: TestQueryOptions = {}): string[] =>
    rank(index, parseQuery(query, { index, rules }), { now: new Date('2026-11-23'), popularity }).map(
      ({ layer, document }) => layer.segment.header.paths[document] ?? '',
    )
}
