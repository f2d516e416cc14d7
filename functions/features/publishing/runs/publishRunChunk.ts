import type { PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { announceChunk } from '../announce/announce.ts'
import { resultOf, type Published } from '../outcome.ts'
import type { PageAction } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import { publishPages } from '../publishPages.ts'
import { isInLane, type Lane } from '../store/publishLanes.ts'
import type { PublishRunUpdate, StoredPublishRun } from '../store/publishRuns.ts'
import type { StageChunk, Stage } from './stage.ts'
import { CHUNK_SIZE } from './stages.ts'

const RENDER: PageAction = { kind: 'render' }
const toPlan = (paths: readonly string[]) => new Map(paths.map((path) => [path, RENDER]))

const isForced = (request: PublishRunRequest) => request.kind === 'all' && request.isForced === true

interface RunChunk extends Omit<StageChunk, 'next'> {
  cursor: StoredPublishRun['cursor']
}

export interface ChunkOptions {
  isBusy: boolean
  /** Lanes that share a batch of the stream also share a chunk's pages. */
  sharedBy?: number | undefined
}

const MIN_CHUNK = CHUNK_SIZE / 2

/** Limits the time of reading in milliseconds, because stages may find few pages of a lane or none. */
const MAX_READ_MS = 500

/** Returns the lane's pages. The first lane also counts records without a page, so that the sum is right. */
function inLane({ paths, looked, ...chunk }: StageChunk, lane: Lane | undefined): StageChunk {
  if (!lane) return { paths, looked, ...chunk }
  const own = paths.filter((path) => isInLane(path, lane))
  return { ...chunk, paths: own, looked: own.length + (lane.index === 0 ? looked - paths.length : 0) }
}

/** Reads the next chunk; combines small reads so that shared reads and threads pay off. */
async function readChunk(
  stages: readonly Stage[],
  { cursor, lane }: StoredPublishRun,
  { isBusy, sharedBy = 1 }: ChunkOptions,
): Promise<RunChunk> {
  const target = (lane ? CHUNK_SIZE : MIN_CHUNK) / sharedBy
  const end = performance.now() + MAX_READ_MS
  const paths: string[] = []
  let looked = 0
  let { stage: at, after } = cursor
  for (let stage = stages[at]; stage; stage = stages[at]) {
    const chunk = inLane(await stage.read(after, isBusy), lane)
    paths.push(...chunk.paths)
    looked += chunk.looked
    after = chunk.next
    if (!after) at += 1
    const isEnough = chunk.complete !== undefined || isBusy || paths.length >= target
    if (isEnough || performance.now() > end)
      return {
        paths,
        looked,
        cursor: { stage: at, ...(after && { after }) },
        ...(chunk.complete && { complete: chunk.complete }),
      }
  }
  return { paths, looked, cursor: { stage: stages.length } }
}

function progressOf(publishRun: StoredPublishRun, chunk: RunChunk, published: Published): PublishRunUpdate {
  const { rendered, skipped, removed, failed } = resultOf(published)
  return {
    cursor: chunk.cursor,
    done: publishRun.done + chunk.looked,
    rendered: publishRun.rendered + rendered,
    written: publishRun.written + rendered - skipped,
    removed: publishRun.removed + removed,
    failed: publishRun.failed + failed.length,
  }
}

export async function publishRunChunk(
  publisher: Publisher,
  { publishRun, stages }: { publishRun: StoredPublishRun; stages: readonly Stage[] },
  options: ChunkOptions,
): Promise<{ published: Published; update: PublishRunUpdate }> {
  const chunk = await readChunk(stages, publishRun, options)
  const published = await publishPages(publisher, toPlan(chunk.paths), {
    isForced: isForced(publishRun.request),
  })
  const { isBusy } = options
  const announced = { publishRun, looked: chunk.looked, published, isBusy }
  const invalidation = await announceChunk(publisher, announced, chunk.complete)
  return {
    published,
    update: { ...progressOf(publishRun, chunk, published), state: 'running', ...invalidation },
  }
}
