import type { Language } from '@flou/shared/locale.ts'
import type { Mark } from '@flou/shared/search/results.ts'
import type { DocumentPart } from './documents/document.ts'
import { apart, foundIn, marksIn, type FoundMark, type Wanted } from './marks.ts'
import { NO_LINES, withoutLines, type Lines } from './query/sharedLines.ts'
import { headingEntry } from './segments/headings.ts'
import type { StoredText } from './segments/segmentFormat.ts'

const LENGTH = 220
const LONGEST_DESCRIPTION = 330
/** So much of the text before the first word found is shown. */
const BEFORE = 60

/** The stretch in which most of the query's words stand together. */
function bestStretch(found: readonly FoundMark[]): { start: number; terms: number } {
  let best = { start: 0, terms: 0 }
  for (const [at, { start }] of found.entries()) {
    const terms = new Set<number>()
    for (let next = at; next < found.length && (found[next]?.end ?? 0) - start < LENGTH - BEFORE; next += 1)
      terms.add(found[next]?.term ?? 0)
    if (terms.size > best.terms) best = { start, terms: terms.size }
  }
  return best
}

/** A place from which a text may begin without cutting a word. */
function beginningAt(text: string, wanted: number): number {
  if (wanted <= 0) return 0
  const line = text.lastIndexOf('\n', wanted + BEFORE)
  if (line >= wanted) return line + 1
  const space = text.indexOf(' ', wanted)
  return space < 0 || space > wanted + BEFORE ? wanted : space + 1
}

function endingAt(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const space = text.lastIndexOf(' ', wanted)
  return space > 0 ? space : wanted
}

/** What a result shows of its page. */
export interface Excerpt {
  text: string
  marks: Mark[]
  /** The id of the heading below which the text stands; empty where it is the page itself. */
  place: string
  heading: string
}

/** Names of places that are the page itself. */
const WHOLE = new Set(['', 'main', 'overview'])

function excerptOfDescription(description: string, found: readonly FoundMark[]): Excerpt {
  const end = endingAt(description, LONGEST_DESCRIPTION)
  const text = end < description.length ? `${description.slice(0, end)} …` : description
  return { text, marks: apart(found.filter((mark) => mark.end <= end)), place: '', heading: '' }
}

/** Joins the lines of a stretch; lines that are no sentences are kept apart by a dot. */
function joinedLines(stretch: string): string {
  const lines = stretch.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .reduce((text, line) => text + (text === '' ? '' : /[.!?:;,…]$/.test(text) ? ' ' : ' · ') + line, '')
}

const endOfLine = (body: string, from: number): number => {
  const end = body.indexOf('\n', from)
  return end < 0 ? body.length : end
}

interface Options {
  wanted: Wanted
  language: Language
  /** The query as it was typed: a heading that repeats it is the place of the excerpt. */
  query?: string
  /** Lines of the page's template, which are not shown. */
  shared?: Lines
}

interface Stretch {
  start: number
  end: number
  /** Text of the page before it, and behind it, is left out. */
  isCut: { before: boolean; behind: boolean }
  part: DocumentPart | undefined
}

/** A stretch of a page's text with its marks and the heading above. */
function excerptBetween(
  body: string,
  { start, end, isCut, part }: Stretch,
  { wanted, language }: Options,
): Excerpt {
  const text = `${isCut.before ? '… ' : ''}${joinedLines(body.slice(start, end))}${isCut.behind ? ' …' : ''}`
  const isPlace = part !== undefined && !WHOLE.has(part.id)
  return {
    text,
    marks: marksIn(text, wanted, language),
    place: isPlace ? part.id : '',
    heading: isPlace ? part.text : '',
  }
}

/** The text below a heading that is the query word for word; undefined without such a heading. */
function answerBelow({ body, parts }: StoredText, options: Options): Excerpt | undefined {
  const entry = headingEntry(options.query ?? '')
  const at = entry === undefined ? -1 : parts.findIndex(({ text }) => headingEntry(text) === entry)
  const part = parts[at]
  if (!part) return undefined
  const start = endOfLine(body, part.at)
  const next = parts[at + 1]?.at ?? body.length
  const end = Math.min(next, endingAt(body, start + LENGTH))
  return excerptBetween(body, { start, end, isCut: { before: false, behind: end < next }, part }, options)
}

/** The text around the words of the query where most of them are, else the page's description. */
export function excerptOf(stored: StoredText, options: Options): Excerpt {
  const { wanted, language, shared = NO_LINES } = options
  const answer = answerBelow(stored, options)
  if (answer) return answer
  const { body, description, parts } = withoutLines(stored, shared)
  const found = foundIn(body, wanted, language)
  const inDescription = foundIn(description, wanted, language)
  const best = bestStretch(found)
  const described = new Set(inDescription.map(({ term }) => term)).size
  if (described >= best.terms) return excerptOfDescription(description, inDescription)
  const part = parts.findLast(({ at }) => at <= best.start)
  const behindHeading = part ? endOfLine(body, part.at) : 0
  const first = part && best.start < behindHeading ? part.at : behindHeading
  const start = Math.max(beginningAt(body, best.start - BEFORE), first)
  const end = endingAt(body, start + LENGTH)
  const isCut = { before: start > 0, behind: end < body.length }
  return excerptBetween(body, { start, end, isCut, part }, options)
}
