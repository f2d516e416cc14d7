import { RESULT_TYPES } from '@flou/shared/search/resultTypes.ts'
import type { SearchIndex } from '../segments/searchIndex.ts'
import type { PublishedSuggestion } from '@flou/shared/search/results.ts'

/** The browser downloads the whole file when the search API is unreachable. */
const MAX_SUGGESTIONS = 1_200

export function suggestionsOf({ layers }: SearchIndex): string {
  const all = layers.flatMap(({ segment: { header }, alive }) =>
    header.paths.flatMap((path, at) =>
      alive[at] === 1
        ? [
            {
              path,
              title: header.titles[at] ?? '',
              type: header.types[at] ?? 0,
              weight: header.weights[at] ?? 1,
            },
          ]
        : [],
    ),
  )
  const order = all.toSorted((one, other) => other.weight - one.weight || (one.path < other.path ? -1 : 1))
  const lines = order
    .slice(0, MAX_SUGGESTIONS)
    .map(({ title, path, type }): PublishedSuggestion => [title, path, RESULT_TYPES[type] ?? 'page'])
  return JSON.stringify(lines)
}
