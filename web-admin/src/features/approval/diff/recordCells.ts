import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ChangedRecord } from '@flou/shared/approval/changeRequestDetail.ts'
import { recordDiff } from '../../../fields/diff/recordDiff.ts'

/** Changed field, per language if translatable. */
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
interface RecordRow {
  record: ChangedRecord
  cells: ReadonlyMap<string, RecordCell>
}

export function recordCells(
  declaration: Declaration,
  records: readonly ChangedRecord[],
): { columns: RecordColumn[]; rows: RecordRow[] } {
  const columns = new Map<string, RecordColumn>()
  const rows = records.map((record): RecordRow => {
    const diffs = recordDiff(declaration, record.before, record.after)
    for (const { key, names, language, field } of diffs)
      if (!columns.has(key)) columns.set(key, { key, names, field, ...(language && { language }) })
    return { record, cells: new Map(diffs.map(({ key, before, after }) => [key, { before, after }])) }
  })
  return { columns: [...columns.values()], rows }
}
