import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { minutesOf, timeOf, type Span } from './programme.ts'

/** Use of a pasted column: a time, a text in one or both languages, or nothing. */
export type ColumnUse = 'start' | 'end' | 'none' | `${string}.${Language | 'both'}`

interface PastedText {
  name: string
  languages: readonly Language[]
  text: string
}
export interface PastedLine extends Span {
  texts: readonly PastedText[]
}

interface PastedTable {
  /** Column names of a first row without times; empty if there is none. */
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}`
// bounded: one line, in the editor's browser
const SPAN = new RegExp(`^(${CLOCK})(?:\\s*(?:-|–|—|to|sampai|s/d)\\s*(${CLOCK}))?`, 'i')
const SEPARATORS = /^[\s,;|–-]+/

function spanIn(cell: string): Span | undefined {
  const [, start = '', end = start] = SPAN.exec(cell) ?? []
  const [from, to] = [minutesOf(start), minutesOf(end)]
  return from === undefined || to === undefined ? undefined : { start: timeOf(from), end: timeOf(to) }
}
const isTime = (cell: string | undefined): boolean => cell !== undefined && spanIn(cell) !== undefined

function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  const text = line.trim()
  const [time = ''] = SPAN.exec(text) ?? []
  const rest = text.slice(time.length).replace(SEPARATORS, '')
  return time !== '' && rest !== '' ? [time, rest] : [text]
}

/** Reads lines such as `09:00–10:00 Opening`, or spreadsheet cells; leaves out rows without a time. */
export function readTable(text: string): PastedTable {
  const all = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  const timed = all.filter((cells) => cells.some(isTime))
  const width = Math.max(0, ...timed.map((cells) => cells.length))
  const [first = []] = all
  const isHeaded = first.length > 1 && !first.some(isTime)
  return {
    names: isHeaded ? first : [],
    rows: timed.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '')),
  }
}

const LANGUAGE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:en|eng|english|inggris)\b/i,
  id: /\b(?:id|ind|indo|indonesian?)\b/i,
}

/** Texts that columns may fill, in order: name and labels in both languages. */
export type TextChoice = Readonly<{ name: string; labels: readonly string[] }>

function usesByName(column: string, texts: readonly TextChoice[]): ColumnUse | undefined {
  const lower = column.toLowerCase()
  const text = texts.find(({ labels }) => labels.some((label) => lower.includes(label.toLowerCase())))
  const language = LANGUAGES.find((one) => LANGUAGE_WORDS[one].test(column))
  return text && `${text.name}.${language ?? 'both'}`
}

/** Two columns or fewer are first and second text; more begin with the first text in each language. */
function usesByPosition(count: number, [first, ...more]: readonly TextChoice[]): ColumnUse[] {
  if (!first) return []
  const isTranslated = count > 2
  const firstUses = isTranslated ? LANGUAGES.map((one) => `${first.name}.${one}` as const) : []
  return [
    ...(isTranslated ? firstUses : [`${first.name}.both` as const]),
    ...more.map(({ name }) => `${name}.both` as const),
  ]
}

/** Guesses the use of each column, from its name if it has one, else from its content and position. */
export function guessUses({ names, rows }: PastedTable, texts: readonly TextChoice[]): ColumnUse[] {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => at)
  const times = columns.filter((at) => rows.filter((row) => isTime(row[at])).length * 2 > rows.length)
  const others = columns.filter((at) => !times.includes(at))
  const positions = usesByPosition(others.length, texts)
  return columns.map((at): ColumnUse => {
    const time = times.indexOf(at)
    if (time >= 0) return time === 0 ? 'start' : time === 1 ? 'end' : 'none'
    const named = usesByName(names[at] ?? '', texts)
    return named ?? (names.length > 0 ? 'none' : (positions[others.indexOf(at)] ?? 'none'))
  })
}

/** Converts the rows that have a start time; `end` of the same column counts if no other has one. */
export function linesOf({ rows }: PastedTable, uses: readonly ColumnUse[]): PastedLine[] {
  return rows.flatMap((row) => {
    const span = spanIn(row[uses.indexOf('start')] ?? '')
    if (!span) return []
    const end = spanIn(row[uses.indexOf('end')] ?? '')?.start ?? span.end
    const texts = uses.flatMap((use, at): PastedText[] => {
      const [name = '', language] = use.split('.')
      const text = row[at] ?? ''
      if (language === undefined || text === '') return []
      return [{ name, text, languages: LANGUAGES.filter((one) => language === 'both' || language === one) }]
    })
    return [{ start: span.start, end, texts }]
  })
}
