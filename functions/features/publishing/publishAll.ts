import { SYSTEM_AUTHORS, isActive, type PublishRun } from '@flou/shared/publishing/publishing.ts'
import {
  updatePublishRun,
  newestPublishRuns,
  publishRunId,
  startPublishRun,
  type StoredPublishRun,
} from './store/publishRuns.ts'
import { driveRun } from './runs/advanceRun.ts'
import type { Publisher } from './publisher.ts'
import { changedPaths, resultOf, type FailedPage, type PublishResult } from './outcome.ts'
import { publishPages } from './publishPages.ts'
import type { PageAction } from './planActions.ts'
import { indexPages } from './announce/indexPages.ts'

const RECENT_RUNS = 20

interface Invocation {
  /** AWS request id, identical for retries, so that they resume. */
  id: string
  hasTime: () => boolean
  /** Ignores stored hashes, e.g. after the table was restored. */
  isForced?: boolean
}

/** Returns this invocation's run; a new one stops unfinished runs of earlier releases. */
async function findOrStartRun(
  { table, now }: Publisher,
  { id: invocation, isForced: isRequested = false }: Invocation,
): Promise<StoredPublishRun> {
  const releases = (await newestPublishRuns(table, RECENT_RUNS)).filter(
    (publishRun) => publishRun.invocation !== undefined && isActive(publishRun),
  )
  const startedRun = releases.find((publishRun) => publishRun.invocation === invocation)
  if (startedRun) return startedRun
  const updated = now().toISOString()
  await Promise.all(
    releases.map((publishRun) =>
      updatePublishRun(table, publishRun, { state: 'stopped', updated, invocation: undefined }),
    ),
  )
  const id = publishRunId(now(), invocation)
  const isForced = isRequested || releases.some(({ request }) => request.kind === 'all' && request.isForced)
  return startPublishRun(table, {
    id,
    request: { kind: 'all', ...(isForced && { isForced: true }) },
    by: SYSTEM_AUTHORS.release,
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
 * Renders all pages after a release and removes obsolete ones. Failed pages retain their files. The stream
 * resumes unfinished runs.
 */
export async function publishAll(
  publisher: Publisher,
  options: Partial<Invocation> = {},
): Promise<PublishResult> {
  const start = performance.now()
  const invocation = { id: crypto.randomUUID(), hasTime: () => true, ...options }
  const startedRun = await findOrStartRun(publisher, invocation)
  const { publishRun = startedRun, failed } = await driveRun(publisher, startedRun.id, {
    invocation: invocation.id,
    hasTime: invocation.hasTime,
  })
  if (isActive(publishRun)) await updatePublishRun(publisher.table, publishRun, { invocation: undefined })
  return numbersOf(publishRun, failed, Math.round(performance.now() - start))
}

const RENDER: PageAction = { kind: 'render' }

export async function publishPaths(publisher: Publisher, paths: readonly string[]): Promise<PublishResult> {
  const published = await publishPages(publisher, new Map(paths.map((path) => [path, RENDER])))
  await publisher.invalidate(changedPaths(published, publisher.now()))
  await indexPages(publisher, published)
  return resultOf(published)
}
