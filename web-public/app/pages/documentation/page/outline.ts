import type { SectionName } from './chapters.ts'
import type { DocumentationContent } from './readDocumentation.ts'

export interface Stop {
  anchor: string
  title: string
}

export interface OutlineSection extends Stop {
  anchor: SectionName
  chapters: readonly Stop[]
}

const stopsOf = (chapters: readonly Stop[]): Stop[] =>
  chapters.map(({ anchor, title }) => ({ anchor, title }))

export function outlineOf(
  { overview, guide, samples, terms, questions }: DocumentationContent,
  titleOf: (section: SectionName) => string,
): OutlineSection[] {
  const filled: readonly [part: SectionName, isFilled: boolean, chapters: readonly Stop[]][] = [
    ['overview', overview.length > 0, stopsOf(overview)],
    ['guide', guide.length > 0, stopsOf(guide)],
    ['samples', samples.length > 0, []],
    ['terms', terms.content !== '', []],
    ['faq', questions.length > 0, []],
  ]
  return filled
    .filter(([, isFilled]) => isFilled)
    .map(([anchor, , chapters]) => ({ anchor, title: titleOf(anchor), chapters }))
}

export interface AdjacentStops {
  before?: Stop
  after?: Stop
}

/** Returns the previous and next stop by anchor; sections without chapters are stops. */
export function adjacentStopsOf(outline: readonly OutlineSection[]): ReadonlyMap<string, AdjacentStops> {
  const stops = outline.flatMap((section) => (section.chapters.length > 0 ? section.chapters : [section]))
  return new Map(
    stops.map(({ anchor }, index) => {
      const [before, after] = [stops[index - 1], stops[index + 1]]
      return [anchor, { ...(before && { before }), ...(after && { after }) }]
    }),
  )
}
