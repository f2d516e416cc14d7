import pMap from 'p-map'
import { useRef, useState } from 'react'

export interface BulkResult<R> {
  done: R[]
  unchanged: R[]
  /** Waiting for approval. */
  waitingForApproval: R[]
  refused: { row: R; error: unknown }[]
  /** Not started because the run was stopped. */
  notStarted: R[]
}

export type RowOutcome = 'done' | 'unchanged' | 'waitingForApproval'

export const savedOutcome = (isWaiting: boolean): RowOutcome => (isWaiting ? 'waitingForApproval' : 'done')

interface BulkOptions<R> {
  processRow: (row: R) => Promise<RowOutcome>
  concurrency: number
  isStopped: () => boolean
  onProgress: (over: number) => void
}

type Outcome = RowOutcome | 'notStarted' | { error: unknown }

/**
 * Processes rows with limited concurrency. After a stop it waits for running calls, so that `done` is exact.
 */
export async function runBulk<R>(
  rows: readonly R[],
  { processRow, concurrency, isStopped, onProgress }: BulkOptions<R>,
): Promise<BulkResult<R>> {
  let over = 0
  const outcomeOf = async (row: R): Promise<Outcome> => {
    if (isStopped()) return 'notStarted'
    const outcome = await processRow(row).catch((error: unknown) => ({ error }))
    over += 1
    onProgress(over)
    return outcome
  }
  const outcomes = await pMap(rows, outcomeOf, { concurrency })
  const rowsWith = (outcome: Outcome) => rows.filter((_, index) => outcomes[index] === outcome)
  return {
    done: rowsWith('done'),
    unchanged: rowsWith('unchanged'),
    waitingForApproval: rowsWith('waitingForApproval'),
    refused: rows.flatMap((row, index) => {
      const outcome = outcomes[index]
      return typeof outcome === 'object' ? [{ row, error: outcome.error }] : []
    }),
    notStarted: rowsWith('notStarted'),
  }
}

interface Request<R> {
  rows: readonly R[]
}

export type BulkPhase<R, Q extends Request<R>> =
  | ({ is: 'asking' } & Q)
  | ({ is: 'running'; over: number; isStopping: boolean } & Q)
  | ({ is: 'finished'; result: BulkResult<R> } & Q)

interface BulkRun<R, Q extends Request<R>> {
  phase: BulkPhase<R, Q> | undefined
  ask: (request: Q) => void
  /** Resolves when all calls are over, after a stop too. */
  run: (request: Q, processRow: (row: R) => Promise<RowOutcome>) => Promise<BulkResult<R>>
  stop: () => void
  close: () => void
}

/** Phases of one operation on several rows: confirmation, progress, result. */
export function useBulkRun<R, Q extends Request<R> = Request<R>>(concurrency: number): BulkRun<R, Q> {
  const [phase, setPhase] = useState<BulkPhase<R, Q>>()
  const isStopped = useRef(false)
  return {
    phase,
    ask: (request) => setPhase({ ...request, is: 'asking' }),
    async run(request, processRow) {
      isStopped.current = false
      setPhase({ ...request, is: 'running', over: 0, isStopping: false })
      const result = await runBulk(request.rows, {
        processRow,
        concurrency,
        isStopped: () => isStopped.current,
        onProgress: (over) => setPhase((now) => (now?.is === 'running' ? { ...now, over } : now)),
      })
      setPhase({ ...request, is: 'finished', result })
      return result
    },
    stop: () => {
      isStopped.current = true
      setPhase((now) => (now?.is === 'running' ? { ...now, isStopping: true } : now))
    },
    close: () => setPhase(undefined),
  }
}
