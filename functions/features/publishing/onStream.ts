import type { DynamoDBBatchResponse, DynamoDBRecord, StreamRecord } from 'aws-lambda'
import { STREAM_BATCH } from '../../core/manifest.ts'
import { PUBLISH_RUNS, RELEASE_BUILD } from './store/publishKeys.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import type { Publisher } from './publisher.ts'
import { report } from './report.ts'
import { driveRun } from './runs/advanceRun.ts'
import { updateTextsFromStream } from '../search/index.ts'
import type { Staging } from './staged/stagePages.ts'
import { BOUNDS } from './plan.ts'
import { triggerPublisher } from './store/ensurePublishRun.ts'

interface Wake {
  publishRun: string
  sequence: string
}

/** Changes without a new revision only request repetition of an active run. */
const hasNewRevision = ({ OldImage, NewImage }: StreamRecord = {}) =>
  OldImage === undefined || OldImage.revision?.N !== NewImage?.revision?.N

function wakesOf(records: readonly DynamoDBRecord[]): Wake[] {
  const wakes = new Map<string, Wake>()
  for (const { eventName, dynamodb } of records) {
    const publishRun = dynamodb?.Keys?.sk?.S ?? ''
    if (dynamodb?.Keys?.pk?.S !== PUBLISH_RUNS || eventName === 'REMOVE' || wakes.has(publishRun)) continue
    if (!hasNewRevision(dynamodb)) continue
    wakes.set(publishRun, { publishRun, sequence: dynamodb.SequenceNumber ?? '' })
  }
  return [...wakes.values()]
}

/** Publishes one chunk; its end triggers the next through the stream, so edits can intervene. */
async function publishChunk(publisher: Publisher, { publishRun: id }: Wake, isBusy: boolean): Promise<void> {
  const start = performance.now()
  const { publishRun, failed } = await driveRun(publisher, id, { maxChunks: 1, isBusy })
  if (publishRun?.state !== 'done' && failed.length === 0) return
  const { rendered = 0, written = 0, removed = 0 } = publishRun ?? {}
  const ms = Math.round(performance.now() - start)
  report('run', { rendered, skipped: rendered - written, removed, redirected: 0, failed, ms })
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
    woken: wakes[0]?.publishRun,
  })
  if (result) report('stream', result)
  await updateTextsFromStream(publisher, records)
  if (openStaging && records.some(isBuildRequest)) {
    const { stageReleases } = await import('./staged/stageRelease.ts')
    await stageReleases(publisher, await openStaging(), records)
  }
  const contentRecords = records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S !== PUBLISH_RUNS)
  for (const wake of wakes) {
    const isDeferred =
      records.length >= STREAM_BATCH &&
      (await triggerPublisher(publisher.table, wake.publishRun, publisher.now()))
    if (!isDeferred) await publishChunk(publisher, wake, contentRecords.length >= BOUNDS.burst)
  }
  return { batchItemFailures: repeatFrom === undefined ? [] : [{ itemIdentifier: repeatFrom }] }
}
