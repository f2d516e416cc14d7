import { isActive, type PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import {
  getPublishRun,
  updatePublishRun,
  type PublishRunUpdate,
  type StoredPublishRun,
} from '../store/publishRuns.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { PageAction } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import { announceChunk } from '../announce/announce.ts'
import { failuresOf, resultOf, shiftsOf, type FailedPage, type Published, type Shifts } from '../outcome.ts'
import { publishPages } from '../publishPages.ts'
import { finishRun } from './finishRun.ts'
import type { StageChunk, Stage } from './stage.ts'
import { CHUNK_SIZE, stagesOf } from './stages.ts'

const RENDER: PageAction = { kind: 'render' }
const toPlan = (paths: readonly string[]) => new Map(paths.map((path) => [path, RENDER]))

interface RunMemory extends Shifts {
  failed: FailedPage[]
}
const newMemory = (): RunMemory => ({ present: [], absent: [], failed: [] })

function remember(memory: RunMemory, published: Published): void {
  const { present, absent } = shiftsOf(published)
  memory.present.push(...present)
  memory.absent.push(...absent)
  memory.failed.push(...failuresOf(published).map(({ path, reason, isKnown }) => ({ path, reason, isKnown })))
}

const isForced = (request: PublishRunRequest) => request.kind === 'all' && request.isForced === true

const sizeOf = async (stages: readonly Stage[]) =>
  (await Promise.all(stages.map(({ size }) => size()))).reduce((sum, size) => sum + size, 0)

interface RunChunk extends Omit<StageChunk, 'next'> {
  cursor: StoredPublishRun['cursor']
}

const MIN_CHUNK = CHUNK_SIZE / 2

/** Reads the next chunk; combines small stages so that shared reads and threads pay off. */
async function readChunk(
  stages: readonly Stage[],
  { stage: first, after }: StoredPublishRun['cursor'],
  isBusy: boolean,
): Promise<RunChunk> {
  const paths: string[] = []
  let looked = 0
  for (let at = first; at < stages.length; at += 1) {
    const chunk = await stages[at]?.read(at === first ? after : undefined, isBusy)
    paths.push(...(chunk?.paths ?? []))
    looked += chunk?.looked ?? 0
    const cursor = chunk?.next ? { stage: at, after: chunk.next } : { stage: at + 1 }
    if (chunk?.next || chunk?.complete || isBusy || paths.length >= MIN_CHUNK)
      return { paths, looked, cursor, ...(chunk?.complete && { complete: chunk.complete }) }
  }
  return { paths, looked, cursor: { stage: stages.length } }
}

function after(publishRun: StoredPublishRun, chunk: RunChunk, published: Published): PublishRunUpdate {
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

const RELEASED = { invocation: undefined, stale: undefined } as const

/** Advances a run by one chunk. A concurrent update wins and the chunk is repeated. */
async function advance(
  publisher: Publisher,
  publishRun: StoredPublishRun,
  { memory, isBusy }: { memory: RunMemory; isBusy: boolean },
): Promise<void> {
  const { table, now } = publisher
  const updated = now().toISOString()
  const stages = stagesOf(publisher, publishRun)
  const step = stages[publishRun.cursor.stage]
  if (publishRun.state === 'stopping') {
    if (publishRun.stale) await publisher.invalidatePages()
    await updatePublishRun(table, publishRun, { state: 'stopped', updated, ...RELEASED })
  } else if (step) {
    const total = publishRun.state === 'waiting' ? await sizeOf(stages) : publishRun.total
    const chunk = await readChunk(stages, publishRun.cursor, isBusy)
    const published = await publishPages(publisher, toPlan(chunk.paths), {
      isForced: isForced(publishRun.request),
    })
    remember(memory, published)
    const { looked, complete } = chunk
    const invalidation = await announceChunk(publisher, { publishRun, looked, published, isBusy }, complete)
    const update = after(publishRun, chunk, published)
    await updatePublishRun(table, publishRun, {
      ...update,
      state: 'running',
      ...invalidation,
      total: Math.max(total, update.done ?? 0),
      updated,
    })
  } else {
    await finishRun(publisher, publishRun, memory)
    await endRun(table, publishRun, updated)
  }
}

/** Completes a run, or restarts it if further edits arrived. */
async function endRun(table: Table, publishRun: StoredPublishRun, updated: string): Promise<void> {
  const end = {
    state: 'done',
    total: publishRun.done,
    updated,
    invocation: undefined,
    stale: undefined,
  } as const
  const isDone = !publishRun.isRepeatRequested && (await updatePublishRun(table, publishRun, end))
  const pendingRun = isDone ? undefined : await getPublishRun(table, publishRun.id)
  if (pendingRun?.isRepeatRequested)
    await updatePublishRun(table, pendingRun, {
      state: 'waiting',
      cursor: { stage: 0 },
      done: 0,
      updated,
      isRepeatRequested: undefined,
      stale: undefined,
    })
  // work arrived during completion: complete again
  else if (pendingRun?.unlisted) await updatePublishRun(table, pendingRun, { updated })
}

interface Drive {
  /** Invocation that drives the run; undefined for the stream. */
  invocation?: string
  maxChunks?: number
  isBusy?: boolean
  hasTime?: () => boolean
}

/** Advances a run. Progress is stored per chunk, so a crash repeats at most one. */
export async function driveRun(
  publisher: Publisher,
  id: string,
  { invocation, maxChunks = Infinity, isBusy = false, hasTime = () => true }: Drive,
): Promise<{ publishRun: StoredPublishRun | undefined; failed: FailedPage[] }> {
  const memory = newMemory()
  let publishRun = await getPublishRun(publisher.table, id)
  for (let chunk = 0; chunk < maxChunks && hasTime(); chunk += 1) {
    if (!publishRun || !isActive(publishRun) || publishRun.invocation !== invocation) break
    await advance(publisher, publishRun, { memory, isBusy })
    publishRun = await getPublishRun(publisher.table, id)
  }
  return { publishRun, failed: memory.failed }
}
