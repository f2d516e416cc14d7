import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { api } from '../../../session/current.ts'
import { isHeld } from '../../pending/held.ts'
import { bulkCall, persistently, type BulkName } from './bulkActions.ts'
import { runBulk, type BulkResult } from './runBulk.ts'

/** As many calls at a time as a list's counter takes without making them wait for each other. */
const CONCURRENCY = 3

interface Asked {
  name: BulkName
  rows: readonly ListRow[]
  isUndo: boolean
}
export type BulkPhase =
  | ({ is: 'asking' } & Asked)
  | ({ is: 'running'; over: number; isStopping: boolean } & Asked)
  | ({ is: 'finished'; result: BulkResult<ListRow> } & Asked)

export interface Bulk {
  phase: BulkPhase | undefined
  ask: (name: BulkName, rows: readonly ListRow[]) => void
  start: () => void
  stop: () => void
  /** Runs the action that takes back what was done. */
  undo: (name: BulkName, rows: readonly ListRow[]) => void
  close: () => void
}

/** A run over many rows: asked about, under way, finished. The list follows once it is over. */
export function useBulk(address: string, onFinished: () => void): Bulk {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<BulkPhase>()
  const isStopped = useRef(false)

  const run = async (asked: Asked) => {
    const { name, rows, isUndo } = asked
    isStopped.current = false
    setPhase({ ...asked, is: 'running', over: 0, isStopping: false })
    const result = await runBulk(rows, {
      step: async (row) => {
        const { path, options } = bulkCall(name, row, { address, isUndo })
        return isHeld(await persistently(() => api(path, options)))
      },
      concurrency: CONCURRENCY,
      isStopped: () => isStopped.current,
      onProgress: (over) => setPhase((now) => (now?.is === 'running' ? { ...now, over } : now)),
    })
    setPhase({ ...asked, is: 'finished', result })
    onFinished()
    await queries.invalidateQueries({ queryKey: ['list', address] })
  }

  return {
    phase,
    ask: (name, rows) => setPhase({ is: 'asking', name, rows, isUndo: false }),
    start: () => void (phase && run({ name: phase.name, rows: phase.rows, isUndo: phase.isUndo })),
    stop: () => {
      isStopped.current = true
      setPhase((now) => (now?.is === 'running' ? { ...now, isStopping: true } : now))
    },
    undo: (name, rows) => void run({ name, rows, isUndo: true }),
    close: () => setPhase(undefined),
  }
}
