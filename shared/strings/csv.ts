import type { Language } from '../locale.ts'

type Delimiter = ',' | ';' | '\t'

interface CsvStyle {
  separator: Delimiter
  decimal: '.' | ','
}

/**
 * Indonesian Excel expects semicolons and decimal commas. A `sep=` line would make Excel ignore the UTF-8
 * BOM.
 */
export const CSV_STYLES = {
  en: { separator: ',', decimal: '.' },
  id: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, CsvStyle>

/**
 * Prevents CSV injection (OWASP): an apostrophe is prepended. Existing apostrophes get one more, so that
 * `plainCell` can reverse it.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /["\r\n]/
const NUMBER = /^-?\d[\d.,]*$/
/** Spreadsheets drop a leading plus or zero; a formula preserves it. */
const DIALLED = /^(?:\+|0)\d[\d ()./-]{0,40}$/

function safeText(text: string): string {
  if (DIALLED.test(text)) return `="${text}"`
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** Encodes one cell (RFC 4180) and neutralizes formulas. */
export function csvCell(value: string | number, { separator, decimal }: CsvStyle): string {
  const text = typeof value === 'number' ? String(value).replace('.', decimal) : safeText(value)
  return NEEDS_QUOTES.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvLines(language: Language): (cells: readonly (string | number)[]) => string {
  const style = CSV_STYLES[language]
  return (cells) => `${cells.map((cell) => csvCell(cell, style)).join(style.separator)}\r\n`
}

/** UTF-8 BOM for spreadsheets. */
export const CSV_BOM = '\uFEFF'

export function plainCell(text: string): string {
  if (/^'+[=+\-@\t\r]/.test(text)) return text.slice(1)
  const inner = /^="(.*)"$/.exec(text)?.[1] ?? ''
  return DIALLED.test(inner) ? inner : text
}

/** Matches a quoted cell, or text up to the next delimiter or line end. */
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, 'y')

const SEPARATOR_LINE = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i

/**
 * Parses CSV or tab-separated text (RFC 4180). Unclosed quotes are literal; trailing empty rows are dropped.
 */
export function parseCells(text: string, delimiter?: Delimiter): string[][] {
  const marked = text.replace(/^\uFEFF/, '')
  const [line = '', stated] = SEPARATOR_LINE.exec(marked) ?? []
  const source = marked.slice(line.length)
  return cellsOf(source, delimiter ?? (stated as Delimiter | undefined) ?? delimiterOf(source))
}

function cellsOf(source: string, delimiter: Delimiter): string[][] {
  const pattern = cellPattern(delimiter)
  const rows: string[][] = [[]]
  for (;;) {
    const start = pattern.lastIndex
    const [all, quoted, plain = '', end] = pattern.exec(source) ?? readUnclosedCell(source, start, delimiter)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    pattern.lastIndex = start + (all?.length ?? 0)
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return rows
}
/** Reads a cell with an unclosed quote literally. */
function readUnclosedCell(text: string, start: number, delimiter: string): (string | undefined)[] {
  const length = text.slice(start).search(new RegExp(`[${delimiter}\r\n]`))
  const plain = length < 0 ? text.slice(start) : text.slice(start, start + length)
  const remainder = text.slice(start + plain.length)
  const end = remainder.startsWith('\r\n') ? '\r\n' : remainder.slice(0, 1)
  return [plain + end, undefined, plain, end]
}

/** Detects the most frequent delimiter of the first line outside quotes. */
function delimiterOf(text: string): Delimiter {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((one, other) => count(other) - count(one))
  return best
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

const BYTE_ORDER_MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** UTF-16 text has a recurring byte at every second position, 0 for Latin. */
const SAMPLE = 1_000
const MIN_ZERO_SHARE = 0.4

/** Detects UTF-16 without a BOM; undefined if too few zero bytes. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < (sample.length / 2) * MIN_ZERO_SHARE) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Decodes UTF-8, UTF-16 (with or without BOM), else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, bom]) => bom.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[0] ?? unmarkedUtf16(bytes)
  if (encoding !== undefined) return decoded(bytes, encoding)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

export const hasLostCharacter = (text: string): boolean => text.includes('\uFFFD')
