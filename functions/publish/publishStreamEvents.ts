import type { DynamoDBRecord } from 'aws-lambda'
import { streamEventOf, type StreamEvent } from './readStream.ts'
import { isReadBy, parseDependencyKey, parseAffectedKey } from '../pages/dependencyKey.ts'
import { contentReader } from '../store/contentReader.ts'
import { recordAffected } from '../store/publishing/affectedKeys.ts'
import { eventsOfBatch } from './streamEvents/batchEvents.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { planEvents, planChanges, type PlannedEvent } from './planActions.ts'
import type { Publisher, PublishResult } from './publisher.ts'
import { changedPaths, failuresOf, executePlan, resultOf } from './executePlan.ts'
import { writePublishStatuses } from './publishStatuses/writePublishStatuses.ts'
import { queueForRun } from './runs/queueForRun.ts'
import { listBatch } from './runs/runSitemap.ts'
import { indexPages } from './search/indexPages.ts'
import { publishRules } from './search/publishRules.ts'
import { BOUNDS, pathsOfRemaining, countRemaining, splitPlan, type Bounds } from './plan.ts'

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
 * Publishes stream records. Failed pages cause a retry from the first related record; idempotent. Pages above
 * `bounds` are queued.
 * @param woken run whose next chunk follows this batch
 */
export async function publishStreamEvents(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
  { bounds = BOUNDS, woken }: { bounds?: Bounds; woken?: string | undefined } = {},
): Promise<{ repeatFrom: string | undefined; result: PublishResult | undefined }> {
  const streamEvents: StreamEvent[] = []
  for (const record of records) {
    const streamEvent = streamEventOf(record, publisher.registry)
    if (streamEvent) streamEvents.push(streamEvent)
    else streamEvents.push(...(await eventsOfBatch(publisher, record)))
  }
  if (streamEvents.length === 0) return { repeatFrom: undefined, result: undefined }
  const started = publisher.now()
  const { table, registry } = publisher
  const reader = contentReader({ table, registry, now: started, consistent: true })
  const planned = await planEvents(streamEvents, reader)
  const affectedKeys = planned.flatMap((one) => one.affected.keys)
  await recordAffected(table, affectedKeys, publisher.now())
  const plan = await planChanges(planned, new PageIndex(table))
  const { now, remaining } = splitPlan(plan, bounds)
  await publishRules(publisher, streamEvents)
  const published = await executePlan(publisher, now)
  await publisher.invalidate(changedPaths(published, publisher.now()))
  // edits do not wait for indexing; a crash before it retries the batch
  const isSplit = countRemaining(remaining) > 0
  const publishRun = isSplit
    ? await queueForRun(publisher, plan.streamEvents, { remaining, maxQueued: bounds.queued })
    : undefined
  await indexPages(publisher, published)
  await writePublishStatuses(publisher, {
    streamEvents: plan.streamEvents,
    published,
    started,
    remaining: pathsOfRemaining(remaining),
    publishRun,
  })
  await listBatch(publisher, published, publishRun ?? woken)
  return { repeatFrom: firstToRepeat(plan.streamEvents, failuresOf(published)), result: resultOf(published) }
}
