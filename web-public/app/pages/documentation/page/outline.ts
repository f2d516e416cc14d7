import type { PartName } from './chapters.ts'
import type { ShownDocumentation } from './readDocumentation.ts'

/** A place of the page that links lead to. */
export interface Stop {
  anchor: string
  title: string
}

/** A part of the page with its chapters. */
export interface OutlinePart extends Stop {
  anchor: PartName
  chapters: readonly Stop[]
}

const stopsOf = (chapters: readonly Stop[]): Stop[] =>
  chapters.map(({ anchor, title }) => ({ anchor, title }))

/** The parts that have something in them, in reading order; `titleOf` names them. */
export function outlineOf(
  { overview, guide, samples, terms, questions }: ShownDocumentation,
  titleOf: (part: PartName) => string,
): OutlinePart[] {
  const filled: readonly [part: PartName, isFilled: boolean, chapters: readonly Stop[]][] = [
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

export interface Steps {
  before?: Stop
  after?: Stop
}

/** Every stop of the page's text in reading order, with the ones before and after it, by anchor. A part without chapters is a stop itself. */
export function stepsOf(outline: readonly OutlinePart[]): ReadonlyMap<string, Steps> {
  const stops = outline.flatMap((part) => (part.chapters.length > 0 ? part.chapters : [part]))
  return new Map(
    stops.map(({ anchor }, index) => {
      const [before, after] = [stops[index - 1], stops[index + 1]]
      return [anchor, { ...(before && { before }), ...(after && { after }) }]
    }),
  )
}
