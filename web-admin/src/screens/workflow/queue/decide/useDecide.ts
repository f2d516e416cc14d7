import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { QueuedChange } from '@flou/shared/changes/lists.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { isApiError } from '../../../../api/apiError.ts'
import { persistently } from '../../../../content/list/bulk/bulkActions.ts'
import { runBulk, type BulkResult } from '../../../../content/list/bulk/runBulk.ts'
import { refreshChanges } from '../../../../offices/useChangeCounts.ts'
import { api } from '../../../../session/current.ts'
import { NotApplied } from './notApplied.ts'

/** What else shows changes: each by itself, marks of records, lists of records, the start page. */
const FURTHER_KEYS = ['change', 'pending-changes', 'list', 'start'] as const

export type Decision = 'approve' | 'reject'

/** Decisions under way at a time: each is a transaction of its own. */
const CONCURRENCY = 2

interface Asked {
  decision: Decision
  rows: readonly QueuedChange[]
}
export type DecidePhase =
  | ({ is: 'asking' } & Asked)
  | ({ is: 'running'; over: number; isStopping: boolean } & Asked)
  | ({ is: 'finished'; result: BulkResult<QueuedChange> } & Asked)

/** Decides many changes: asked about, under way, finished. */
export interface Deciding {
  phase: DecidePhase | undefined
  ask: (decision: Decision, rows: readonly QueuedChange[]) => void
  /** @param reason of a rejection */
  start: (reason: string) => void
  stop: () => void
  close: () => void
}

const PATHS = { approve: STAFF_PATHS.approveChange, reject: STAFF_PATHS.rejectChange }

/** Decides one change as it was shown: another hash is refused. Nothing of it waits any more: false. Throws `NotApplied` where it is approved and no longer fits. */
async function decide(decision: Decision, { id, hash }: QueuedChange, reason: string): Promise<boolean> {
  const idempotencyKey = crypto.randomUUID()
  await persistently(async () => {
    const body = { hash, ...(decision === 'reject' && { reason }) }
    const { data } = await api<ChangeRow>(PATHS[decision](id), { method: 'POST', body, idempotencyKey })
    if (data.failure) throw new NotApplied(data.failure)
  })
  return false
}

/** The change as the server has it now, where it refused the one that was shown. */
const asNow = ({ row, error }: BulkResult<QueuedChange>['refused'][number]): QueuedChange =>
  isApiError(error, 'change_moved') ? { ...row, ...(error.data as ChangeRow) } : row // the answer to that code

/** @param onFinished is given what was not decided, as it is now; runs before the lists are asked for again */
export function useDecide(onFinished: (undecided: readonly QueuedChange[]) => void): Deciding {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<DecidePhase>()
  const isStopped = useRef(false)

  const run = async ({ decision, rows }: Asked, reason: string) => {
    isStopped.current = false
    setPhase({ is: 'running', decision, rows, over: 0, isStopping: false })
    const result = await runBulk(rows, {
      step: (row) => decide(decision, row, reason),
      concurrency: CONCURRENCY,
      isStopped: () => isStopped.current,
      onProgress: (over) => setPhase((now) => (now?.is === 'running' ? { ...now, over } : now)),
    })
    setPhase({ is: 'finished', decision, rows, result })
    onFinished([...result.refused.map(asNow), ...result.left])
    // what was approved is in other lists as well, and marked there
    await Promise.all([
      refreshChanges(queries),
      ...FURTHER_KEYS.map((name) => queries.invalidateQueries({ queryKey: [name] })),
    ])
  }

  return {
    phase,
    ask: (decision, rows) => rows.length > 0 && setPhase({ is: 'asking', decision, rows }),
    start: (reason) => void (phase && run(phase, reason)),
    stop: () => {
      isStopped.current = true
      setPhase((now) => (now?.is === 'running' ? { ...now, isStopping: true } : now))
    },
    close: () => setPhase(undefined),
  }
}
