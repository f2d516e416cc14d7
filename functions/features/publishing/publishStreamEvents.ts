import type { DynamoDBRecord } from 'aws-lambda'
import { isReadBy, parseDependencyKey, parseAffectedKey } from './pageData/dependencyKey.ts'
import { announce } from './announce/announce.ts'
import { failuresOf, resultOf, type PublishResult } from './outcome.ts'
import { BOUNDS, plan, type Bounds } from './plan.ts'
import type { PlannedEvent } from './planActions.ts'
import { publishPages } from './publishPages.ts'
import type { Publisher } from './publisher.ts'
import { readStream } from './readStream.ts'
import { publishRules } from './announce/publishRules.ts'

type Failed = ReturnType<typeof failuresOf>[number]

const isRelatedTo = ({ paths, affected }: PlannedEvent, failed: Failed) =>
  paths.has(failed.path) ||
  [...failed.keys]
    .map(parseDependencyKey)
    .some((read) => affected.keys.some((key) => isReadBy(read, parseAffectedKey(key))))

function firstToRepeat(streamEvents: readonly PlannedEvent[], failed: readonly Failed[]): string | undefined {
  if (failed.length === 0) return undefined
  const index = streamEvents.findIndex((one) => failed.some((page) => isRelatedTo(one, page)))
  return streamEvents[Math.max(index, 0)]?.streamEvent.sequence
}

/**
 * Publishes stream records in five steps: `readStream`, `plan`, `render` and `write` for each page, `announce`. Failed
 * pages cause a retry from the first related record; idempotent. Pages above `bounds` are queued.
 * @param woken run whose next chunk follows this batch
 */
export async function publishStreamEvents(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
  { bounds = BOUNDS, woken }: { bounds?: Bounds; woken?: string | undefined } = {},
): Promise<{ repeatFrom: string | undefined; result: PublishResult | undefined }> {
  const streamEvents = await readStream(publisher, records)
  if (streamEvents.length === 0) return { repeatFrom: undefined, result: undefined }
  const planned = await plan(publisher, streamEvents, bounds)
  await publishRules(publisher, streamEvents)
  const published = await publishPages(publisher, planned.immediate)
  await announce(publisher, { plan: planned, published, maxQueued: bounds.queued, woken })
  return {
    repeatFrom: firstToRepeat(planned.streamEvents, failuresOf(published)),
    result: resultOf(published),
  }
}
