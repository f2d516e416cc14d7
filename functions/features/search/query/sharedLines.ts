import type { StoredText } from '../segments/segmentFormat.ts'
import type { Match } from './coverage.ts'

/** A line on at least this many pages of a type is part of their template. */
const MIN_PAGES = 5

export type Lines = ReadonlySet<string>
export const NO_LINES: Lines = new Set()

const textOf = ({ layer, document }: Match): StoredText => layer.segment.textOf(document)
const typeOf = ({ layer, document }: Match): number => layer.segment.header.types[document] ?? 0

function repeatedIn(texts: readonly StoredText[]): Lines {
  if (texts.length < MIN_PAGES) return NO_LINES
  const pages = new Map<string, number>()
  for (const { body } of texts)
    for (const line of new Set(body.split('\n'))) pages.set(line, (pages.get(line) ?? 0) + 1)
  return new Set([...pages].flatMap(([line, count]) => (count >= MIN_PAGES ? [line] : [])))
}

export function findSharedLines(matches: readonly Match[]): (match: Match) => Lines {
  const byType = Map.groupBy(matches, typeOf)
  const lines = new Map([...byType].map(([type, all]) => [type, repeatedIn(all.map(textOf))]))
  return (match) => lines.get(typeOf(match)) ?? NO_LINES
}

/** Blanks the shared lines without changing offsets. Lines of the description remain. */
export function withoutLines(text: StoredText, lines: Lines): StoredText {
  if (lines.size === 0) return text
  const isShared = (line: string) => lines.has(line) && !text.description.includes(line)
  const body = text.body.split('\n').map((line) => (isShared(line) ? ' '.repeat(line.length) : line))
  const headings = text.headings.map((heading) =>
    isShared(heading.text) ? { ...heading, text: '' } : heading,
  )
  return { ...text, body: body.join('\n'), headings }
}
