import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { languageOf } from '@flou/shared/locale.ts'
import { entryIndex, readPart } from '../../form/entries.ts'
import { validateRecord, type FormErrors, type FormValues } from '../../form/formErrors.ts'
import { formValues, wireValues } from '../../form/recordValues.ts'
import { isUnread } from './cells.ts'
import type { GridColumn } from './columns.ts'

/** A line of a grid: a record as it was read (or what a new one starts with), and what has been typed over it. */
export interface GridRow {
  readonly key: string
  /** 0 for a new one. */
  readonly id: number
  readonly version: number
  readonly record: FormValues
  /** Values by column; only those that differ from the record. */
  readonly cells: Readonly<Record<string, unknown>>
}

export const storedRow = (type: ContentType, record: StoredRecord): GridRow => ({
  key: String(record.id),
  id: record.id,
  version: record.recordVersion,
  record: formValues(type.shape, record, new Date()),
  cells: {},
})

/** An empty line. `number` tells new ones apart. */
export const newRow = (type: ContentType, number: number, start: FormValues = {}): GridRow => ({
  key: `new-${number}`,
  id: 0,
  version: 0,
  record: { ...formValues(type.shape, {}, new Date()), ...start },
  cells: {},
})

function recordValue({ record }: GridRow, { name, language }: GridColumn, localizedName: string): unknown {
  if (!language) return record[name]
  const entries = record[localizedName]
  return readPart(readPart(entries, String(entryIndex(entries, language))), name)
}

/** What a cell says: what was typed into it, else what the record says. */
export const valueOf = (row: GridRow, column: GridColumn, type: ContentType): unknown =>
  column.key in row.cells ? row.cells[column.key] : recordValue(row, column, type.shape.localizedName)

const says = (value: unknown) => JSON.stringify(value ?? '')

/** The row with another value in a cell; one that equals the record's own counts as not typed. */
export function withCell(
  row: GridRow,
  change: { column: GridColumn; value: unknown },
  type: ContentType,
): GridRow {
  const { column, value } = change
  const { [column.key]: _, ...others } = row.cells
  const isOwn = says(value) === says(recordValue(row, column, type.shape.localizedName))
  return { ...row, cells: isOwn ? others : { ...others, [column.key]: value } }
}

/** True where anything was typed that differs from the record. */
export const isChanged = ({ cells }: Pick<GridRow, 'cells'>): boolean => Object.keys(cells).length > 0

/** The record with what has been typed, as the API takes it. */
export function bodyOf(row: GridRow, columns: readonly GridColumn[], type: ContentType): FormValues {
  const { shape } = type
  const values = structuredClone(row.record)
  for (const column of columns) {
    if (!(column.key in row.cells)) continue
    const typed = row.cells[column.key]
    const value = isUnread(typed) ? typed.unread : typed
    const entries = values[shape.localizedName]
    const holder = column.language ? readPart(entries, String(entryIndex(entries, column.language))) : values
    Object.assign(holder as FormValues, { [column.name]: value }) // both languages are there from the start
  }
  return { ...wireValues(shape, values), ...(row.id > 0 && { id: row.id, recordVersion: row.version }) }
}

/** Errors by column key; those of no column stand under ''. */
export type RowErrors = Readonly<Record<string, string>>

/** The column that a form path (`contents.0.title`) belongs to. */
export function columnOfPath(path: string, columns: readonly GridColumn[], body: FormValues): string {
  const [first = '', index, name] = path.split('.')
  const own = columns.find((column) => column.name === first && !column.language)
  if (own || name === undefined) return own?.key ?? ''
  const language = languageOf(Number(readPart(readPart(body[first], index ?? ''), 'languageId')))
  return columns.find((column) => column.name === name && column.language === language)?.key ?? ''
}

/** Errors by form path as errors by column; those of no column stand under ''. */
export const byColumn = (errors: FormErrors, columns: readonly GridColumn[], body: FormValues): RowErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [columnOfPath(path, columns, body), message]),
  )

/** What is wrong with a row, by the rules that the server has, too. Messages are codes; of unread texts, keys of the interface. */
export function errorsOf(row: GridRow, columns: readonly GridColumn[], type: ContentType): RowErrors {
  if (!isChanged(row)) return {}
  const body = bodyOf(row, columns, type)
  const parent = type.parent ? { [type.parent.field]: 1 } : {} // the address says which
  const rules = byColumn(validateRecord(type, { ...body, ...parent }, 'update'), columns, body)
  const unread = Object.entries(row.cells).flatMap(([key, value]) =>
    isUnread(value) ? [[key, value.problem] as const] : [],
  )
  return { ...rules, ...Object.fromEntries(unread) }
}

/** Rows that can be saved, and those in which something is wrong: they stay as they are typed. */
export function goodAndBad(rows: readonly GridRow[], errorsFor: (row: GridRow) => RowErrors) {
  const isGood = (row: GridRow) => Object.keys(errorsFor(row)).length === 0
  return { good: rows.filter(isGood), bad: rows.filter((row) => !isGood(row)) }
}
