/**
 * Spreadsheets run what begins so as a formula (OWASP, CSV injection): an apostrophe before it makes it a text. A text that begins with
 * apostrophes itself gets one more, so that `plainCell` gives back what was there.
 */
const FORMULA = /^'*[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

/** One cell of a CSV file: never a formula, quoted where it has to be (RFC 4180). Plain numbers stay numbers. */
export function csvCell(value: string | number): string {
  const text = String(value)
  const isNumber = text !== '' && Number.isFinite(Number(text))
  const safe = !isNumber && FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line, with its end. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Before the first line, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** What a cell said before `csvCell` made it safe. */
export const plainCell = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** A cell in quotes, in which quotes are doubled and everything else stands for itself; or all up to the next delimiter or line end. */
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, 'y')

/**
 * The cells of a text, line by line (RFC 4180). Takes what spreadsheets copy (`\t`), and files with commas or semicolons. A quote that
 * nothing closes counts as a letter. Lines without any text are left out at the end.
 */
export function parseCells(text: string, delimiter: ',' | ';' | '\t' = delimiterOf(text)): string[][] {
  const pattern = cellPattern(delimiter)
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = [[]]
  for (;;) {
    const start = pattern.lastIndex
    const [all, quoted, plain = '', end] = pattern.exec(source) ?? looseCell(source, start, delimiter)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    pattern.lastIndex = start + (all?.length ?? 0)
    if (end === '') break
    if (end !== delimiter) rows.push([])
  }
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
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

/** What divides the cells of a file: the sign that its first line has most of, outside of quotes. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1)
  const count = (sign: string) => first.split(sign).length
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((one, other) => count(other) - count(one))
  return best
}
