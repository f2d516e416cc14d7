import { imageUrl } from '@flou/shared/bases.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { RESULT_TYPES, type ResultType } from '@flou/shared/search/resultTypes.ts'
import type { SearchResponse, SearchResult } from '@flou/shared/search/results.ts'
import { excerptOf } from './excerpt.ts'
import { findMarks, type HighlightTarget } from './marks.ts'
import type { Match } from '../query/coverage.ts'
import type { Lines } from '../query/sharedLines.ts'

const headerOf = ({ layer }: Match) => layer.segment.header

export const pathOf = (match: Match) => headerOf(match).paths[match.document] ?? ''

export const typeOf = (match: Match): ResultType =>
  RESULT_TYPES[headerOf(match).types[match.document] ?? 0] ?? 'page'

export const titleOf = (match: Match) => headerOf(match).titles[match.document] ?? ''

export const dateOf = (match: Match) => headerOf(match).dates[match.document] ?? ''

interface ResultOptions {
  target: HighlightTarget
  isPinned: boolean
  query: string
  shared: Lines
}

export function resultOf(
  match: Match,
  language: Language,
  { target, isPinned, query, shared }: ResultOptions,
): SearchResult {
  const { images, categories } = headerOf(match)
  const path = pathOf(match)
  const title = titleOf(match)
  const stored = match.layer.segment.textOf(match.document)
  const { text, marks, anchor, heading } = excerptOf(stored, { target, language, query, shared })
  return {
    type: typeOf(match),
    id: path,
    title,
    titleHighlights: findMarks(title, target, language),
    excerpt: text,
    excerptHighlights: marks,
    url: localPath(path, language) + (anchor === '' ? '' : `#${anchor}`),
    heading,
    image: imageUrl(images[match.document] ?? ''),
    date: dateOf(match),
    category: categories[match.document] ?? '',
    language,
    isPinned,
  }
}

export function countsOf(matches: readonly Match[]): SearchResponse['counts'] {
  const counts: SearchResponse['counts'] = {}
  for (const match of matches) counts[typeOf(match)] = (counts[typeOf(match)] ?? 0) + 1
  return counts
}
