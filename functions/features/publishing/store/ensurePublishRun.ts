import { isActive } from '@flou/shared/publishing/publishing.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import {
  type NewPublishRun,
  startPublishRun,
  type RunKey,
  readRunAt,
  newestPublishRuns,
  updatePublishRun,
  requestAnotherPass,
} from './publishRuns.ts'

/**
 * Triggers the publisher of a run or lane through the stream again, after earlier stream records. Skips runs driven
 * by a request. @returns false if skipped
 */
export async function triggerPublisher(table: Table, key: RunKey, now: Date): Promise<boolean> {
  const publishRun = await readRunAt(table, key)
  const isDriven = publishRun !== undefined && isActive(publishRun) && publishRun.invocation === undefined
  return isDriven && updatePublishRun(table, publishRun, { updated: now.toISOString() })
}

const MAX_CHECKED = 10

/**
 * Ensures that a full pass starts after now: repeats an active run of the same kind or starts one. @returns
 * the run id
 */
export async function ensurePublishRun(table: Table, newRun: NewPublishRun): Promise<string> {
  const runs = await newestPublishRuns(table, MAX_CHECKED)
  const running = runs.find(
    (publishRun) =>
      isActive(publishRun) &&
      publishRun.request.kind === newRun.request.kind &&
      publishRun.invocation === undefined,
  )
  if (running && (await requestAnotherPass(table, running))) return running.id
  return (await startPublishRun(table, newRun)).id
}
