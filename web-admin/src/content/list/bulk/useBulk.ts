import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { api } from '../../../session/current.ts'
import { isAwaitingApproval } from '../../pending/awaitingApproval.ts'
import { bulkCall, withRetries, type BulkName } from './bulkActions.ts'
import { runBulk, type BulkResult } from './runBulk.ts'

/** Limited by contention on the list's counter. */
const CONCURRENCY = 3

interface BulkRequest {
  name: BulkName
  rows: readonly ListRow[]
  isUndo: boolean
}
export type BulkPhase =
  | ({ is: 'asking' } & BulkRequest)
  | ({ is: 'running'; over: number; isStopping: boolean } & BulkRequest)
  | ({ is: 'finished'; result: BulkResult<ListRow> } & BulkRequest)

export interface Bulk {
  phase: BulkPhase | undefined
  openDialog: (name: BulkName, rows: readonly ListRow[]) => void
  start: () => void
  stop: () => void
  undo: (name: BulkName, rows: readonly ListRow[]) => void
  close: () => void
}

export function useBulk(apiUrl: string, onFinished: () => void): Bulk {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<BulkPhase>()
  const isStopped = useRef(false)

  const execute = async (request: BulkRequest) => {
    const { name, rows, isUndo } = request
    isStopped.current = false
    setPhase({ ...request, is: 'running', over: 0, isStopping: false })
    const result = await runBulk(rows, {
      processRow: async (row) => {
        const { path, options } = bulkCall(name, row, { apiUrl, isUndo })
        return isAwaitingApproval(await withRetries(() => api(path, options)))
      },
      concurrency: CONCURRENCY,
      isStopped: () => isStopped.current,
      onProgress: (over) => setPhase((now) => (now?.is === 'running' ? { ...now, over } : now)),
    })
    setPhase({ ...request, is: 'finished', result })
    onFinished()
    await queries.invalidateQueries({ queryKey: ['list', apiUrl] })
  }

  return {
    phase,
    openDialog: (name, rows) => setPhase({ is: 'asking', name, rows, isUndo: false }),
    start: () => void (phase && execute({ name: phase.name, rows: phase.rows, isUndo: phase.isUndo })),
    stop: () => {
      isStopped.current = true
      setPhase((now) => (now?.is === 'running' ? { ...now, isStopping: true } : now))
    },
    undo: (name, rows) => void execute({ name, rows, isUndo: true }),
    close: () => setPhase(undefined),
  }
}
