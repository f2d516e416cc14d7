import { isEmail } from '@flou/shared/strings/email.ts'
import { parseCells, plainCell } from '@flou/shared/strings/csv.ts'

export interface ImportRow {
  line: number
  email: string
  language: string
}

/** Maximum cell length; longer values are no emails. */
const MAX_LENGTH = 255

/**
 * Parses emails and languages from the first two CSV or spreadsheet columns. Skips a header without an email
 * and empty lines.
 */
export function readRows(text: string): ImportRow[] {
  const lines = parseCells(text).map((cells, index) => {
    const [email = '', language = ''] = cells.map((cell) => plainCell(cell).trim().slice(0, MAX_LENGTH))
    return { line: index + 1, email, language: (language || 'id').toLowerCase().slice(0, 8) }
  })
  return lines.filter(({ line, email }) => email !== '' && (line > 1 || isEmail(email)))
}
