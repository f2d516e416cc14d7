import type { Field, Shape } from '@flou/shared/content/shape.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ChangedRecord } from '@flou/shared/changes/detail.ts'
import { recordDiff } from '../../../../content/compare/diff/recordDiff.ts'

/** A field, in one language where it is a text, that changes in one of many records. */
export interface RecordColumn {
  key: string
  names: readonly string[]
  language?: Language
  field: Field
}
export interface RecordCell {
  before: unknown
  after: unknown
}
/** A record with what changes in it, by the keys of columns. */
export interface RecordRow {
  record: ChangedRecord
  cells: ReadonlyMap<string, RecordCell>
}

/** Many changed records as a table; columns come in the order in which they are first needed. */
export function recordCells(
  shape: Shape,
  records: readonly ChangedRecord[],
): { columns: RecordColumn[]; rows: RecordRow[] } {
  const columns = new Map<string, RecordColumn>()
  const rows = records.map((record): RecordRow => {
    const diffs = recordDiff(shape, record.before, record.after)
    for (const { key, names, language, field } of diffs)
      if (!columns.has(key)) columns.set(key, { key, names, field, ...(language && { language }) })
    return { record, cells: new Map(diffs.map(({ key, before, after }) => [key, { before, after }])) }
  })
  return { columns: [...columns.values()], rows }
}
