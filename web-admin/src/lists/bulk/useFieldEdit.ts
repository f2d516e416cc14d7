import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { hasSameValues } from '../../core/records/recordValues.ts'
import { useBulkRun } from '../../core/state/bulkRun.ts'
import type { ChosenEdit } from './EditFieldChoice.tsx'
import { valueFor } from './editableFields.ts'
import { hasHiddenContent, readRecord, valuesOf, withValue, writeRecord } from './writeRecord.ts'

const CONCURRENCY = 3

interface Edit {
  rows: readonly ListRow[]
  isUndo: boolean
}

type Undo = () => Promise<unknown>

/** Sets one field of several records; a draft stays a draft. `undo` fails for records that changed since. */
export function useFieldEdit({ type, apiUrl }: { type: ContentType; apiUrl: string }) {
  const queries = useQueryClient()
  const { phase, run, stop } = useBulkRun<ListRow, Edit>(CONCURRENCY)
  const undos = useRef(new Map<number, Undo>())

  async function change({ id }: ListRow, chosen: ChosenEdit): Promise<boolean> {
    const { name, field } = chosen.edited
    const path = `${apiUrl}/${id}`
    const record = await readRecord(path)
    const earlier = valuesOf(type, record)
    const values = withValue(type, earlier, { name, value: valueFor(field, chosen, earlier[name]) })
    if (hasSameValues(type.declaration, earlier, values)) return false
    const write = { type, path, isDraft: hasHiddenContent(type, record) }
    const answer = await writeRecord({ ...write, values, recordVersion: record.recordVersion })
    if (isAwaitingApproval(answer)) return true
    const { recordVersion } = answer.data
    undos.current.set(id, () => writeRecord({ ...write, values: earlier, recordVersion }))
    return false
  }
  const execute = async (edit: Edit, process: (row: ListRow) => Promise<boolean>) => {
    await run(edit, process)
    await queries.invalidateQueries({ queryKey: ['list', apiUrl] })
  }
  return {
    phase,
    stop,
    canUndo: ({ id }: ListRow) => undos.current.has(id),
    start: (rows: readonly ListRow[], chosen: ChosenEdit) =>
      void execute({ rows, isUndo: false }, (row) => change(row, chosen)),
    undo: (rows: readonly ListRow[]) =>
      void execute({ rows, isUndo: true }, async ({ id }) => {
        await undos.current.get(id)?.()
        return false
      }),
  }
}
export type FieldEdit = ReturnType<typeof useFieldEdit>
