import { headingEntry } from '../segments/indexEntries.ts'
import { forEachPage, findStem, type SearchIndex } from '../segments/searchIndex.ts'
import type { Match } from './coverage.ts'

/** A heading on more pages belongs to a template. */
const MOST_PAGES = 4

/** Returns the page with a heading identical to the query, preferring the highest weight. */
export function findHeadingMatch({ layers }: SearchIndex, query: string): Match | undefined {
  const entry = headingEntry(query)
  if (entry === undefined) return undefined
  const found: Match[] = []
  for (const layer of layers) {
    const number = findStem(layer.segment, entry)
    if (number < 0) continue
    forEachPage(layer, number, (document) => {
      found.push({ layer, document, score: Infinity, isClose: false, inTitle: 1 })
    })
  }
  const weightOf = ({ layer, document }: Match) => layer.segment.header.weights[document] ?? 1
  return found.length > MOST_PAGES
    ? undefined
    : found.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}
