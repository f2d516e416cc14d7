import { ASKED_BY, isActive, type PublishRun } from '@flou/shared/publishing.ts'
import { moveRun, newestRuns, runId, startRun, type StoredRun } from '../store/publishing/runs.ts'
import { driveRun } from './runs/advanceRun.ts'
import type { FailedPage, Publisher, PublishResult } from './publisher.ts'
import { changedPaths, publishPlan, resultOf } from './publishPlan.ts'
import type { Fate } from './plan.ts'
import { indexPages } from './search/indexPages.ts'

/** How far back a run that an earlier attempt has begun is looked for. */
const LOOKED_AT = 20

interface Invocation {
  /** The same for every attempt of one invocation, so that the next goes on where the last was killed. */
  id: string
  mayGoOn: () => boolean
  /** Trusts nothing that is known of the files: for a table that was restored to another time than they are of. */
  anew?: boolean
}

/** The run of this invocation. A new one takes the place of what an earlier release has left unfinished: it renders every page. */
async function runOf(
  { table, now }: Publisher,
  { id: invocation, anew = false }: Invocation,
): Promise<StoredRun> {
  const releases = (await newestRuns(table, LOOKED_AT)).filter(
    (run) => run.invocation !== undefined && isActive(run),
  )
  const begun = releases.find((run) => run.invocation === invocation)
  if (begun) return begun
  const updated = now().toISOString()
  await Promise.all(
    releases.map((run) => moveRun(table, run, { state: 'stopped', updated, invocation: undefined })),
  )
  const id = runId(now(), invocation)
  const isAnew = anew || releases.some(({ request }) => request.kind === 'all' && request.anew)
  return startRun(table, {
    id,
    request: { kind: 'all', ...(isAnew && { anew: true }) },
    by: ASKED_BY.release,
    now: now(),
    total: 0,
    invocation,
  })
}

const numbersOf = (
  { rendered, written, removed }: PublishRun,
  failed: FailedPage[],
  ms: number,
): PublishResult => ({
  rendered,
  skipped: rendered - written,
  removed,
  redirected: 0,
  failed,
  ms,
})

/**
 * Renders every page, as after each release, and removes those that no longer belong. Pages that fail keep their old version and are
 * reported; they do not stop a release. Where time runs out, the stream carries the rest on.
 */
export async function publishAll(
  publisher: Publisher,
  given: Partial<Invocation> = {},
): Promise<PublishResult> {
  const start = performance.now()
  const invocation = { id: crypto.randomUUID(), mayGoOn: () => true, ...given }
  const begun = await runOf(publisher, invocation)
  const { run = begun, failed } = await driveRun(publisher, begun.id, {
    invocation: invocation.id,
    mayGoOn: invocation.mayGoOn,
  })
  if (isActive(run)) await moveRun(publisher.table, run, { invocation: undefined })
  return numbersOf(run, failed, Math.round(performance.now() - start))
}

const RENDER: Fate = { kind: 'render' }

/** Renders named pages again. */
export async function publishPaths(publisher: Publisher, paths: readonly string[]): Promise<PublishResult> {
  const published = await publishPlan(publisher, new Map(paths.map((path) => [path, RENDER])))
  await publisher.invalidate(changedPaths(published, publisher.now()))
  await indexPages(publisher, published)
  return resultOf(published)
}
