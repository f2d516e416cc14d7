import { ASKED_BY, isActive } from '@flou/shared/publishing.ts'
import { listPages } from '../store/publishing/pageRows.ts'
import { newestRuns, runId, startRun } from '../store/publishing/runs.ts'
import type { Table } from '../store/dynamo/table.ts'

const LOOKED_AT = 10

/** Has failed pages rendered again, so that they recover by themselves once their cause is gone. @returns whether there were any */
export async function retryFailedPages(table: Table, now: Date): Promise<boolean> {
  const { rows } = await listPages(table, { limit: 1, isFailed: true })
  if (rows.length === 0) return false
  const runs = await newestRuns(table, LOOKED_AT)
  if (runs.some((run) => isActive(run) && run.request.kind === 'failed')) return false
  // the minute names the run: a second scheduler starts no second one
  await startRun(table, {
    id: runId(now, 'retry'),
    request: { kind: 'failed' },
    by: ASKED_BY.schedule,
    now,
    total: 0,
  })
  return true
}
