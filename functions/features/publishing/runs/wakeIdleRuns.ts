import { isActive } from '@flou/shared/publishing/publishing.ts'
import { lastProgress } from '../store/publishLanes.ts'
import { updatePublishRun, newestPublishRuns } from '../store/publishRuns.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

const IDLE_MS = 3 * 60_000

export const idleSince = (now: Date): string => new Date(now.getTime() - IDLE_MS).toISOString()

const RECENT_RUNS = 20

/** Wakes the publisher for crashed runs. Returns the count. */
export async function wakeIdleRuns(table: Table, now: Date): Promise<number> {
  const idle = (await newestPublishRuns(table, RECENT_RUNS)).filter(
    (publishRun) =>
      isActive(publishRun) && now.getTime() - Date.parse(lastProgress(publishRun)) > idleAfter(publishRun),
  )
  const updated = now.toISOString()
  const woken = await Promise.all(
    idle.map((publishRun) => updatePublishRun(table, publishRun, { updated, invocation: undefined })),
  )
  return woken.filter(Boolean).length
}

/** A release drives its run itself, within Lambda's maximum run time. */
const idleAfter = ({ invocation }: { invocation?: string }) =>
  invocation === undefined ? IDLE_MS : 16 * 60_000
