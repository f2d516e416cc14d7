/** Spreadsheets run what begins so as a formula (OWASP, CSV injection): an apostrophe before it makes it a text. */
const FORMULA = /^[=+\-@\t\r]/
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
