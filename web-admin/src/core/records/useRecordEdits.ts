import { useRef } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { useBulkRun, type RowOutcome } from '../state/bulkRun.ts'
import { isAwaitingApproval } from './awaitingApproval.ts'
import type { FormValues } from './formErrors.ts'
import { hasSameValues } from './recordValues.ts'
import { hasHiddenContent, readRecord, valuesOf, writeRecord } from './writeRecord.ts'

const CONCURRENCY = 3

interface EditTarget {
  type: AnyType
  /** API path of the record. */
  path: string
}

interface Edit<R> {
  rows: readonly R[]
  isUndo: boolean
}

interface Options<R> {
  targetOf: (row: R) => EditTarget
  onFinished: () => Promise<unknown>
}

/** Edits several records; a draft stays a draft. `undo` fails for records that changed since. */
export function useRecordEdits<R>({ targetOf, onFinished }: Options<R>) {
  const { phase, run, stop } = useBulkRun<R, Edit<R>>(CONCURRENCY)
  const undos = useRef(new Map<string, () => Promise<unknown>>())

  async function change(row: R, edit: (values: FormValues) => FormValues): Promise<RowOutcome> {
    const { type, path } = targetOf(row)
    const record = await readRecord(path)
    const earlier = valuesOf(type, record)
    const values = edit(earlier)
    if (hasSameValues(type.declaration, earlier, values)) return 'unchanged'
    const write = { type, path, isDraft: hasHiddenContent(type, record) }
    const answer = await writeRecord({ ...write, values, recordVersion: record.recordVersion })
    if (isAwaitingApproval(answer)) return 'waitingForApproval'
    const { recordVersion } = answer.data
    undos.current.set(path, () => writeRecord({ ...write, values: earlier, recordVersion }))
    return 'done'
  }
  const execute = async (edit: Edit<R>, process: (row: R) => Promise<RowOutcome>) => {
    await run(edit, process)
    await onFinished()
  }
  return {
    phase,
    stop,
    keyOf: (row: R) => targetOf(row).path,
    canUndo: (row: R) => undos.current.has(targetOf(row).path),
    start: (rows: readonly R[], edit: (values: FormValues, row: R) => FormValues) =>
      void execute({ rows, isUndo: false }, (row) => change(row, (values) => edit(values, row))),
    undo: (rows: readonly R[]) =>
      void execute({ rows, isUndo: true }, async (row) => {
        await undos.current.get(targetOf(row).path)?.()
        return 'done'
      }),
  }
}
export type RecordEdits<R> = ReturnType<typeof useRecordEdits<R>>
