import { SYSTEM_AUTHORS, isActive } from '@flou/shared/publishing/publishing.ts'
import { listPages } from '../store/pageRows.ts'
import { newestPublishRuns, publishRunId, startPublishRun } from '../store/publishRuns.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

const RECENT_RUNS = 10

/** Retries failed pages. @returns true if a run was started */
export async function retryFailedPages(table: Table, now: Date): Promise<boolean> {
  const { rows } = await listPages(table, { limit: 1, isFailed: true })
  if (rows.length === 0) return false
  const publishRuns = await newestPublishRuns(table, RECENT_RUNS)
  if (publishRuns.some((publishRun) => isActive(publishRun) && publishRun.request.kind === 'failed'))
    return false
  // the id contains the minute, so concurrent schedulers start one run
  await startPublishRun(table, {
    id: publishRunId(now, 'retry'),
    request: { kind: 'failed' },
    by: SYSTEM_AUTHORS.schedule,
    now,
    total: 0,
  })
  return true
}
