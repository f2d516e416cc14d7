import type { ListRow } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { CSV_STYLES, hasLostCharacter, parseCells, plainCell } from '@flou/shared/strings/csv.ts'
import { translator, type TextValues } from '@flou/shared/texts/translator.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { exportColumns, type ExportColumn } from '../export/recordColumns.ts'

export interface CellChange {
  column: ExportColumn & { name: string }
  field: Field
  before: string
  after: string
}

export interface Refusal {
  column: string
  /** Interface key, message code or the server's text. */
  message: string
  values?: TextValues
}

export interface ReadRow {
  line: number
  /** 0 for a new record. */
  id: number
  row: ListRow | undefined
  cells: readonly string[]
  changes: readonly CellChange[]
  refusal?: Refusal
}

export interface ReadImport {
  head: readonly string[]
  language: Language
  unknown: readonly string[]
  rows: readonly ReadRow[]
}

const folded = (text: string) => text.trim().toLowerCase()
const normalized = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** The last columns of an export are fixed, so that equal headers are matched from the end. */
function headingsOf(head: readonly string[], columns: readonly ExportColumn[]): (ExportColumn | undefined)[] {
  const left = [...columns]
  return head
    .toReversed()
    .map((text) => {
      const at = left.findLastIndex(({ header }) => folded(header) === folded(text))
      return at < 0 ? undefined : left.splice(at, 1)[0]
    })
    .toReversed()
}

const columnsIn = (type: ContentType, language: Language) =>
  exportColumns(type, type.list.columns, { t: translator(filterTexts)[language], language })

/** A file may be in the other language than the interface. */
function bestHeadings(type: ContentType, head: readonly string[]) {
  const [first, ...others] = LANGUAGES.map((language) => ({
    language,
    headings: headingsOf(head, columnsIn(type, language)),
  }))
  const matches = ({ headings }: { headings: readonly unknown[] }) => headings.filter(Boolean).length
  return others.reduce(
    (best, one) => (matches(one) > matches(best) ? one : best),
    first as NonNullable<typeof first>,
  )
}

const writtenText = (value: string | number, language: Language): string =>
  typeof value === 'number' ? String(value).replace('.', CSV_STYLES[language].decimal) : value

interface Context {
  type: ContentType
  headings: readonly (ExportColumn | undefined)[]
  language: Language
}

function changesOf(
  { type, headings, language }: Context,
  cells: readonly string[],
  row: ListRow | undefined,
): CellChange[] {
  const { fields, localized } = type.declaration
  return headings.flatMap((column, index): CellChange[] => {
    const { name = '' } = column ?? {}
    const field = localized[name] ?? fields[name]
    if (!column || !field) return []
    const before = row ? normalized(writtenText(column.cell(row), language)) : ''
    const after = normalized(cells[index] ?? '')
    return before === after ? [] : [{ column: { ...column, name }, field, before, after }]
  })
}

function refusalOf(
  cells: readonly string[],
  head: readonly string[],
  { id, isKnown, isRepeated }: { id: string; isKnown: boolean; isRepeated: boolean },
): Refusal | undefined {
  const lost = cells.findIndex(hasLostCharacter)
  if (lost >= 0) return { column: head[lost] ?? '', message: 'grid.lostCharacter' }
  if (id === '') return undefined
  if (!isKnown) return { column: 'ID', message: 'grid.idUnknown', values: { id } }
  return isRepeated ? { column: 'ID', message: 'grid.idTwice', values: { id } } : undefined
}

/** Compares a file with the list: cells that equal the export of a record are no change. */
export function readImport(type: ContentType, text: string, rows: readonly ListRow[]): ReadImport {
  const [first = [], ...body] = parseCells(text)
  const head = first.map(plainCell)
  const { headings, language } = bestHeadings(type, head)
  const known = new Map(rows.map((row) => [String(row.id), row]))
  const idAt = head.findIndex((header) => folded(header) === 'id')
  const seen = new Set<string>()
  const lines = body.flatMap((line, index): ReadRow[] => {
    const cells = line.map(plainCell)
    if (cells.every((cell) => cell.trim() === '')) return []
    const id = (cells[idAt] ?? '').trim()
    const row = known.get(id)
    const refusal = refusalOf(cells, head, { id, isKnown: row !== undefined, isRepeated: seen.has(id) })
    seen.add(id)
    const changes = refusal ? [] : changesOf({ type, headings, language }, cells, row)
    return [{ line: index + 2, id: row?.id ?? 0, row, cells, changes, ...(refusal && { refusal }) }]
  })
  return {
    head,
    language,
    unknown: head.filter((name, index) => name.trim() !== '' && !headings[index]),
    rows: lines,
  }
}
