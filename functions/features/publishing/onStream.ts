import type { DynamoDBBatchResponse, DynamoDBRecord, StreamRecord } from 'aws-lambda'
import { STREAM_BATCH } from '../../core/manifest.ts'
import { PUBLISH_LANE, PUBLISH_RUNS, RELEASE_BUILD } from './store/publishKeys.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import type { Publisher } from './publisher.ts'
import { report } from './report.ts'
import type { RunKey } from './store/publishRuns.ts'
import { keyName } from '../../core/store/keys.ts'
import { updateTextsFromStream } from '../search/index.ts'
import type { Staging } from './staged/stagePages.ts'
import { BOUNDS } from './plan.ts'
import { triggerPublisher } from './store/ensurePublishRun.ts'

const isOfRun = ({ dynamodb }: DynamoDBRecord) => {
  const partition = dynamodb?.Keys?.pk?.S ?? ''
  return partition === PUBLISH_RUNS || partition.startsWith(PUBLISH_LANE)
}

/** Changes without a new revision only store progress or request repetition of an active run. */
const hasNewRevision = ({ OldImage, NewImage }: StreamRecord = {}) =>
  OldImage === undefined || OldImage.revision?.N !== NewImage?.revision?.N

const isRunKey = ({ pk }: RunKey) => pk === PUBLISH_RUNS

function wakesOf(records: readonly DynamoDBRecord[]): RunKey[] {
  const keys = records
    .filter((record) => isOfRun(record) && record.eventName !== 'REMOVE' && hasNewRevision(record.dynamodb))
    .map(({ dynamodb }) => ({ pk: dynamodb?.Keys?.pk?.S ?? '', sk: dynamodb?.Keys?.sk?.S ?? '' }))
  return [...new Map(keys.map((key) => [keyName(key), key])).values()]
}

/** Publishes one chunk; its end triggers the next through the stream, so edits can intervene. */
async function publishChunk(publisher: Publisher, id: string, isBusy: boolean): Promise<void> {
  const start = performance.now()
  const { driveRun } = await import('./runs/advanceRun.ts')
  const { publishRun, failed } = await driveRun(publisher, id, { maxChunks: 1, isBusy })
  if (publishRun?.state !== 'done' && failed.length === 0) return
  const { rendered = 0, written = 0, removed = 0 } = publishRun ?? {}
  const ms = Math.round(performance.now() - start)
  report('run', { rendered, skipped: rendered - written, removed, redirected: 0, failed, ms })
}

/** Publishes at most one chunk in all lanes, so that edits do not wait for more. */
async function publishLanes(publisher: Publisher, lanes: readonly RunKey[], isBusy: boolean): Promise<void> {
  if (lanes.length === 0) return
  const { driveLane } = await import('./runs/lanes.ts')
  for (const key of lanes) {
    const failed = await driveLane(publisher, key, { isBusy, sharedBy: lanes.length })
    if (failed.length > 0)
      report('lane', { rendered: 0, skipped: 0, removed: 0, redirected: 0, failed: [...failed], ms: 0 })
  }
}

const isBuildRequest = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.sk?.S === RELEASE_BUILD

/** Publishes content edits first, then one chunk per run. After a full batch the run is deferred. */
export async function onStream(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
  openStaging?: () => Promise<Staging>,
): Promise<DynamoDBBatchResponse> {
  const wakes = wakesOf(records)
  const { repeatFrom, result } = await publishStreamEvents(publisher, records, {
    woken: wakes.find(isRunKey)?.sk,
  })
  if (result) report('stream', result)
  await updateTextsFromStream(publisher, records)
  if (openStaging && records.some(isBuildRequest)) {
    const { stageReleases } = await import('./staged/stageRelease.ts')
    await stageReleases(publisher, await openStaging(), { records })
  }
  const isBusy = records.filter((record) => !isOfRun(record)).length >= BOUNDS.burst
  const due: RunKey[] = []
  for (const key of wakes) {
    const isDeferred =
      records.length >= STREAM_BATCH && (await triggerPublisher(publisher.table, key, publisher.now()))
    if (!isDeferred) due.push(key)
  }
  const [runs, lanes] = [due.filter(isRunKey), due.filter((key) => !isRunKey(key))]
  for (const { sk } of runs) await publishChunk(publisher, sk, isBusy)
  await publishLanes(publisher, lanes, isBusy)
  return { batchItemFailures: repeatFrom === undefined ? [] : [{ itemIdentifier: repeatFrom }] }
}
