import { isEmail } from '@flou/shared/text/email.ts'
import { parseCells, plainCell } from '@flou/shared/text/csv.ts'

/** A line of a file of addresses. */
export interface ImportRow {
  /** Its number in the file, from 1. */
  line: number
  email: string
  language: string
}

/** The longest text that a cell may be: longer ones are no addresses. */
const MOST = 255

/**
 * Addresses and languages in the first two columns of a CSV file or of lines from a spreadsheet. A first line without an address is
 * taken for headings; lines without any text are left out.
 */
export function readRows(text: string): ImportRow[] {
  const lines = parseCells(text).map((cells, index) => {
    const [email = '', language = ''] = cells.map((cell) => plainCell(cell).trim().slice(0, MOST))
    return { line: index + 1, email, language: (language || 'id').toLowerCase().slice(0, 8) }
  })
  return lines.filter(({ line, email }) => email !== '' && (line > 1 || isEmail(email)))
}
