import type { Language } from '@flou/shared/locale.ts'
import type { Highlight } from '@flou/shared/search/results.ts'
import type { DocumentHeading } from '../segments/document.ts'
import { withoutNestedMarks, findTermMarks, findMarks, type TermMark, type HighlightTarget } from './marks.ts'
import { NO_LINES, withoutLines, type Lines } from '../query/sharedLines.ts'
import { headingEntry } from '../segments/indexEntries.ts'
import type { StoredText } from '../segments/segmentFormat.ts'

const LENGTH = 220
const LONGEST_DESCRIPTION = 330
const BEFORE = 60
/** From this length on, an excerpt ends at the next heading. */
const SHORTEST = 120

/** Returns the window with the most distinct query terms. */
function bestStretch(found: readonly TermMark[]): { start: number; terms: number } {
  let best = { start: 0, terms: 0 }
  for (const [at, { start }] of found.entries()) {
    const terms = new Set<number>()
    for (let next = at; next < found.length && (found[next]?.end ?? 0) - start < LENGTH - BEFORE; next += 1)
      terms.add(found[next]?.term ?? 0)
    if (terms.size > best.terms) best = { start, terms: terms.size }
  }
  return best
}

function findStart(text: string, target: number): number {
  if (target <= 0) return 0
  const line = text.lastIndexOf('\n', target + BEFORE)
  if (line >= target) return line + 1
  const space = text.indexOf(' ', target)
  return space < 0 || space > target + BEFORE ? target : space + 1
}

function findEnd(text: string, target: number): number {
  if (target >= text.length) return text.length
  const space = text.lastIndexOf(' ', target)
  return space > 0 ? space : target
}

export interface Excerpt {
  text: string
  marks: Highlight[]
  /** Id of the heading above the text; empty for the page itself. */
  anchor: string
  heading: string
}

const PAGE_ANCHORS = new Set(['', 'main', 'overview'])

function excerptOfDescription(description: string, found: readonly TermMark[]): Excerpt {
  const end = findEnd(description, LONGEST_DESCRIPTION)
  const text = end < description.length ? `${description.slice(0, end)} …` : description
  return { text, marks: withoutNestedMarks(found.filter((mark) => mark.end <= end)), anchor: '', heading: '' }
}

const ENDS_SENTENCE = /[.!?:;,…]$/
const LONGEST_LABEL = 60

/** A short line without full stop before a sentence is its heading. */
function delimiterBetween(line: string, next: string): string {
  if (ENDS_SENTENCE.test(line)) return ' '
  return line.length <= LONGEST_LABEL && /[.!?]$/.test(next) ? ': ' : ' · '
}

/** Joins lines: sentences with a space, a heading to its text with a colon, others with a middle dot. */
function joinedLines(stretch: string): string {
  const lines = stretch
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines
    .map((line, at) => (at === 0 ? '' : delimiterBetween(lines[at - 1] ?? '', line)) + line)
    .join('')
}

const endOfLine = (body: string, from: number): number => {
  const end = body.indexOf('\n', from)
  return end < 0 ? body.length : end
}

interface Options {
  target: HighlightTarget
  language: Language
  query?: string
  /** Title of the page, which is shown above the excerpt. */
  title?: string
  /** Template lines that must not be shown. */
  shared?: Lines
}

interface Stretch {
  start: number
  end: number
  isCut: { before: boolean; after: boolean }
  section: DocumentHeading | undefined
}

function excerptBetween(
  body: string,
  { start, end, isCut, section }: Stretch,
  { target, language }: Options,
): Excerpt {
  const text = `${isCut.before ? '… ' : ''}${joinedLines(body.slice(start, end))}${isCut.after ? ' …' : ''}`
  const hasAnchor = section !== undefined && !PAGE_ANCHORS.has(section.id)
  return {
    text,
    marks: findMarks(text, target, language),
    anchor: hasAnchor ? section.id : '',
    heading: hasAnchor ? section.text : '',
  }
}

/** Returns the text below a heading that equals the query, if there is one. */
function excerptBelowHeading({ body, headings }: StoredText, options: Options): Excerpt | undefined {
  const entry = headingEntry(options.query ?? '')
  const at = entry === undefined ? -1 : headings.findIndex(({ text }) => headingEntry(text) === entry)
  const section = headings[at]
  if (!section) return undefined
  const start = endOfLine(body, section.at)
  const next = headings[at + 1]?.at ?? body.length
  const end = Math.min(next, findEnd(body, start + LENGTH))
  return excerptBetween(body, { start, end, isCut: { before: false, after: end < next }, section }, options)
}

/** Returns the description if it has, with the title, as many query words as any text; otherwise that text. */
export function excerptOf(stored: StoredText, options: Options): Excerpt {
  const { target, language, shared = NO_LINES, title = '' } = options
  const belowHeading = excerptBelowHeading(stored, options)
  if (belowHeading) return belowHeading
  const { body, description, headings } = withoutLines(stored, shared)
  const found = findTermMarks(body, target, language)
  const inDescription = findTermMarks(description, target, language)
  const best = bestStretch(found)
  const inTitle = findTermMarks(title, target, language)
  const described = new Set([...inTitle, ...inDescription].map(({ term }) => term)).size
  if (described >= best.terms) return excerptOfDescription(description, inDescription)
  const section = headings.findLast(({ at }) => at <= best.start)
  const afterHeading = section ? endOfLine(body, section.at) : 0
  const first = section && best.start < afterHeading ? section.at : afterHeading
  const start = Math.max(findStart(body, best.start - BEFORE), first)
  const next = headings.find(({ at }) => at >= start + SHORTEST)?.at ?? body.length
  const end = Math.min(next, findEnd(body, start + LENGTH))
  const isCut = { before: start > 0, after: end < body.length }
  return excerptBetween(body, { start, end, isCut, section }, options)
}
