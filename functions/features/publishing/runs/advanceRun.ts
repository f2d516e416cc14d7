import { isActive } from '@flou/shared/publishing/publishing.ts'
import { getPublishRun, updatePublishRun, type StoredPublishRun } from '../store/publishRuns.ts'
import { countsOf } from '../store/publishLanes.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Publisher } from '../publisher.ts'
import { failuresOf, shiftsOf, type FailedPage, type Published, type Shifts } from '../outcome.ts'
import { finishRun } from './finishRun.ts'
import { needsLanes, startLanes, superviseLanes } from './lanes.ts'
import { publishRunChunk } from './publishRunChunk.ts'
import type { Stage } from './stage.ts'
import { stagesOf } from './stages.ts'
import { idleSince } from './wakeIdleRuns.ts'

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

const sizeOf = async (stages: readonly Stage[]) =>
  (await Promise.all(stages.map(({ size }) => size()))).reduce((sum, size) => sum + size, 0)

const RELEASED = { invocation: undefined, stale: undefined } as const

async function stopRun({ table, invalidatePages }: Publisher, publishRun: StoredPublishRun, updated: string) {
  if (publishRun.stale) await invalidatePages()
  const counts = publishRun.lanes && { ...countsOf(publishRun), lanes: undefined }
  await updatePublishRun(table, publishRun, { ...counts, state: 'stopped', updated, ...RELEASED })
}

/** Advances a run by one chunk, or hands it to lanes. A concurrent update wins and the chunk is repeated. */
async function advance(
  publisher: Publisher,
  publishRun: StoredPublishRun,
  { memory, isBusy }: { memory: RunMemory; isBusy: boolean },
): Promise<void> {
  const { table, now } = publisher
  const updated = now().toISOString()
  const stages = stagesOf(publisher, publishRun)
  if (publishRun.state === 'stopping') return stopRun(publisher, publishRun, updated)
  if (publishRun.lanes)
    return superviseLanes(publisher, publishRun, { before: idleSince(now()), end: stages.length })
  if (publishRun.cursor.stage >= stages.length) {
    await finishRun(publisher, publishRun, memory)
    return endRun(table, publishRun, updated)
  }
  const total = publishRun.state === 'waiting' ? await sizeOf(stages) : publishRun.total
  if (needsLanes(publishRun, total)) return startLanes(publisher, publishRun, total)
  const { published, update } = await publishRunChunk(publisher, { publishRun, stages }, { isBusy })
  remember(memory, published)
  await updatePublishRun(table, publishRun, { ...update, total: Math.max(total, update.done ?? 0), updated })
}

/** Completes a run, or restarts it if further edits arrived, whose pages may be marked as stale already. */
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
