import { useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { QueuedChangeRequest } from '@flou/shared/approval/changeRequestLists.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { withRetries } from '../../../core/api/withRetries.ts'
import { useBulkRun, type BulkPhase, type BulkResult, type RowOutcome } from '../../../core/state/bulkRun.ts'
import { refreshChangeRequests } from '../../../core/offices/useChangeRequestCounts.ts'
import { api } from '../../../core/session/current.ts'
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
export type DecidePhase = BulkPhase<QueuedChangeRequest, DecisionRequest>

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
): Promise<RowOutcome> {
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
  return 'done'
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
  const { phase, ask, run, stop, close } = useBulkRun<QueuedChangeRequest, DecisionRequest>(CONCURRENCY)

  const decideAll = async ({ decision, rows }: DecisionRequest, reason: string) => {
    const result = await run({ decision, rows }, (row) => decide(decision, row, reason))
    onFinished([...result.refused.map(currentRowOf), ...result.notStarted])
    // other lists also show the approved records
    await Promise.all([
      refreshChangeRequests(queries),
      ...RELATED_KEYS.map((name) => queries.invalidateQueries({ queryKey: [name] })),
    ])
  }

  return {
    phase,
    requestDecision: (decision, rows) => rows.length > 0 && ask({ decision, rows }),
    start: (reason) => void (phase && decideAll(phase, reason)),
    stop,
    close,
  }
}
