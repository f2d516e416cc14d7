import { useQueryClient } from '@tanstack/react-query'
import type { ListRow } from '@flou/shared/api.ts'
import { api } from '../../core/session/current.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { bulkCall, withRetries, type BulkName } from './bulkActions.ts'
import { useBulkRun, type BulkPhase } from '../../core/state/bulkRun.ts'

/** Limited by contention on the list's counter. */
const CONCURRENCY = 3

interface BulkRequest {
  name: BulkName
  rows: readonly ListRow[]
  isUndo: boolean
}
export type ListBulkPhase = BulkPhase<ListRow, BulkRequest>

export interface Bulk {
  phase: ListBulkPhase | undefined
  openDialog: (name: BulkName, rows: readonly ListRow[]) => void
  start: () => void
  stop: () => void
  undo: (name: BulkName, rows: readonly ListRow[]) => void
  close: () => void
}

export function useBulk(apiUrl: string, onFinished: () => void): Bulk {
  const queries = useQueryClient()
  const { phase, ask, run, stop, close } = useBulkRun<ListRow, BulkRequest>(CONCURRENCY)

  const execute = async ({ name, rows, isUndo }: BulkRequest) => {
    await run({ name, rows, isUndo }, async (row) => {
      const { path, options } = bulkCall(name, row, { apiUrl, isUndo })
      return isAwaitingApproval(await withRetries(() => api(path, options)))
    })
    onFinished()
    await queries.invalidateQueries({ queryKey: ['list', apiUrl] })
  }

  return {
    phase,
    openDialog: (name, rows) => ask({ name, rows, isUndo: false }),
    start: () => void (phase && execute(phase)),
    stop,
    undo: (name, rows) => void execute({ name, rows, isUndo: true }),
    close,
  }
}
