import { headingEntry } from '../segments/headings.ts'
import { eachPage, stemNumber, type SearchIndex } from '../segments/searchIndex.ts'
import type { Match } from './coverage.ts'

/** A heading on more pages than these belongs to a template. */
const MOST_PAGES = 4

/** The page with a heading that is the query word for word, the one of most weight; undefined without one. */
export function headingMatch({ layers }: SearchIndex, query: string): Match | undefined {
  const entry = headingEntry(query)
  if (entry === undefined) return undefined
  const found: Match[] = []
  for (const layer of layers) {
    const number = stemNumber(layer.segment, entry)
    if (number < 0) continue
    eachPage(layer, number, (document) => {
      found.push({ layer, document, score: Infinity, isClose: false, inTitle: 1 })
    })
  }
  const weightOf = ({ layer, document }: Match) => layer.segment.header.weights[document] ?? 1
  return found.length > MOST_PAGES
    ? undefined
    : found.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
}
