import { isActive } from '@flou/shared/publishing.ts'
import { moveRun, newestRuns } from '../store/publishing/runs.ts'
import type { Table } from '../store/dynamo/table.ts'

/** A run under way moves with each of its parts; milliseconds. */
const IDLE_MS = 3 * 60_000

const LOOKED_AT = 20

/** Wakes the publisher for runs whose last part has died, and for those of a release that was killed. Gives their number. */
export async function wakeIdleRuns(table: Table, now: Date): Promise<number> {
  const idle = (await newestRuns(table, LOOKED_AT)).filter(
    (run) => isActive(run) && now.getTime() - Date.parse(run.updated) > idleAfter(run),
  )
  const updated = now.toISOString()
  const woken = await Promise.all(idle.map((run) => moveRun(table, run, { updated, invocation: undefined })))
  return woken.filter(Boolean).length
}

/** A release drives its run by itself, within the longest time of a function. */
const idleAfter = ({ invocation }: { invocation?: string }) =>
  invocation === undefined ? IDLE_MS : 16 * 60_000
