import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { languageOf } from '@flou/shared/locale.ts'
import { entryIndex, readProperty } from '../../../core/records/entries.ts'
import { validateRecord, type FormErrors, type FormValues } from '../../../core/records/formErrors.ts'
import { formValues, wireValues } from '../../../core/records/recordValues.ts'
import { isUnread } from './cells.ts'
import type { GridColumn } from './columns.ts'

/** Grid row: the record as read, plus typed cells. */
export interface GridRow {
  readonly key: string
  /** 0 for a new row. */
  readonly id: number
  readonly version: number
  readonly record: FormValues
  /** Cells that differ from the record, by column. */
  readonly cells: Readonly<Record<string, unknown>>
}

export const storedRow = (type: ContentType, record: StoredRecord): GridRow => ({
  key: String(record.id),
  id: record.id,
  version: record.recordVersion,
  record: formValues(type.declaration, record, new Date()),
  cells: {},
})

export const newRow = (type: ContentType, number: number, start: FormValues = {}): GridRow => ({
  key: `new-${number}`,
  id: 0,
  version: 0,
  record: { ...formValues(type.declaration, {}, new Date()), ...start },
  cells: {},
})

function recordValue({ record }: GridRow, { name, language }: GridColumn, translationsKey: string): unknown {
  if (!language) return record[name]
  const entries = record[translationsKey]
  return readProperty(readProperty(entries, String(entryIndex(entries, language))), name)
}

export const valueOf = (row: GridRow, column: GridColumn, type: ContentType): unknown =>
  column.key in row.cells ? row.cells[column.key] : recordValue(row, column, type.declaration.translationsKey)

const serialize = (value: unknown) => JSON.stringify(value ?? '')

/** Sets a cell; a value equal to the record's removes the edit. */
export function withCell(
  row: GridRow,
  edit: { column: GridColumn; value: unknown },
  type: ContentType,
): GridRow {
  const { column, value } = edit
  const { [column.key]: _, ...others } = row.cells
  const isOwn = serialize(value) === serialize(recordValue(row, column, type.declaration.translationsKey))
  return { ...row, cells: isOwn ? others : { ...others, [column.key]: value } }
}

export const isChanged = ({ cells }: Pick<GridRow, 'cells'>): boolean => Object.keys(cells).length > 0

export function bodyOf(row: GridRow, columns: readonly GridColumn[], type: ContentType): FormValues {
  const { declaration } = type
  const values = structuredClone(row.record)
  for (const column of columns) {
    if (!(column.key in row.cells)) continue
    const typed = row.cells[column.key]
    const value = isUnread(typed) ? typed.unread : typed
    const entries = values[declaration.translationsKey]
    const container = column.language
      ? readProperty(entries, String(entryIndex(entries, column.language)))
      : values
    Object.assign(container as FormValues, { [column.name]: value })
  }
  return { ...wireValues(declaration, values), ...(row.id > 0 && { id: row.id, recordVersion: row.version }) }
}

export type RowErrors = Readonly<Record<string, string>>

function columnOfPath(path: string, columns: readonly GridColumn[], body: FormValues): string {
  const [first = '', index, name] = path.split('.')
  const own = columns.find((column) => column.name === first && !column.language)
  if (own || name === undefined) return own?.key ?? ''
  const language = languageOf(Number(readProperty(readProperty(body[first], index ?? ''), 'languageId')))
  return columns.find((column) => column.name === name && column.language === language)?.key ?? ''
}

/** Maps form paths to columns; '' for errors without a column. */
export const byColumn = (errors: FormErrors, columns: readonly GridColumn[], body: FormValues): RowErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [columnOfPath(path, columns, body), message]),
  )

/** Validates a row by the server's rules. Messages are codes, or interface keys for unread texts. */
export function errorsOf(row: GridRow, columns: readonly GridColumn[], type: ContentType): RowErrors {
  if (!isChanged(row)) return {}
  const body = bodyOf(row, columns, type)
  const parent = type.parent ? { [type.parent.field]: 1 } : {} // the parent comes from the URL
  const rules = byColumn(validateRecord(type, { ...body, ...parent }, 'update'), columns, body)
  const unread = Object.entries(row.cells).flatMap(([key, value]) =>
    isUnread(value) ? [[key, value.problem] as const] : [],
  )
  return { ...rules, ...Object.fromEntries(unread) }
}

export function partitionByErrors(rows: readonly GridRow[], errorsFor: (row: GridRow) => RowErrors) {
  const isGood = (row: GridRow) => Object.keys(errorsFor(row)).length === 0
  return { good: rows.filter(isGood), bad: rows.filter((row) => !isGood(row)) }
}
