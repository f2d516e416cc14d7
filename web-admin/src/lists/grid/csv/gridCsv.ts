import { CSV_BOM, csvLines, hasLostCharacter, parseCells, plainCell } from '@flou/shared/strings/csv.ts'
import { LANGUAGES, type Text } from '@flou/shared/locale.ts'
import type { TextValues } from '@flou/shared/texts/translator.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { cellText, readCell } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import type { GridSchema } from '../model/edits.ts'
import { newRow, valueOf, withCell, type GridRow } from '../model/rows.ts'

const ID = gridTexts['grid.recordId']
/** Record revision; not the software version that a package names. */
const VERSION = gridTexts['grid.recordVersion']

/** Formats the rows as CSV; `readCsv` restores every value. */
export function writeCsv(rows: readonly GridRow[], { columns, type, context }: GridSchema): string {
  const { language } = context
  const head = [ID[language], VERSION[language], ...columns.map(({ label }) => label[language])]
  const lines = rows.map((row) => [
    row.id || '',
    row.version || '',
    ...columns.map((column) => cellText(valueOf(row, column, type), column, context)),
  ])
  return CSV_BOM + [head, ...lines].map(csvLines(language)).join('')
}

export interface FileProblem {
  line: number
  column: string
  message: string
  values?: TextValues
}

export interface ReadFile {
  rows: GridRow[]
  lines: number[]
  problems: FileProblem[]
}

const folded = (text: string) => text.trim().toLowerCase()

type Heading = GridColumn | 'id' | 'version' | undefined

function headingOf(text: string, columns: readonly GridColumn[]): Heading {
  const target = folded(text)
  const isNamed = (label: Text) => LANGUAGES.some((language) => folded(label[language]) === target)
  if (isNamed(ID)) return 'id'
  if (isNamed(VERSION)) return 'version'
  return columns.find(({ key, label }) => folded(key) === target || isNamed(label))
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

function rowFor(
  { id, version, texts }: Line,
  rowsById: ReadonlyMap<number, GridRow>,
  grid: GridSchema,
): GridRow {
  const start = rowsById.get(id) ?? newRow(grid.type, grid.nextNumber(), grid.start)
  // revision in the file: rows edited since are rejected
  let row = { ...start, ...(id > 0 && version > 0 && { version }), cells: {} }
  for (const [column, text] of texts) {
    if (text === cellText(valueOf(row, column, grid.type), column, grid.context)) continue
    row = withCell(row, { column, value: readCell(text, column, grid.context) }, grid.type)
  }
  return row
}

/** Reads CSV or pasted rows: lines with an ID update that row, others create rows. */
export function readCsv(text: string, rows: readonly GridRow[], grid: GridSchema): ReadFile {
  const [head = [], ...body] = parseCells(text)
  const headings = head.map((cell) => headingOf(plainCell(cell), grid.columns))
  const rowsById = new Map(rows.filter(({ id }) => id > 0).map((row) => [row.id, row]))
  const result: ReadFile = { rows: [], lines: [], problems: [] }
  for (const [index, heading] of headings.entries()) {
    const name = head[index] ?? ''
    if (!heading && name.trim() !== '')
      result.problems.push({ line: 1, column: name, message: 'grid.columnUnknown', values: { name } })
  }
  if (!headings.some((heading) => typeof heading === 'object')) return result
  const readIds = new Set<number>()
  for (const [index, cells] of body.entries()) {
    const line = index + 2
    const read = lineOf(cells, headings)
    const problem =
      read.id > 0 && (readIds.has(read.id) ? 'grid.idTwice' : rowsById.has(read.id) ? '' : 'grid.idUnknown')
    const lost = cells.findIndex(hasLostCharacter)
    if (problem)
      result.problems.push({ line, column: 'ID', message: problem, values: { id: String(read.id) } })
    else if (lost >= 0)
      result.problems.push({ line, column: head[lost] ?? '', message: 'grid.lostCharacter' })
    else if (cells.some((cell) => cell.trim() !== '')) {
      result.rows.push(rowFor(read, rowsById, grid))
      result.lines.push(line)
    }
    if (read.id > 0) readIds.add(read.id)
  }
  return result
}
