import { imageUrl } from '@flou/shared/bases.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { RESULT_TYPES, type ResultType } from '@flou/shared/search/resultTypes.ts'
import type { SearchResponse, SearchResult } from '@flou/shared/search/results.ts'
import type { OutsidePage } from '@flou/shared/search/results.ts'
import { excerptOf } from './excerpt.ts'
import { findMarks, type HighlightTarget } from './marks.ts'
import type { Match } from '../query/coverage.ts'
import type { Lines } from '../query/sharedLines.ts'

/** A page of the index, or a pinned one of another site. */
export type FoundPage = Match | OutsidePage

export const isOutside = (page: FoundPage): page is OutsidePage => 'url' in page

const headerOf = ({ layer }: Match) => layer.segment.header

export const pathOf = (page: FoundPage): string =>
  isOutside(page) ? page.url : (headerOf(page).paths[page.document] ?? '')

export const typeOf = (page: FoundPage): ResultType =>
  isOutside(page) ? 'page' : (RESULT_TYPES[headerOf(page).types[page.document] ?? 0] ?? 'page')

export const titleOf = (page: FoundPage): string =>
  isOutside(page) ? page.title : (headerOf(page).titles[page.document] ?? '')

export const dateOf = (page: FoundPage): string =>
  isOutside(page) ? '' : (headerOf(page).dates[page.document] ?? '')

interface ResultOptions {
  target: HighlightTarget
  isPinned: boolean
  query: string
  shared: Lines
}

const NO_PLACE = { heading: '', image: '', date: '', category: '' } as const

function outsideResult(page: OutsidePage, language: Language, target: HighlightTarget): SearchResult {
  const { url, title, description } = page
  return {
    ...NO_PLACE,
    type: typeOf(page),
    id: url,
    title,
    titleHighlights: findMarks(title, target, language),
    excerpt: description,
    excerptHighlights: findMarks(description, target, language),
    url,
    language,
    isPinned: true,
  }
}

export function resultOf(
  match: FoundPage,
  language: Language,
  { target, isPinned, query, shared }: ResultOptions,
): SearchResult {
  if (isOutside(match)) return outsideResult(match, language, target)
  const { images, categories } = headerOf(match)
  const path = pathOf(match)
  const title = titleOf(match)
  const stored = match.layer.segment.textOf(match.document)
  const { text, marks, anchor, heading } = excerptOf(stored, { target, language, query, shared, title })
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

export function countsOf(matches: readonly FoundPage[]): SearchResponse['counts'] {
  const counts: SearchResponse['counts'] = {}
  for (const match of matches) counts[typeOf(match)] = (counts[typeOf(match)] ?? 0) + 1
  return counts
}
