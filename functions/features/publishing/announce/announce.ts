import type { PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { MAX_CLOCK_SKEW_MS } from '../store/affectedKeys.ts'
import {
  markInvalidationPending,
  type PublishRunUpdate,
  type StoredPublishRun,
} from '../store/publishRuns.ts'
import { changedPaths, type Published } from '../outcome.ts'
import { countRemaining, pathsOfRemaining, type Plan } from '../plan.ts'
import type { Publisher } from '../publisher.ts'
import { updatePublishStatus } from './updatePublishStatus.ts'
import { writePublishStatuses } from './writePublishStatuses.ts'
import { queueForRun } from './queueForRun.ts'
import { listBatch, listChunk, listsEachChunk } from './runSitemap.ts'
import { indexPages } from './indexPages.ts'

export type Announcer = Pick<
  Publisher,
  'table' | 'files' | 'index' | 'collection' | 'site' | 'invalidate' | 'now'
>

interface Batch {
  plan: Plan
  published: Published
  /** Above this number of pages left over, a full run publishes them. */
  maxQueued: number
  /** Run whose next chunk follows this batch. */
  woken: string | undefined
}

/**
 * Last step of publishing a batch: updates the CDN, the search index, the publish statuses and the sitemap.
 * Pages that the plan left over are queued. If no edit is of a page, as in the menu, their run invalidates all.
 */
export async function announce(
  publisher: Announcer,
  { plan: { started, streamEvents, remaining }, published, maxQueued, woken }: Batch,
): Promise<void> {
  const isSplit = countRemaining(remaining) > 0
  const isLeftToRun = isSplit && streamEvents.every(({ affected }) => affected.path === undefined)
  const changed = changedPaths(published, publisher.now())
  // edits do not wait for indexing; a crash before it retries the batch
  if (!isLeftToRun) await publisher.invalidate(changed)
  const publishRun = isSplit
    ? await queueForRun(publisher, streamEvents, { remaining, maxQueued })
    : undefined
  if (isLeftToRun && publishRun !== undefined && changed.length > 0)
    await markInvalidationPending(publisher.table, { id: publishRun })
  await indexPages(publisher, published)
  await writePublishStatuses(publisher, {
    streamEvents,
    published,
    started,
    remaining: pathsOfRemaining(remaining),
    publishRun,
  })
  await listBatch(publisher, published, publishRun ?? woken)
}

export interface AnnouncedChunk {
  publishRun: StoredPublishRun
  /** Pages or records that the chunk looked at. */
  looked: number
  published: Published
  isBusy: boolean
}

/** Editors wait for explicitly named pages; other runs invalidate at the end. */
const isInvalidatedAtOnce = ({ kind }: PublishRunRequest): boolean => kind === 'pages'

/** Invalidation interval of long runs, in pages. */
const INVALIDATE_EVERY = 1_000

/**
 * Invalidates a chunk's pages, or marks the run as stale. Must precede `complete`, because a repeated chunk
 * may find no changes.
 * @returns fields to store with the run
 */
async function notifyCdn(
  publisher: Pick<Publisher, 'table' | 'invalidate' | 'invalidatePages' | 'now'>,
  { publishRun, looked, published }: AnnouncedChunk,
): Promise<Pick<PublishRunUpdate, 'stale'>> {
  const now = publisher.now()
  if (isInvalidatedAtOnce(publishRun.request)) {
    await publisher.invalidate(changedPaths(published, now))
    return {}
  }
  const since = new Date(Date.parse(publishRun.created) - MAX_CLOCK_SKEW_MS).toISOString()
  const hasChanged = changedPaths(published, now, since).length > 0
  if (hasChanged && !publishRun.stale) await markInvalidationPending(publisher.table, publishRun)
  const interval = INVALIDATE_EVERY * (publishRun.lane?.of ?? 1)
  if (!(hasChanged || publishRun.stale) || (publishRun.done % interval) + looked < interval) return {}
  await publisher.invalidatePages()
  return { stale: undefined }
}

/** Last step of publishing a chunk of a run. @returns fields to store with the run */
export async function announceChunk(
  publisher: Announcer & Pick<Publisher, 'invalidatePages'>,
  chunk: AnnouncedChunk,
  complete: () => Promise<void> = async () => {},
): Promise<Pick<PublishRunUpdate, 'stale'>> {
  const { publishRun, published } = chunk
  const invalidation = await notifyCdn(publisher, chunk)
  await indexPages(publisher, published)
  if (listsEachChunk(publishRun.request)) await listChunk(publisher, chunk)
  await complete()
  await updatePublishStatus(publisher, publishRun.request, published)
  return invalidation
}
