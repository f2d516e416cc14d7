import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { failuresOf, type FailedPage } from '../outcome.ts'
import type { Publisher } from '../publisher.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { activeLanes, countsOf, LANES, NO_COUNTS, type Lane } from '../store/publishLanes.ts'
import {
  getPublishRun,
  keyOfRun,
  publishRunItem,
  readRunAt,
  runUpdate,
  tryConditionalWrite,
  updatePublishRun,
  type RunKey,
  type StoredPublishRun,
} from '../store/publishRuns.ts'
import { publishRunChunk, type ChunkOptions } from './publishRunChunk.ts'
import { stagesOf } from './stages.ts'

/** Remaining pages from which lanes pay off; smaller runs stay in one lane. */
const MIN_PAGES = 2_000

const LARGE_KINDS: ReadonlySet<string> = new Set(['all', 'type'])

export const needsLanes = ({ request, invocation, done }: StoredPublishRun, total: number): boolean =>
  invocation === undefined && LARGE_KINDS.has(request.kind) && total - done >= MIN_PAGES

export async function startLanes({ table, now }: Publisher, publishRun: StoredPublishRun, total: number) {
  const { unlisted: _, isRepeatRequested: __, stale: ___, ...common } = publishRun
  const [updated, pass, state] = [now().toISOString(), publishRun.revision, 'running'] as const
  const laneItem = (index: number) =>
    publishRunItem({ ...common, ...NO_COUNTS, state, updated, revision: 0, lane: { index, of: LANES, pass } })
  const lanes = { of: LANES, pass, states: {} }
  try {
    await table.transact([
      { Update: runUpdate(publishRun, { state, updated, total, lanes, stale: true }) },
      ...Array.from({ length: LANES }, (_, index) => ({ Put: { Item: laneItem(index) } })),
    ])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Wakes the lanes that have made no progress since `before`; continues the run when all have ended. */
export async function superviseLanes(
  { table, now }: Publisher,
  publishRun: StoredPublishRun,
  { before, end }: { before: string; end: number },
): Promise<void> {
  const { lanes } = publishRun
  if (!lanes) return
  const updated = now().toISOString()
  const active = activeLanes(lanes)
  if (active.length === 0) {
    const update = { ...countsOf(publishRun), total: publishRun.total, cursor: { stage: end }, updated }
    await updatePublishRun(table, publishRun, { ...update, lanes: undefined })
    return
  }
  for (const index of active) {
    const lane = await readRunAt(table, publishKeys.publishLane({ index, ...lanes }, publishRun.id))
    if (lane && lane.updated < before) await updatePublishRun(table, lane, { updated })
  }
}

/** Stores a lane's progress with its run, and wakes the run after the last lane. */
async function reportProgress(
  { table, now }: Pick<Publisher, 'table' | 'now'>,
  stored: StoredPublishRun,
  { index, pass }: Lane,
): Promise<void> {
  const { id, updated, state } = stored
  const update = table.update(keyOfRun({ id }), {
    UpdateExpression: 'SET lanes.#states.#lane = :state',
    ConditionExpression: 'lanes.pass = :pass',
    ExpressionAttributeNames: { '#states': 'states', '#lane': String(index) },
    ExpressionAttributeValues: {
      ':state': { ...countsOf(stored), updated, hasEnded: state === 'done' },
      ':pass': pass,
    },
  })
  const publishRun = (await tryConditionalWrite(update)) ? await getPublishRun(table, id) : undefined
  if (publishRun?.lanes && activeLanes(publishRun.lanes).length === 0)
    await updatePublishRun(table, publishRun, { updated: now().toISOString() })
}

async function advanceLane(publisher: Publisher, lane: StoredPublishRun, options: ChunkOptions) {
  const { table, now } = publisher
  const stages = stagesOf(publisher, lane)
  if (lane.cursor.stage >= stages.length) {
    await updatePublishRun(table, lane, { state: 'done', updated: now().toISOString() })
    return []
  }
  const { published, update } = await publishRunChunk(publisher, { publishRun: lane, stages }, options)
  await updatePublishRun(table, lane, { ...update, updated: now().toISOString() })
  return failuresOf(published)
}

async function stopLane({ table, now, invalidatePages }: Publisher, lane: StoredPublishRun): Promise<void> {
  if (lane.state !== 'running') return
  if (lane.stale) await invalidatePages()
  await updatePublishRun(table, lane, { state: 'stopped', updated: now().toISOString(), stale: undefined })
}

const isCurrent = (publishRun: StoredPublishRun | undefined, { pass }: Lane) =>
  publishRun?.state === 'running' && publishRun.lanes?.pass === pass

/** Publishes one chunk of a lane. Its update in the stream triggers the next one. */
export async function driveLane(
  publisher: Publisher,
  key: RunKey,
  options: ChunkOptions,
): Promise<readonly FailedPage[]> {
  const { table } = publisher
  const stored = await readRunAt(table, key)
  if (!stored?.lane) return []
  if (!isCurrent(await getPublishRun(table, stored.id), stored.lane)) {
    await stopLane(publisher, stored)
    return []
  }
  const failed = stored.state === 'running' ? await advanceLane(publisher, stored, options) : []
  const advanced = await readRunAt(table, keyOfRun(stored))
  if (advanced) await reportProgress(publisher, advanced, stored.lane)
  return failed.map(({ path, reason, isKnown }) => ({ path, reason, isKnown }))
}
