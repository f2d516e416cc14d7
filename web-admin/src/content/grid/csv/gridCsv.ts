import { CSV_MARK, csvLines, parseCells, plainCell } from '@flou/shared/text/csv.ts'
import { hasLostCharacter } from '@flou/shared/text/decodeText.ts'
import { LANGUAGES, type Text } from '@flou/shared/locale.ts'
import { cellText, readCell } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import type { GridShape } from '../model/edits.ts'
import { newRow, valueOf, withCell, type GridRow } from '../model/rows.ts'

const ID: Text = { en: 'ID', id: 'ID' }
/** The record's, not that of the software which a package names. */
const VERSION: Text = { en: 'Record version', id: 'Versi rekaman' }

/** The rows as a CSV file, as they stand in the grid; `readCsv` gives back every value. */
export function writeCsv(rows: readonly GridRow[], { columns, type, context }: GridShape): string {
  const { language } = context
  const head = [ID[language], VERSION[language], ...columns.map(({ label }) => label[language])]
  const lines = rows.map((row) => [
    row.id || '',
    row.version || '',
    ...columns.map((column) => cellText(valueOf(row, column, type), column, context)),
  ])
  return CSV_MARK + [head, ...lines].map(csvLines(language)).join('')
}

/** A problem of a file: where in it, and the text of the interface that says what. */
export interface FileProblem {
  /** Line of the file, the heading being 1. */
  line: number
  column: string
  /** A message code, or a key of the interface's texts. */
  message: string
  values?: Record<string, string | number>
}

export interface ReadFile {
  /** Rows that the file names, with what it says typed over them. */
  rows: GridRow[]
  /** The line of each. */
  lines: number[]
  problems: FileProblem[]
}

const folded = (text: string) => text.trim().toLowerCase()

type Heading = GridColumn | 'id' | 'version' | undefined

/** What a heading names: a column by its label in either language or by its key. */
function headingOf(text: string, columns: readonly GridColumn[]): Heading {
  const wanted = folded(text)
  const isNamed = (label: Text) => LANGUAGES.some((language) => folded(label[language]) === wanted)
  if (isNamed(ID)) return 'id'
  if (isNamed(VERSION)) return 'version'
  return columns.find(({ key, label }) => folded(key) === wanted || isNamed(label))
}

interface Line {
  id: number
  version: number
  texts: Map<GridColumn, string>
}

function lineOf(cells: readonly string[], headings: readonly Heading[]): Line {
  const line: Line = { id: 0, version: 0, texts: new Map() }
  for (const [index, heading] of headings.entries()) {
    const text = plainCell(cells[index] ?? '')
    if (heading === 'id') line.id = Number(text) || 0
    else if (heading === 'version') line.version = Number(text) || 0
    else if (heading) line.texts.set(heading, text)
  }
  return line
}

/** The row that a line is about, with what the line says typed over it. */
function rowFor({ id, version, texts }: Line, known: ReadonlyMap<number, GridRow>, grid: GridShape): GridRow {
  const start = known.get(id) ?? newRow(grid.type, grid.nextNumber(), grid.start)
  // the version that the file was written at: a row that somebody has changed since is refused
  let row = { ...start, ...(id > 0 && version > 0 && { version }), cells: {} }
  for (const [column, text] of texts) {
    if (text === cellText(valueOf(row, column, grid.type), column, grid.context)) continue
    row = withCell(row, { column, value: readCell(text, column, grid.context) }, grid.type)
  }
  return row
}

/** Reads a file (or pasted rows) against the rows that are there: a line with an ID is about that row, one without is a new row. */
export function readCsv(text: string, rows: readonly GridRow[], grid: GridShape): ReadFile {
  const [head = [], ...body] = parseCells(text)
  const headings = head.map((cell) => headingOf(plainCell(cell), grid.columns))
  const known = new Map(rows.filter(({ id }) => id > 0).map((row) => [row.id, row]))
  const result: ReadFile = { rows: [], lines: [], problems: [] }
  for (const [index, heading] of headings.entries()) {
    const name = head[index] ?? ''
    if (!heading && name.trim() !== '')
      result.problems.push({ line: 1, column: name, message: 'grid.columnUnknown', values: { name } })
  }
  if (!headings.some((heading) => typeof heading === 'object')) return result
  const seen = new Set<number>()
  for (const [index, cells] of body.entries()) {
    const line = index + 2
    const read = lineOf(cells, headings)
    const problem =
      read.id > 0 && (seen.has(read.id) ? 'grid.idTwice' : known.has(read.id) ? '' : 'grid.idUnknown')
    const lost = cells.findIndex(hasLostCharacter)
    if (problem)
      result.problems.push({ line, column: 'ID', message: problem, values: { id: String(read.id) } })
    else if (lost >= 0)
      result.problems.push({ line, column: head[lost] ?? '', message: 'grid.lostCharacter' })
    else if (cells.some((cell) => cell.trim() !== '')) {
      result.rows.push(rowFor(read, known, grid))
      result.lines.push(line)
    }
    if (read.id > 0) seen.add(read.id)
  }
  return result
}
