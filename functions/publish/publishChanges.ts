import type { DynamoDBRecord } from 'aws-lambda'
import { changeOf, type Change } from './changes/change.ts'
import { isReadBy, keyRead } from '../pages/keyRange.ts'
import { changesOfBatch } from './changes/batchChanges.ts'
import { PageIndex } from './pages/pageIndex.ts'
import { planOf, type Fate, type Plan, type PlannedChange } from './plan.ts'
import type { Publisher, PublishResult } from './publisher.ts'
import { changedPaths, changesSitemap, failuresOf, publishPlan, resultOf, shiftsOf } from './publishPlan.ts'
import { writeReceipts } from './receipts/writeReceipts.ts'
import { runForRest } from './runs/runForRest.ts'
import { writeSitemap } from './writeSitemap.ts'

/** Pages that a batch renders itself; a change that concerns more leaves the rest to a run, which survives being killed. */
export const AT_ONCE = 150

type Failed = ReturnType<typeof failuresOf>[number]

const concerns = ({ paths, touched }: PlannedChange, failed: Failed) =>
  paths.has(failed.path) ||
  [...failed.keys].map(keyRead).some((read) => touched.keys.some((key) => isReadBy(read, key)))

/** The first change that a failed page read; the stream is read again from there. */
function firstToRepeat(changes: readonly PlannedChange[], failed: readonly Failed[]): string | undefined {
  if (failed.length === 0) return undefined
  const index = changes.findIndex((one) => failed.some((page) => concerns(one, page)))
  return changes[Math.max(index, 0)]?.change.sequence
}

/** What is done now: moves and removals all of them, and as many renderings as fit. */
function splitPlan({ fates }: Plan): { now: Map<string, Fate>; rest: Set<string> } {
  const now = new Map<string, Fate>()
  const rest = new Set<string>()
  let renderings = 0
  for (const [path, fate] of fates) {
    if (fate.kind === 'render') renderings += 1
    if (fate.kind === 'render' && renderings > AT_ONCE) rest.add(path)
    else now.set(path, fate)
  }
  return { now, rest }
}

/**
 * Publishes what a batch of the stream touches. Pages that fail keep their old version, and the batch is to be repeated from the
 * first change they read; the others are done and cost nothing the second time.
 */
export async function publishChanges(
  publisher: Publisher,
  records: readonly DynamoDBRecord[],
): Promise<{ repeatFrom: string | undefined; result: PublishResult | undefined }> {
  const changes: Change[] = []
  for (const record of records) {
    const change = changeOf(record, publisher.registry)
    if (change) changes.push(change)
    else changes.push(...(await changesOfBatch(publisher, record)))
  }
  if (changes.length === 0) return { repeatFrom: undefined, result: undefined }
  const started = publisher.now()
  const plan = await planOf(changes, new PageIndex(publisher.table), started)
  const { now, rest } = splitPlan(plan)
  const run = rest.size > 0 ? await runForRest(publisher, plan.changes, rest) : undefined
  const published = await publishPlan(publisher, now)
  await publisher.invalidate(changedPaths(published), [])
  await writeReceipts(publisher, { changes: plan.changes, published, started, rest, run })
  if (changesSitemap(published)) await writeSitemap(publisher, shiftsOf(published))
  return { repeatFrom: firstToRepeat(plan.changes, failuresOf(published)), result: resultOf(published) }
}
