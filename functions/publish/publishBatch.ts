import type { DynamoDBBatchResponse, DynamoDBRecord, StreamRecord } from 'aws-lambda'
import { STREAM_BATCH } from '../manifest.ts'
import { RUNS } from '../store/keys/publishKeys.ts'
import { wakeAgain } from '../store/publishing/runs.ts'
import { publishChanges } from './publishChanges.ts'
import type { Publisher } from './publisher.ts'
import { report } from './report.ts'
import { driveRun } from './runs/advanceRun.ts'
import { BOUNDS } from './splitPlan.ts'

interface Wake {
  run: string
  sequence: string
}

/** A run that was only told to go through its pages again is at work already. */
const isMoved = ({ OldImage, NewImage }: StreamRecord = {}) =>
  OldImage === undefined || OldImage['revision']?.N !== NewImage?.['revision']?.N

/** Runs that were started or moved: each wakes the publisher for its next part. */
function wakesOf(records: readonly DynamoDBRecord[]): Wake[] {
  const wakes = new Map<string, Wake>()
  for (const { eventName, dynamodb } of records) {
    const run = dynamodb?.Keys?.['sk']?.S ?? ''
    if (dynamodb?.Keys?.['pk']?.S !== RUNS || eventName === 'REMOVE' || wakes.has(run)) continue
    if (!isMoved(dynamodb)) continue
    wakes.set(run, { run, sequence: dynamodb.SequenceNumber ?? '' })
  }
  return [...wakes.values()]
}

/** One part, a small one where many changes come: the move it ends with wakes the publisher for the next, and edits come in between. */
async function takePart(publisher: Publisher, { run: id }: Wake, isBusy: boolean): Promise<void> {
  const start = performance.now()
  const { run, failed } = await driveRun(publisher, id, { parts: 1, isBusy })
  if (run?.state !== 'done' && failed.length === 0) return
  const { rendered = 0, written = 0, removed = 0 } = run ?? {}
  const ms = Math.round(performance.now() - start)
  report('run', { rendered, skipped: rendered - written, removed, redirected: 0, failed, ms })
}

/** Deals with a batch of the stream: changes of content first, then a part of each run. Behind a full batch more changes wait, and come first. */
export async function publishBatch(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
): Promise<DynamoDBBatchResponse> {
  const wakes = wakesOf(records)
  const { repeatFrom, result } = await publishChanges(publisher, records, { woken: wakes[0]?.run })
  if (result) report('stream', result)
  const others = records.filter(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S !== RUNS)
  for (const wake of wakes) {
    const hasWoken =
      records.length >= STREAM_BATCH && (await wakeAgain(publisher.table, wake.run, publisher.now()))
    if (!hasWoken) await takePart(publisher, wake, others.length >= BOUNDS.burst)
  }
  return { batchItemFailures: repeatFrom === undefined ? [] : [{ itemIdentifier: repeatFrom }] }
}
