import type { Language } from '../locale.ts'

type Delimiter = ',' | ';' | '\t'

interface CsvStyle {
  separator: Delimiter
  decimal: '.' | ','
}

/**
 * How spreadsheets of a language expect a file: Excel with Indonesian settings divides at semicolons alone and reads decimal commas.
 * There is no `sep=` line: with one Excel ignores the mark of UTF-8.
 */
export const CSV_STYLES = {
  en: { separator: ',', decimal: '.' },
  id: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, CsvStyle>

/**
 * Spreadsheets run what begins so as a formula (OWASP, CSV injection): an apostrophe before it makes it a text. A text that begins with
 * apostrophes itself gets one more, so that `plainCell` gives back what was there.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /["\r\n]/
const NUMBER = /^-?\d[\d.,]*$/
/** Phone numbers and codes, of which spreadsheets drop a leading plus or zero: a formula of this text alone keeps them. */
const DIALLED = /^(?:\+|0)\d[\d ()./-]{0,40}$/

function safeText(text: string): string {
  if (DIALLED.test(text)) return `="${text}"`
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** One cell of a CSV file: no formula that was typed, quoted where it has to be (RFC 4180). Numbers stay numbers. */
export function csvCell(value: string | number, { separator, decimal }: CsvStyle): string {
  const text = typeof value === 'number' ? String(value).replace('.', decimal) : safeText(value)
  return NEEDS_QUOTES.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes the lines of a file for spreadsheets of a language, each with its end. */
export function csvLines(language: Language): (cells: readonly (string | number)[]) => string {
  const style = CSV_STYLES[language]
  return (cells) => `${cells.map((cell) => csvCell(cell, style)).join(style.separator)}\r\n`
}

/** Before the first line, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** The text of a cell before `csvCell` made it safe. */
export function plainCell(text: string): string {
  if (/^'+[=+\-@\t\r]/.test(text)) return text.slice(1)
  const inner = /^="(.*)"$/.exec(text)?.[1] ?? ''
  return DIALLED.test(inner) ? inner : text
}

/** A cell in quotes, in which quotes are doubled and everything else stands for itself; or all up to the next delimiter or line end. */
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, 'y')

/** A first line by which Excel is told the delimiter. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i

/**
 * The cells of a text, line by line (RFC 4180). Takes what spreadsheets copy (`\t`), and files with commas or semicolons, with or
 * without a `sep=` line. A quote that nothing closes counts as a letter. Lines without any text are left out at the end.
 */
export function parseCells(text: string, delimiter?: Delimiter): string[][] {
  const marked = text.replace(/^\uFEFF/, '')
  const [line = '', stated] = SEPARATOR_LINE.exec(marked) ?? []
  const source = marked.slice(line.length)
  return cellsOf(source, delimiter ?? (stated as Delimiter | undefined) ?? delimiterOf(source)) // as the pattern says
}

function cellsOf(source: string, delimiter: Delimiter): string[][] {
  const pattern = cellPattern(delimiter)
  const rows: string[][] = [[]]
  for (;;) {
    const start = pattern.lastIndex
    const [all, quoted, plain = '', end] = pattern.exec(source) ?? looseCell(source, start, delimiter)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    pattern.lastIndex = start + (all?.length ?? 0)
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return rows
}
/** A cell that begins with a quote but is no quoted one, taken as it stands. */
function looseCell(text: string, start: number, delimiter: string): (string | undefined)[] {
  const length = text.slice(start).search(new RegExp(`[${delimiter}\r\n]`))
  const plain = length < 0 ? text.slice(start) : text.slice(start, start + length)
  const rest = text.slice(start + plain.length)
  const end = rest.startsWith('\r\n') ? '\r\n' : rest.slice(0, 1)
  return [plain + end, undefined, plain, end]
}

/** The delimiter of a file: the sign that its first line has most of, outside of quotes. */
function delimiterOf(text: string): Delimiter {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((one, other) => count(other) - count(one))
  return best
}
