import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { QueuedChangeRequest } from '@flou/shared/changeRequests/lists.ts'
import type { ChangeRequestRow } from '@flou/shared/workflow.ts'
import { isApiError } from '../../../../api/apiError.ts'
import { withRetries } from '../../../../content/list/bulk/bulkActions.ts'
import { runBulk, type BulkResult } from '../../../../content/list/bulk/runBulk.ts'
import { refreshChangeRequests } from '../../../../offices/useChangeRequestCounts.ts'
import { api } from '../../../../session/current.ts'
import { NotAppliedError } from './notAppliedError.ts'

/** Prefixes of other queries that show change requests. */
const RELATED_KEYS = ['change', 'pending-changes', 'list', 'start'] as const

export type Decision = 'approve' | 'reject'

/** Parallel decisions; each is its own transaction. */
const CONCURRENCY = 2

interface DecisionRequest {
  decision: Decision
  rows: readonly QueuedChangeRequest[]
}
export type DecidePhase =
  | ({ is: 'asking' } & DecisionRequest)
  | ({ is: 'running'; doneCount: number; isStopping: boolean } & DecisionRequest)
  | ({ is: 'finished'; result: BulkResult<QueuedChangeRequest> } & DecisionRequest)

export interface Deciding {
  phase: DecidePhase | undefined
  requestDecision: (decision: Decision, rows: readonly QueuedChangeRequest[]) => void
  /** @param reason of a rejection */
  start: (reason: string) => void
  stop: () => void
  close: () => void
}

const PATHS = { approve: STAFF_PATHS.approveChangeRequest, reject: STAFF_PATHS.rejectChangeRequest }

/**
 * Decides one change request; the hash must match the displayed content. Throws `NotAppliedError` if applying
 * fails.
 */
async function decide(
  decision: Decision,
  { id, hash }: QueuedChangeRequest,
  reason: string,
): Promise<boolean> {
  const idempotencyKey = crypto.randomUUID()
  await withRetries(async () => {
    const body = { hash, ...(decision === 'reject' && { reason }) }
    const { data } = await api<ChangeRequestRow>(PATHS[decision](id), {
      method: 'POST',
      body,
      idempotencyKey,
    })
    if (data.failure) throw new NotAppliedError(data.failure)
  })
  return false
}

/** Current row if the server reported a newer one. */
const currentRowOf = ({
  row,
  error,
}: BulkResult<QueuedChangeRequest>['refused'][number]): QueuedChangeRequest =>
  isApiError(error, 'change_moved') ? { ...row, ...(error.data as ChangeRequestRow) } : row

/** @param onFinished receives undecided rows, before lists are refetched */
export function useDecide(onFinished: (undecided: readonly QueuedChangeRequest[]) => void): Deciding {
  const queries = useQueryClient()
  const [phase, setPhase] = useState<DecidePhase>()
  const isStopped = useRef(false)

  const decideAll = async ({ decision, rows }: DecisionRequest, reason: string) => {
    isStopped.current = false
    setPhase({ is: 'running', decision, rows, doneCount: 0, isStopping: false })
    const result = await runBulk(rows, {
      processRow: (row) => decide(decision, row, reason),
      concurrency: CONCURRENCY,
      isStopped: () => isStopped.current,
      onProgress: (doneCount) => setPhase((now) => (now?.is === 'running' ? { ...now, doneCount } : now)),
    })
    setPhase({ is: 'finished', decision, rows, result })
    onFinished([...result.refused.map(currentRowOf), ...result.notStarted])
    // other lists also show the approved records
    await Promise.all([
      refreshChangeRequests(queries),
      ...RELATED_KEYS.map((name) => queries.invalidateQueries({ queryKey: [name] })),
    ])
  }

  return {
    phase,
    requestDecision: (decision, rows) => rows.length > 0 && setPhase({ is: 'asking', decision, rows }),
    start: (reason) => void (phase && decideAll(phase, reason)),
    stop: () => {
      isStopped.current = true
      setPhase((now) => (now?.is === 'running' ? { ...now, isStopping: true } : now))
    },
    close: () => setPhase(undefined),
  }
}
