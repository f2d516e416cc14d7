import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import { validateDraft, validateRecord, type FormValues } from '../../core/records/formErrors.ts'
import { partsOf } from '../../fields/kinds.ts'
import type { GridReader, References, Unread } from '../../fields/kindModule.ts'
import { choice } from '../../fields/choice/kinds.tsx'
import { referenceColumn } from '../../fields/linked/referenceColumn.ts'
import { hasSeveralValues, splitValues } from '../export/severalValues.ts'
import { readRecord, valuesOf, withValue } from '../../core/records/writeRecord.ts'
import { isUnread } from '../grid/model/cells.ts'
import type { CellChange, ReadRow, Refusal } from './readImport.ts'

export interface PlannedRow extends ReadRow {
  /** Values to write; absent if unchanged or refused. */
  values?: FormValues
  /** The record before the import; absent for a new one. */
  record?: StoredRecord
}

function readSeveral(text: string, reader: GridReader): unknown {
  const single = 'to' in reader.field ? referenceColumn : choice.grid
  const values = splitValues(text).map((one) => single?.read(one, reader))
  return values.find(isUnread) ?? values
}

function readText(
  { field, after }: CellChange,
  context: { language: Language; references: References },
): unknown {
  const reader = { field, ...context }
  if (hasSeveralValues(field)) return readSeveral(after, reader)
  const grid = field.kind === 'media' ? referenceColumn : partsOf(field).grid
  if (grid && field.kind !== 'text') return grid.read(after, reader)
  const isText = 'initial' in field && typeof field.initial === 'string' && field.kind !== 'richText'
  return isText ? after : { unread: after, problem: 'grid.notImported' as const }
}

/** A file has no suggestions to choose from. */
const problemIn = ({ problem }: Unread) => (problem === 'grid.ambiguous' ? 'grid.ambiguousInFile' : problem)

function validate(
  type: ContentType,
  values: FormValues,
  { language, id }: { language: Language; id: number },
): Refusal | undefined {
  const { parent } = type
  const whole = { ...values, ...(parent && { [parent.field]: 1 }) }
  const errors = isDraftable(type)
    ? validateDraft(type, whole)
    : validateRecord(type, whole, id > 0 ? 'update' : 'create')
  const [path, message] = Object.entries(errors)[0] ?? []
  if (path === undefined || message === undefined) return undefined
  const name = path.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? path
  return { column: fieldLabel(type.key, name)[language], message }
}

interface CheckContext {
  type: ContentType
  apiUrl: string
  language: Language
  references: References
}

/** Reads the record of a changed row and validates what would be written. */
export async function checkRow(
  row: ReadRow,
  { type, apiUrl, ...context }: CheckContext,
): Promise<PlannedRow> {
  if (row.refusal || row.changes.length === 0) return row
  const record = row.id > 0 ? await readRecord(`${apiUrl}/${row.id}`) : undefined
  let values = valuesOf(type, record ?? {})
  for (const change of row.changes) {
    const value = readText(change, context)
    if (isUnread(value))
      return { ...row, refusal: { column: change.column.header, message: problemIn(value) } }
    values = withValue(type, values, { ...change.column, value })
  }
  const refusal = validate(type, values, { language: context.language, id: row.id })
  return refusal ? { ...row, refusal } : { ...row, values, ...(record && { record }) }
}
