import { LANGUAGES, otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'
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
  /** Column names of the row above the first time; empty if there is none. */
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

const CLOCK = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b\.?)?`
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
  const above = all.slice(
    0,
    all.findIndex((cells) => cells.some(isTime)),
  )
  return {
    names: above.findLast((cells) => cells.length > 1) ?? [],
    rows: timed.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '')),
  }
}

const LANGUAGE_WORDS: readonly (readonly [Language, RegExp])[] = [
  ['en', /\b(?:en|eng|english|inggris)\b/i],
  ['id', /\b(?:id|ind|indo|indonesian?|bahasa)\b/i],
]

/** Text that columns may fill. */
export type TextChoice = Readonly<{ name: string; label: Text; isRequired: boolean }>

/** Names of columns in spreadsheets, by text. */
const COLUMN_NAMES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  title: { en: ['session', 'topic', 'talk', 'agenda'], id: ['sesi', 'topik', 'materi', 'acara'] },
  speakerName: { en: ['presenter', 'moderator'], id: ['narasumber', 'pemateri'] },
  description: { en: ['abstract', 'summary'], id: ['keterangan', 'ringkasan'] },
}

interface NamedColumn {
  name: string
  /** Language that the column states. */
  language: Language | undefined
  /** Language of the column's own words. */
  worded: Language
}

function readName(column: string, texts: readonly TextChoice[]): NamedColumn | undefined {
  const words = column.toLowerCase().replaceAll('_', ' ')
  const language = LANGUAGE_WORDS.find(([, pattern]) => pattern.test(words))?.[0]
  const found = texts.flatMap(({ name, label }) =>
    LANGUAGES.flatMap((worded) =>
      [label[worded].toLowerCase(), ...(COLUMN_NAMES[name]?.[worded] ?? [])]
        .map((word) => words.indexOf(word))
        .filter((at) => at >= 0)
        .map((at) => ({ at, column: { name, language, worded } })),
    ),
  )
  return found.toSorted((one, other) => one.at - other.at)[0]?.column
}

/** A text's only column fills both languages; of several without a language, each fills one. */
function usesByName(names: readonly string[], texts: readonly TextChoice[]): ColumnUse[] {
  const columns = names.map((name) => readName(name, texts))
  const stated = columns.map((column) => column?.language && `${column.name}.${column.language}`)
  const taken = new Set(stated)
  return columns.map((column): ColumnUse => {
    if (!column) return 'none'
    const { name, language, worded } = column
    if (language) return `${name}.${language}`
    if (columns.filter((other) => other?.name === name).length === 1) return `${name}.both`
    const free = [worded, otherLanguage(worded)].find((one) => !taken.has(`${name}.${one}`))
    if (!free) return 'none'
    taken.add(`${name}.${free}`)
    return `${name}.${free}`
  })
}

/** Required texts that no column fills, as uses. */
export const unfilledTexts = (uses: readonly ColumnUse[], texts: readonly TextChoice[]): ColumnUse[] =>
  texts
    .filter(({ name, isRequired }) => isRequired && !uses.includes(`${name}.both`))
    .flatMap(({ name }) => LANGUAGES.map((language) => `${name}.${language}` as const))
    .filter((use) => !uses.includes(use))

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
  const guessed =
    names.length > 0
      ? usesByName(
          others.map((at) => names[at] ?? ''),
          texts,
        )
      : usesByPosition(others.length, texts)
  return columns.map((at): ColumnUse => {
    const time = times.indexOf(at)
    if (time >= 0) return time === 0 ? 'start' : time === 1 ? 'end' : 'none'
    return guessed[others.indexOf(at)] ?? 'none'
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
