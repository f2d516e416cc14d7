import type { DynamoDBRecord } from 'aws-lambda'
import { changeOf, type Change } from './changes/change.ts'
import { isReadBy, keyRead, keyTouched } from '../pages/keyParts.ts'
import { contentReader } from '../store/contentReader.ts'
import { noteTouched } from '../store/publishing/touchedKeys.ts'
import { changesOfBatch } from './changes/batchChanges.ts'
import { PageIndex } from '../pages/pageIndex.ts'
import { plannedChanges, planOf, type PlannedChange } from './plan.ts'
import type { Publisher, PublishResult } from './publisher.ts'
import { changedPaths, failuresOf, publishPlan, resultOf } from './publishPlan.ts'
import { writeReceipts } from './receipts/writeReceipts.ts'
import { leaveToRun } from './runs/leaveToRun.ts'
import { listBatch } from './runs/runSitemap.ts'
import { indexPages } from './search/indexPages.ts'
import { publishRules } from './search/publishRules.ts'
import { BOUNDS, pathsOfRest, sizeOfRest, splitPlan, type Bounds } from './splitPlan.ts'

type Failed = ReturnType<typeof failuresOf>[number]

const concerns = ({ paths, touched }: PlannedChange, failed: Failed) =>
  paths.has(failed.path) ||
  [...failed.keys].map(keyRead).some((read) => touched.keys.some((key) => isReadBy(read, keyTouched(key))))

/** The first change that a failed page read; the stream is read again from there. */
function firstToRepeat(changes: readonly PlannedChange[], failed: readonly Failed[]): string | undefined {
  if (failed.length === 0) return undefined
  const index = changes.findIndex((one) => failed.some((page) => concerns(one, page)))
  return changes[Math.max(index, 0)]?.change.sequence
}

/**
 * Publishes what a batch of the stream touches. Pages that fail keep their old version, and the batch is to be repeated from the
 * first change they read; the others are done and cost nothing the second time. What is more than `bounds` is left to a run.
 * @param woken a run whose next part follows this batch
 */
export async function publishChanges(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
  { bounds = BOUNDS, woken }: { bounds?: Bounds; woken?: string | undefined } = {},
): Promise<{ repeatFrom: string | undefined; result: PublishResult | undefined }> {
  const changes: Change[] = []
  for (const record of records) {
    const change = changeOf(record, publisher.registry)
    if (change) changes.push(change)
    else changes.push(...(await changesOfBatch(publisher, record)))
  }
  if (changes.length === 0) return { repeatFrom: undefined, result: undefined }
  const started = publisher.now()
  const { table, registry } = publisher
  const reader = contentReader({ table, registry, now: started, consistent: true })
  const planned = await plannedChanges(changes, reader)
  const touched = planned.flatMap((one) => one.touched.keys)
  await noteTouched(table, touched, publisher.now())
  const plan = await planOf(planned, new PageIndex(table))
  const { now, rest } = splitPlan(plan, bounds)
  await publishRules(publisher, changes)
  const published = await publishPlan(publisher, now)
  await publisher.invalidate(changedPaths(published, publisher.now()))
  // edits do not wait for it; whoever dies before it has the batch repeated
  const isSplit = sizeOfRest(rest) > 0
  const run = isSplit
    ? await leaveToRun(publisher, plan.changes, { rest, mostQueued: bounds.queued })
    : undefined
  await indexPages(publisher, published)
  await writeReceipts(publisher, { changes: plan.changes, published, started, rest: pathsOfRest(rest), run })
  await listBatch(publisher, published, run ?? woken)
  return { repeatFrom: firstToRepeat(plan.changes, failuresOf(published)), result: resultOf(published) }
}
